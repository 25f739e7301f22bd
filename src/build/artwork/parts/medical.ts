import { brand, material } from '../palette.ts';
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts';
import type { Place, Tone, World } from '../world.ts';
import { putBoxes } from './box.ts';
import { display } from './screens.ts';
import { disc } from './terrain.ts';

/** An operating lamp hanging from the ceiling, its head about 1.1 m wide around the origin. */
export function operatingLamp(tone: Tone): string {
  const bulbs = [
    [-0.3, 0.02],
    [-0.1, -0.04],
    [0.12, -0.03],
    [0.31, 0.03],
    [0, 0.06],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y - 0.03, 0.09, 0.042, '#fffbe6'))
    .join('');
  return (
    stroke('M0 2.4V1.3L.7 .9L.35 .2', tone('#b9c0cc'), 0.08) +
    circle(0, 1.3, 0.09, tone('#8d9aa8')) +
    circle(0.7, 0.9, 0.09, tone('#8d9aa8')) +
    path('M-.6 0Q-.5 .26 0 .28Q.5 .26 .6 0Z', tone('#e6ebec')) +
    ellipse(0, 0, 0.6, 0.14, tone('#c9d3d6')) +
    ellipse(0, -0.01, 0.53, 0.11, '#fff3c9') +
    bulbs
  );
}

/** A drip stand 1.9 m high. */
export const dripStand = (tone: Tone, fluid = '#cfe8ee'): string =>
  stroke('M0 .05V1.9M-.2 1.86H.2M-.26 .03L0 .12L.26 .03', tone(material.steel), 0.035) +
  rect(-0.26, 1.42, 0.17, 0.36, tone(fluid), 0.05) +
  stroke('M-.17 1.42Q-.2 1 -.06 .8', tone(fluid), 0.018) +
  rect(0.1, 1.46, 0.15, 0.32, tone('#d8403a'), 0.05);

/** A trolley with a screen of vital signs, 1.5 m high. */
export function vitals(world: World, at: Place): void {
  world.sprite(
    at,
    (tone) =>
      stroke('M0 .1V1', tone(material.steel), 0.06) +
      stroke('M-.26 .06H.26', tone('#3b4668'), 0.09) +
      circle(-0.26, 0.04, 0.05, tone('#20263a')) +
      circle(0.26, 0.04, 0.05, tone('#20263a')) +
      rect(-0.28, 0.62, 0.56, 0.06, tone('#dfe3e2')) +
      rect(-0.34, 0.96, 0.68, 0.5, tone('#dfe3e2'), 0.04) +
      group('translate(-.3 1)', display(world, 'pulse', 0.6, 0.42, '#0f2338')),
  );
}

/** A couch for patients: narrow, with a steel pedestal, lying along x. */
export function couch(world: World, at: Place, cover: string, length = 2, height = 0.85): void {
  const [x, y, z] = at;
  disc(world, x, z, length * 0.55, 0.5, '#1a1a38', 'opacity=".16"');
  putBoxes(world, at, [
    { at: [x, y, z], size: [0.7, 0.1, 0.5], colour: '#8d9aa8' },
    { at: [x, y + 0.1, z], size: [0.32, height - 0.28, 0.3], colour: '#b9c0cc' },
    { at: [x, y + height - 0.2, z], size: [length, 0.08, 0.66], colour: '#dfe3e2' },
    { at: [x, y + height - 0.12, z], size: [length - 0.04, 0.14, 0.6], colour: cover },
    { at: [x - length * 0.4, y + height + 0.02, z], size: [0.36, 0.1, 0.46], colour: '#ffffff' },
  ]);
}

