import { darker } from '../colour.ts';
import { brand, cloth } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, faded, group, num, type Point, path, polygon, rect, stroke } from '../svg.ts';
import type { Place, Tone, World } from '../world.ts';

const bright = [brand.maroon, brand.marigold, brand.teal, '#fbf7ef', '#d9694f', '#3f6fa3'] as const;

function hanging(
  world: World,
  from: Place,
  to: Place,
  sag: number,
  count: number,
  piece: (at: Point, scale: number, i: number) => string,
  rope = '#f4ead9',
): void {
  const a = world.see(from);
  const b = world.see(to);
  const scale = (a.scale + b.scale) / 2;
  const points = Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    return [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t + 4 * sag * scale * t * (1 - t)];
  });
  const cord = stroke(
    `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`,
    world.tone(rope, 10),
    Math.max(1.2, scale * 0.012),
  );
  world.put((a.depth + b.depth) / 2, cord + points.map((point, i) => piece(point, scale, i)).join(''));
}

/** Pennants on a rope between two places. */
export function bunting(
  world: World,
  from: Place,
  to: Place,
  sag = 0.6,
  count = 16,
  colours: readonly string[] = bright,
): void {
  hanging(world, from, to, sag, count, ([x, y], scale, i) =>
    polygon(
      [
        [x - scale * 0.12, y],
        [x + scale * 0.12, y],
        [x, y + scale * 0.3],
      ],
      world.tone(colours[i % colours.length] ?? brand.maroon, 10),
    ),
  );
}

/** Lamps on a wire between two places, each with a small glow. */
export function fairyLights(world: World, from: Place, to: Place, sag = 0.6, count = 14): void {
  const shine = world.canvas.radial([
    [0, '#ffdf9a', 0.8],
    [1, '#ffdf9a', 0],
  ]);
  hanging(
    world,
    from,
    to,
    sag,
    count,
    ([x, y], scale) =>
      circle(x, y + scale * 0.05, scale * 0.28, shine) + circle(x, y + scale * 0.05, scale * 0.055, '#fff3cf'),
    '#3b3350',
  );
}

/** Marigold garlands between two places. */
export function garland(world: World, from: Place, to: Place, sag = 0.5): void {
  hanging(
    world,
    from,
    to,
    sag,
    26,
    ([x, y], scale, i) => circle(x, y, scale * 0.09, world.tone(i % 4 === 3 ? '#d9502e' : brand.marigold, 8)),
    '#8a5a2a',
  );
}

/** A balloon with its string, 1.5 units high from the knot of the string. */
export const balloon = (tone: Tone, colour: string): string =>
  stroke('M0 0Q.08 .4 0 .9', tone('#f4ead9'), 0.014) +
  ellipse(0, 1.22, 0.26, 0.33, tone(colour)) +
  path('M-.05 .9H.05L0 .96Z', tone(darker(colour, 0.2))) +
  ellipse(-0.09, 1.34, 0.06, 0.1, '#ffffff', 'opacity=".45"');

/** A bunch of balloons. */
export const balloons = (tone: Tone, random: Random, count: number): string =>
  Array.from({ length: count }, (_, i) =>
    group(
      `rotate(${num((i - (count - 1) / 2) * 13)}) translate(0 ${num(random.between(-0.1, 0.35))})`,
      balloon(tone, bright[i % bright.length] ?? brand.maroon),
    ),
  ).join('');

/** The flag of India waving to the right, w by h units, origin at its lower left. */
export function tricolour(tone: Tone, w: number, h: number): string {
  const band = (y0: number, y1: number, fill: string): string =>
    path(
      `M0 ${num(y0)}C${num(w * 0.3)} ${num(y0 + h * 0.16)} ${num(w * 0.6)} ${num(y0 - h * 0.16)} ${num(w)} ${num(y0)}V${num(y1)}C${num(w * 0.6)} ${num(y1 - h * 0.16)} ${num(w * 0.3)} ${num(y1 + h * 0.16)} 0 ${num(y1)}Z`,
      fill,
    );
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI;
    return `M${num(w / 2 - Math.cos(a) * h * 0.13)} ${num(h / 2 - Math.sin(a) * h * 0.13)}L${num(w / 2 + Math.cos(a) * h * 0.13)} ${num(h / 2 + Math.sin(a) * h * 0.13)}`;
  }).join('');
  return (
    band((h * 2) / 3, h, tone('#f3953a')) +
    band(h / 3, (h * 2) / 3, tone('#fdfaf2')) +
    band(0, h / 3, tone('#2e8b4e')) +
    circle(w / 2, h / 2, h * 0.135, 'none', `stroke="${tone('#24408e')}" stroke-width="${num(h * 0.02)}"`) +
    stroke(spokes, tone('#24408e'), h * 0.012) +
    path(`M${num(w * 0.22)} 0H${num(w * 0.4)}V${num(h)}H${num(w * 0.22)}Z`, '#14213d', 'opacity=".07"')
  );
}

