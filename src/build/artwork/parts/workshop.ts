import { darker, lighter } from '../colour.ts';
import { brand, material } from '../palette.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import type { Place, Tone, World } from '../world.ts';
import { putBoxes } from './box.ts';
import { disc } from './terrain.ts';

/** A lathe about 2.4 m wide with its chuck and carriage. */
export function lathe(tone: Tone, colour = '#3f7f86'): string {
  return (
    rect(-1.15, 0, 0.5, 0.62, tone(darker(colour, 0.3))) +
    rect(0.6, 0, 0.5, 0.62, tone(darker(colour, 0.3))) +
    rect(-1.25, 0.6, 2.5, 0.2, tone(colour), 0.02) +
    rect(-1.25, 0.74, 2.5, 0.06, tone(material.steel)) +
    rect(-1.25, 0.8, 0.7, 0.62, tone(lighter(colour, 0.08)), 0.06) +
    circle(-1.04, 1.26, 0.05, '#e2483d') +
    circle(-0.9, 1.26, 0.05, '#6fbf73') +
    rect(-1.12, 0.9, 0.34, 0.2, tone('#20263a'), 0.02) +
    rect(-0.55, 0.93, 0.14, 0.36, tone(material.iron), 0.03) +
    rect(-0.42, 1.05, 0.72, 0.12, tone('#c9ced6'), 0.01) +
    rect(-0.42, 1.12, 0.72, 0.03, '#ffffff', 0, 'opacity=".5"') +
    path('M.3 1.06L.46 1.11L.3 1.16Z', tone(material.iron)) +
    rect(0.44, 0.98, 0.4, 0.24, tone(lighter(colour, 0.08)), 0.04) +
    rect(0.52, 0.8, 0.3, 0.2, tone(colour)) +
    rect(-0.16, 0.8, 0.36, 0.16, tone(darker(colour, 0.15)), 0.02) +
    circle(0.02, 0.7, 0.12, 'none', `stroke="${tone('#c9ced6')}" stroke-width=".03"`) +
    rect(-0.02, 0.94, 0.08, 0.14, tone('#20263a'))
  );
}

/** A machining centre as a block with a lit window, 2.2 m wide. */
export function machiningCentre(world: World, at: Place, colour = '#dfe3e2'): void {
  const [x, y, z] = at;
  disc(world, x, z, 1.4, 0.9, '#1a1a38', 'opacity=".18"');
  putBoxes(world, at, [
    { at, size: [2.2, 2, 1.4], colour },
    { at: [x, y, z - 0.71], size: [2.2, 0.3, 0.02], colour: brand.maroon },
  ]);
  world.sprite(
    [x, y, z - 0.72],
    (tone) =>
      rect(-0.95, 0.75, 1.2, 0.9, tone('#20304f'), 0.06) +
      rect(-0.9, 0.8, 1.1, 0.8, '#8fc9d0', 0.04, 'opacity=".5"') +
      rect(-0.42, 1.2, 0.14, 0.4, tone('#8d9aa8')) +
      path('M-.42 1.2H-.28L-.35 1.05Z', tone('#59637a')) +
      rect(-0.7, 0.84, 0.7, 0.14, tone('#b9c0cc')) +
      stroke('M-.35 1.03L-.5 1.12M-.35 1.03L-.22 1.14M-.35 1.03L-.18 1.04', '#ffe08a', 0.02) +
      rect(0.42, 0.95, 0.5, 0.72, tone('#3b4668'), 0.04) +
      rect(0.48, 1.3, 0.38, 0.28, '#7fe0d0', 0.02) +
      [0, 1, 2]
        .map((i) => circle(0.54 + i * 0.12, 1.1, 0.04, ['#e2483d', '#f2c46b', '#6fbf73'][i] ?? '#ffffff'))
        .join(''),
    0.8,
  );
}

/** A three-dimensional printer about 0.6 m wide with a half-printed vase. */
export function printer(tone: Tone, colour: string = brand.maroon): string {
  return (
    stroke('M-.28 .04V.7H.28V.04', tone('#2b3350'), 0.06) +
    rect(-0.34, 0, 0.68, 0.08, tone('#2b3350'), 0.02) +
    rect(-0.2, 0.1, 0.4, 0.025, tone('#8fd0c8')) +
    path('M-.1 .125H.1Q.06 .2 .1 .27Q.14 .34 .12 .36H-.12Q-.14 .34 -.1 .27Q-.06 .2 -.1 .125Z', tone(colour)) +
    stroke('M-.28 .47H.28', tone('#8d9aa8'), 0.025) +
    path('M-.04 .52H.06V.42L.01 .365L-.04 .42Z', tone('#59637a')) +
    circle(0.16, 0.7, 0.12, 'none', `stroke="${tone(brand.marigold)}" stroke-width=".05"`)
  );
}