/** A light box with an X-ray of a chest, w by h, origin at its lower left. */
export function chestXray(w: number, h: number): string {
  const ribs = [0.34, 0.43, 0.52, 0.61, 0.7]
    .map((y, i) => {
      const s = 0.25 + Math.sin((i + 1) * 0.6) * 0.05;
      return `M.48 ${y + 0.05}Q${0.5 - s} ${y + 0.08} ${0.5 - s * 1.1} ${y - 0.09}M.52 ${y + 0.05}Q${0.5 + s} ${y + 0.08} ${0.5 + s * 1.1} ${y - 0.09}`;
    })
    .join('');
  return group(
    `scale(${w} ${h})`,
    rect(0, 0, 1, 1, '#10243a', 0.03) +
      path('M.2 .1Q.1 .5 .3 .82H.7Q.9 .5 .8 .1Z', '#3f6f8f', 'opacity=".5"') +
      path(
        'M.46 .3Q.2 .3 .24 .5Q.28 .8 .4 .8Q.47 .74 .46 .3ZM.54 .34Q.8 .3 .76 .5Q.72 .8 .6 .8Q.53 .74 .54 .34Z',
        '#0b1a2c',
      ) +
      stroke('M.5 .08V.95', '#cfe6f2', 0.05, 'stroke-dasharray=".035 .022"') +
      stroke(ribs, '#b8d6e6', 0.022) +
      stroke('M.48 .84Q.34 .9 .18 .82M.52 .84Q.66 .9 .82 .82', '#cfe6f2', 0.03) +
      ellipse(0.57, 0.4, 0.1, 0.09, '#9cc3d8', 'opacity=".55"'),
  );
}

/** A light box with an X-ray of a hand. */
export function handXray(w: number, h: number): string {
  const bones = [
    [-26, 0.3],
    [-11, 0.4],
    [2, 0.43],
    [15, 0.38],
    [52, 0.26],
  ]
    .map(([angle = 0, length = 0.4]) =>
      group(
        `translate(.5 .38) rotate(${-angle})`,
        stroke(
          `M0 .1V${0.1 + length * 0.36}M0 ${0.15 + length * 0.4}V${0.12 + length * 0.7}M0 ${0.17 + length * 0.74}V${0.14 + length}`,
          '#d3e8f3',
          0.036,
        ),
      ),
    )
    .join('');
  return group(
    `scale(${w} ${h})`,
    rect(0, 0, 1, 1, '#10243a', 0.03) +
      path('M.36 .05H.64L.72 .45Q.7 .55 .5 .55Q.3 .55 .3 .4Z', '#3f6f8f', 'opacity=".45"') +
      stroke('M.44 .05V.26M.56 .05V.26', '#d3e8f3', 0.05) +
      [
        [0.43, 0.34],
        [0.51, 0.33],
        [0.59, 0.35],
        [0.47, 0.41],
        [0.56, 0.42],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 0.038, '#c3deec'))
        .join('') +
      bones,
  );
}

/** A magnetic resonance scanner seen from the front, its ring about 2.4 m high. */
export function scanner(tone: Tone): string {
  return (
    rect(-1.35, 0, 2.7, 2.45, tone('#eef1f0'), 0.5) +
    rect(-1.35, 0, 2.7, 0.5, tone('#d3dbdb'), 0.2) +
    circle(0, 1.3, 0.98, tone('#d9e2e3')) +
    circle(0, 1.3, 0.8, tone('#9fb6c0')) +
    circle(0, 1.3, 0.72, tone('#33496a')) +
    circle(0, 1.36, 0.56, tone('#1b2b48')) +
    circle(0, 1.3, 0.88, 'none', 'stroke="#7fe0d0" stroke-width=".035"') +
    rect(0.98, 1.9, 0.2, 0.3, tone('#15264b'), 0.03) +
    circle(1.08, 1.72, 0.05, '#6fbf73') +
    rect(-0.16, 2.22, 0.32, 0.08, tone(brand.maroon), 0.03)
  );
}

/** A red drop for blood donation, 1 unit high. */
export const drop = (tone: Tone): string =>
  path('M0 1Q.36 .5 .34 .33A.34 .34 0 0 0 -.34 .33Q-.36 .5 0 1Z', tone('#d3273a')) +
  path('M-.2 .34Q-.2 .5 -.06 .66Q-.14 .44 -.12 .26Z', '#ffffff', 'opacity=".5"');

/** A cross in a rounded square, 1 unit wide. */
export const cross = (tone: Tone): string =>
  rect(-0.5, 0, 1, 1, tone('#fbf7ef'), 0.18) +
  rect(-0.11, 0.2, 0.22, 0.6, tone(brand.maroon), 0.03) +
  rect(-0.3, 0.39, 0.6, 0.22, tone(brand.maroon), 0.03);
