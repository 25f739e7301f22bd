import { darker, lighter } from '../colour.ts';
import { brand, material } from '../palette.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import type { Tone } from '../world.ts';

const wheel = (tone: Tone, x: number, r: number): string =>
  circle(x, r, r, tone('#20263a')) + circle(x, r, r * 0.5, tone('#b9c0cc')) + circle(x, r, r * 0.2, tone('#59637a'));

/** A college bus of 10 m, seen from its side, facing right. */
export function bus(tone: Tone, colour: string = brand.marigold, lit = false): string {
  const glass = lit ? '#ffe2a0' : tone('#bcdde2');
  const panes = [0, 1, 2, 3, 4].map((i) => rect(-4.5 + i * 1.5, 1.55, 1.32, 0.95, glass, 0.12)).join('');
  const glints = lit
    ? ''
    : [0, 2, 3].map((i) => path(`M${-4.1 + i * 1.5} 1.55h.3l.4 .95h-.3Z`, '#ffffff', 'opacity=".4"')).join('');
  return (
    path('M-5 .55V2.7Q-5 3.05 -4.65 3.05H4.3Q4.8 3.05 4.92 2.6L5.08 1.5V.55Z', tone(colour)) +
    path('M-5 .55H5.08V1H-5Z', tone(darker(colour, 0.24))) +
    rect(-5, 1.14, 10.06, 0.2, tone(brand.maroon)) +
    path('M-4.7 3.05H4.2L4 3.2H-4.4Z', tone(lighter(colour, 0.3))) +
    panes +
    glints +
    rect(3.06, 0.68, 0.98, 1.86, glass, 0.1) +
    stroke('M3.55 .7V2.5', tone(colour), 0.08) +
    path('M4.24 1.5H4.98L4.84 2.46Q4.8 2.55 4.7 2.55H4.24Z', glass) +
    rect(4.8, 0.8, 0.28, 0.24, '#fff3cf', 0.06) +
    rect(-5.02, 0.86, 0.14, 0.3, '#e2483d', 0.04) +
    path('M-3.7 .55A.62 .62 0 0 1 -2.46 .55ZM1.5 .55A.62 .62 0 0 1 2.74 .55Z', tone('#20263a')) +
    wheel(tone, -3.08, 0.5) +
    wheel(tone, 2.12, 0.5) +
    stroke('M5.02 1.9L5.26 1.86V1.5', tone('#3b4252'), 0.07)
  );
}

/** A car of 4 m from its side, facing right. */
export function car(tone: Tone, colour: string): string {
  return (
    path(
      'M-2 .35Q-2.05 .85 -1.75 .92L-1.2 .98L-.75 1.42Q-.65 1.5 -.5 1.5H.55Q.75 1.5 .9 1.36L1.3 .98L1.75 .88Q2.02 .82 2 .35Z',
      tone(colour),
    ) +
    path('M-2 .35H2L2 .55H-2.02Z', tone(darker(colour, 0.25))) +
    path('M-.95 1L-.62 1.36Q-.56 1.4 -.5 1.4H0V1ZM.1 1V1.4H.5Q.65 1.4 .76 1.3L1.05 1Z', tone('#bcdde2')) +
    rect(1.76, 0.62, 0.22, 0.14, '#fff3cf', 0.04) +
    rect(-2.02, 0.62, 0.14, 0.16, '#e2483d', 0.03) +
    wheel(tone, -1.2, 0.34) +
    wheel(tone, 1.2, 0.34)
  );
}

/** A car from behind, 1.8 m wide, as parked in a row. */
export function carBack(tone: Tone, colour: string): string {
  return (
    rect(-0.8, 0, 0.24, 0.4, tone('#20263a'), 0.04) +
    rect(0.56, 0, 0.24, 0.4, tone('#20263a'), 0.04) +
    path(
      'M-.9 .26V.8Q-.9 .95 -.78 1L-.62 1.4Q-.56 1.5 -.42 1.5H.42Q.56 1.5 .62 1.4L.78 1Q.9 .95 .9 .8V.26Z',
      tone(colour),
    ) +
    path('M-.6 1.02L-.5 1.34Q-.48 1.4 -.4 1.4H.4Q.48 1.4 .5 1.34L.6 1.02Z', tone('#9fc6cf')) +
    rect(-0.86, 0.7, 0.3, 0.14, '#d8403a', 0.05) +
    rect(0.56, 0.7, 0.3, 0.14, '#d8403a', 0.05) +
    rect(-0.26, 0.5, 0.52, 0.14, tone('#fbf7ef'), 0.02) +
    rect(-0.9, 0.26, 1.8, 0.16, tone(darker(colour, 0.35)), 0.04)
  );
}

