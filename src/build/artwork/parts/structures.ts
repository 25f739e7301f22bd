import { brand } from '../palette.ts';
import { circle, ellipse, num, path, rect, stroke } from '../svg.ts';
import type { Tone } from '../world.ts';

/**
 * A truss girder of triangles, origin at its lower left.
 *
 * @param bays number of panels
 * @param rise how much the upper chord curves up, as a share of the height
 */
export function truss(
  tone: Tone,
  width: number,
  height: number,
  bays: number,
  colour: string,
  bar: number,
  rise = 0,
): string {
  const step = width / bays;
  const top = (i: number): number => height * (1 - rise + rise * Math.sin((Math.PI * i) / bays));
  let web = '';
  let chord = `M${num(step)} ${num(top(1))}`;
  for (let i = 1; i < bays; i++) {
    chord += `L${num(i * step)} ${num(top(i))}`;
    web += `M${num(i * step)} 0V${num(top(i))}`;
    if (i < bays / 2) web += `M${num(i * step)} ${num(top(i))}L${num((i + 1) * step)} 0`;
    if (i > bays / 2) web += `M${num(i * step)} ${num(top(i))}L${num((i - 1) * step)} 0`;
  }
  chord = `M0 0L${num(step)} ${num(top(1))}${chord.slice(chord.indexOf('L') < 0 ? chord.length : chord.indexOf('L'))}L${num(width)} 0M0 0H${num(width)}`;
  const joints = Array.from(
    { length: bays - 1 },
    (_, i) =>
      circle((i + 1) * step, top(i + 1), bar * 0.8, tone(colour)) + circle((i + 1) * step, 0, bar * 0.8, tone(colour)),
  ).join('');
  return stroke(web, tone(colour), bar * 0.75) + stroke(chord, tone(colour), bar) + joints;
}

/** A cable-stayed bridge: two pylons, deck and cables; origin in the middle at water level, metres. */
export function stayedBridge(tone: Tone, span: number, deck: number, rise: number): string {
  const pylon = (x: number): string => {
    let cables = '';
    for (let i = 1; i <= 9; i++) {
      const reach = (span * 0.27 * i) / 9;
      const y = deck + rise * (0.35 + 0.06 * i);
      cables += `M${num(x)} ${num(y)}L${num(x - reach)} ${num(deck)}M${num(x)} ${num(y)}L${num(x + reach)} ${num(deck)}`;
    }
    return (
      stroke(cables, tone('#f4ead9'), span * 0.0016, 'opacity=".85"') +
      path(
        `M${num(x - span * 0.012)} 0L${num(x - span * 0.005)} ${num(deck + rise)}H${num(x + span * 0.005)}L${num(x + span * 0.012)} 0Z`,
        tone('#e8dcc6'),
      )
    );
  };
  return (
    pylon(-span * 0.24) +
    pylon(span * 0.24) +
    rect(-span / 2, deck - span * 0.006, span, span * 0.012, tone('#5b5f78')) +
    rect(-span / 2, deck + span * 0.005, span, span * 0.003, tone('#f4ead9'))
  );
}

/** A lattice mast with dishes, 1 unit high. */
export function mast(tone: Tone, colour: string = brand.maroon): string {
  let lattice = '';
  for (let i = 0; i < 8; i++) {
    const [y, w] = [i * 0.11, 0.13 * (1 - i * 0.1)];
    const [y2, w2] = [y + 0.11, 0.13 * (0.9 - i * 0.1)];
    lattice += `M${num(-w)} ${num(y)}L${num(w2)} ${num(y2)}M${num(w)} ${num(y)}L${num(-w2)} ${num(y2)}M${num(-w2)} ${num(y2)}H${num(w2)}`;
  }
  return (
    stroke('M-.13 0L-.02 .9V1M.13 0L.02 .9', tone(colour), 0.014) +
    stroke(lattice, tone(colour), 0.009) +
    ellipse(-0.07, 0.72, 0.035, 0.06, tone('#e8ecec')) +
    ellipse(0.07, 0.62, 0.035, 0.06, tone('#e8ecec')) +
    circle(0, 1.01, 0.014, '#ff7a6a')
  );
}

/** A satellite dish on a pedestal, 1 unit high, aimed up to the right. */
export const dish = (tone: Tone): string =>
  `${path('M-.2 0H.2L.08 .4H-.08Z', tone('#59637a'))}<g transform="translate(0 .5) rotate(-38)">${path('M-.55 .16Q0 -.34 .55 .16Z', tone('#dfe6e8'))}${ellipse(0, 0.16, 0.55, 0.12, tone('#f6f8f7'))}${ellipse(0.06, 0.17, 0.4, 0.08, tone('#c3d0d6'))}${stroke('M-.36 .17L0 .58L.36 .17', tone('#59637a'), 0.022)}${circle(0, 0.6, 0.05, tone(brand.maroon))}</g>`;

/** A theodolite on its tripod, 1.5 m high. */
export const theodolite = (tone: Tone): string =>
  stroke('M0 1.1L-.42 0M0 1.1L.42 0M0 1.1L.06 .04', tone('#c79a3f'), 0.05) +
  rect(-0.13, 1.08, 0.26, 0.08, tone('#3b4668'), 0.02) +
  rect(-0.12, 1.16, 0.24, 0.3, tone(brand.marigold), 0.04) +
  rect(-0.22, 1.25, 0.46, 0.12, tone('#2b3350'), 0.05) +
  circle(0.24, 1.31, 0.05, tone('#9cc3ff'));

/** A sheet with a plan of a building on it, w by h, origin at its lower left. */
export function blueprint(tone: Tone, w: number, h: number, paper = '#2d5d94'): string {
  const grid = Array.from(
    { length: 9 },
    (_, i) => `M${num((w * (i + 1)) / 10)} 0V${num(h)}M0 ${num((h * (i + 1)) / 10)}H${num(w)}`,
  ).join('');
  const p = (x: number, y: number): string => `${num(x * w)} ${num(y * h)}`;
  return (
    rect(0, 0, w, h, tone(paper)) +
    stroke(grid, '#8fb6dc', w * 0.002, 'opacity=".4"') +
    stroke(
      `M${p(0.12, 0.2)}H${num(w * 0.7)}V${num(h * 0.8)}H${num(w * 0.12)}ZM${p(0.4, 0.2)}V${num(h * 0.48)}H${num(w * 0.52)}M${p(0.12, 0.55)}H${num(w * 0.4)}M${p(0.52, 0.8)}V${num(h * 0.62)}`,
      '#eef6ff',
      w * 0.011,
    ) +
    stroke(`M${p(0.12, 0.12)}H${num(w * 0.7)}M${p(0.78, 0.2)}V${num(h * 0.8)}`, '#eef6ff', w * 0.005) +
    stroke(
      `M${p(0.82, 0.74)}H${num(w * 0.94)}M${p(0.82, 0.66)}H${num(w * 0.92)}M${p(0.82, 0.58)}H${num(w * 0.94)}`,
      '#eef6ff',
      w * 0.008,
    ) +
    circle(w * 0.26, h * 0.37, h * 0.08, 'none', `stroke="#f2c46b" stroke-width="${num(w * 0.007)}"`)
  );
}