/** A plain feather flag about 3 m high. */
export const feather = (tone: Tone, colour: string): string =>
  stroke('M0 0V3', tone('#59637a'), 0.045) +
  path('M0 .7Q.05 3.1 .3 3.1Q.85 3 .72 .7Z', tone(colour)) +
  stroke('M.2 1.2H.52M.2 1.4H.46M.2 2.2H.56', '#ffffff', 0.07, 'opacity=".8"');

/** A cup on a plinth, 1 unit high. */
export function trophy(tone: Tone, gold: string = brand.marigold): string {
  return (
    rect(-0.22, 0, 0.44, 0.14, tone('#3b2a35'), 0.02) +
    rect(-0.12, 0.05, 0.24, 0.04, tone('#f7d98a')) +
    path('M-.13 .14H.13L.05 .26V.42H-.05V.26Z', tone(darker(gold, 0.15))) +
    stroke('M-.26 .86Q-.46 .84 -.4 .66Q-.34 .54 -.16 .54M.26 .86Q.46 .84 .4 .66Q.34 .54 .16 .54', tone(gold), 0.05) +
    path('M-.3 .96H.3Q.3 .46 0 .4Q-.3 .46 -.3 .96Z', tone(gold)) +
    path('M.06 .96H.3Q.3 .46 0 .4Q.14 .6 .06 .96Z', tone(darker(gold, 0.2))) +
    ellipse(0, 0.96, 0.3, 0.05, tone('#f9e0a0')) +
    path('M0 .84L.04 .74L.14 .74L.06 .68L.09 .58L0 .64L-.09 .58L-.06 .68L-.14 .74L-.04 .74Z', tone('#fff1c9'))
  );
}

/** A medal on its ribbon, 1 unit high. */
export const medal = (tone: Tone, gold: string = brand.marigold): string =>
  path('M-.2 1L-.02 .5H.1L-.04 1Z', tone(brand.maroon)) +
  path('M.2 1L.02 .5H-.1L.04 1Z', tone('#8c1020')) +
  circle(0, 0.32, 0.26, tone(darker(gold, 0.12))) +
  circle(0, 0.32, 0.2, tone('#f9d98f')) +
  path('M0 .46L.04 .37L.14 .37L.06 .31L.09 .21L0 .27L-.09 .21L-.06 .31L-.14 .37L-.04 .37Z', tone(darker(gold, 0.2)));

/** Paper snippets falling over an area of the canvas given as shares. */
export function confetti(
  world: World,
  count: number,
  area: readonly [number, number, number, number] = [0, 0, 1, 0.7],
): void {
  const { random, width, height, canvas } = world;
  const [x0, y0, x1, y1] = area;
  for (let i = 0; i < count; i++) {
    const s = random.between(5, 13);
    canvas.add(
      group(
        `translate(${num(random.between(x0, x1) * width)} ${num(random.between(y0, y1) * height)}) rotate(${random.whole(0, 180)})`,
        rect(-s / 2, -s / 4, s, s / 2, random.pick(bright), 1),
      ),
    );
  }
}

/** A paper lantern that glows, 1 unit high. */
export const skyLantern = (tint = '#ffb55a'): string =>
  faded(
    0.95,
    path('M-.28 .1L-.36 .75Q-.3 1 0 1Q.3 1 .36 .75L.28 .1Z', tint) +
      path('M-.12 .1L-.14 .8Q0 .95 .14 .8L.12 .1Z', '#ffe6a8') +
      ellipse(0, 0.1, 0.28, 0.05, '#fff3cf'),
  );

/** Random colours for a crowd in festive clothes. */
export const festiveTop = (random: Random): string =>
  random.pick([...cloth.slice(0, 4), '#d94f7a', '#8a4fa3', '#e2692e']);