/** A bicycle 1.7 m long, facing right. */
export function bicycle(tone: Tone, colour: string): string {
  const ring = (x: number): string =>
    circle(x, 0.34, 0.33, 'none', `stroke="${tone('#20263a')}" stroke-width=".045"`) +
    circle(x, 0.34, 0.05, tone(material.steel));
  return (
    ring(-0.52) +
    ring(0.52) +
    stroke(
      'M-.52 .34L-.2 .34L-.3 .82M-.2 .34L.36 .78L-.28 .74L-.52 .34M.52 .34L.34 .9M.34 .9L.46 1',
      tone(colour),
      0.05,
    ) +
    stroke('M-.4 .86H-.2', tone('#20263a'), 0.07) +
    circle(-0.2, 0.34, 0.08, tone(material.steel))
  );
}

/** A scooter 1.7 m long, facing right. */
export function scooter(tone: Tone, colour: string): string {
  return (
    wheel(tone, -0.58, 0.24) +
    wheel(tone, 0.6, 0.24) +
    path('M-.9 .4Q-.85 .78 -.5 .8H-.05L.05 .4H.3L.42 .95H.56L.5 .34Q.3 .24 -.1 .26H-.8Z', tone(colour)) +
    rect(-0.72, 0.78, 0.66, 0.1, tone('#2b3350'), 0.05) +
    stroke('M.46 .9L.4 1.1L.28 1.14', tone('#2b3350'), 0.05) +
    circle(0.52, 0.86, 0.08, '#fff3cf')
  );
}

/** A site crane: mast and jib, about 30 m high. */
export function crane(tone: Tone, colour: string = brand.marigold): string {
  const c = tone(colour);
  let lattice = '';
  for (let y = 0; y < 26; y += 2) lattice += `M-.6 ${y}L.6 ${y + 2}M.6 ${y}L-.6 ${y + 2}`;
  for (let x = -8; x < 20; x += 2) lattice += `M${x} 26L${x + 1} 27.2L${x + 2} 26`;
  return (
    stroke('M-.6 0V26M.6 0V26M-9 26H21M-8 27.2H20M0 27V31M0 31L18 27.2M0 31L-8 27.2', c, 0.32) +
    stroke(lattice, c, 0.16) +
    rect(-9, 23.8, 2.6, 2.4, tone('#59637a')) +
    rect(0.7, 24.2, 1.8, 1.9, tone('#fbf7ef'), 0.2) +
    stroke('M14 26V14', tone('#3b4252'), 0.12) +
    rect(12.4, 12.6, 3.2, 1.4, tone(material.brick))
  );
}

/** A yellow excavator about 6 m long, facing right. */
export function excavator(tone: Tone, colour: string = brand.marigold): string {
  return (
    rect(-1.8, 0, 3.4, 0.7, tone('#2b3350'), 0.34) +
    [-1.4, -0.7, 0, 0.7, 1.2].map((x) => circle(x, 0.35, 0.2, tone('#59637a'))).join('') +
    rect(-1.9, 0.74, 3, 1, tone(colour), 0.16) +
    path('M-.3 1.7V3H.9Q1.1 2.2 1.1 1.7Z', tone(colour)) +
    path('M-.1 1.8V2.8H.74Q.9 2.3 .9 1.8Z', tone('#bcdde2')) +
    stroke('M1 1.4L2.6 3.4L4 1.8', tone(darker(colour, 0.1)), 0.34) +
    path('M3.7 2L4.4 1.6Q4.6 .7 3.8 .5Q3.3 .9 3.7 2Z', tone('#3b4668'))
  );
}
