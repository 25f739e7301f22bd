import { brand, material } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, group, line, num, type Point, path, rect, stroke } from '../svg.ts';
import type { Place, World } from '../world.ts';
import { putBox } from './box.ts';

/** What a screen shows. */
export type Content =
  | 'code'
  | 'chart'
  | 'wave'
  | 'network'
  | 'drawing'
  | 'pulse'
  | 'bars'
  | 'globe'
  | 'model'
  | 'gallery';

const bright = ['#7fe0d0', '#f2c46b', '#f08a7a', '#9cc3ff', '#d7c7ff'] as const;

function code(random: Random): string {
  return Array.from({ length: 9 }, (_, row) => {
    let x = 0.06 + random.whole(0, 3) * 0.06;
    const y = 0.88 - row * 0.095;
    return Array.from({ length: random.whole(1, 4) }, () => {
      const w = random.between(0.06, 0.2);
      const bar = x + w < 0.96 ? rect(x, y, w, 0.035, random.pick(bright), 0.017) : '';
      x += w + 0.03;
      return bar;
    }).join('');
  }).join('');
}

function network(random: Random): string {
  const layers = [3, 5, 5, 3].map((count, i) =>
    Array.from({ length: count }, (_, k): Point => [0.16 + i * 0.227, 0.5 + (k - (count - 1) / 2) * 0.165]),
  );
  let edges = '';
  layers.forEach((layer, i) => {
    for (const a of layer)
      for (const b of layers[i + 1] ?? []) edges += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  });
  return (
    stroke(edges, '#5f8fc9', 0.005, 'opacity=".7"') +
    layers
      .flat()
      .map(([x, y]) => circle(x, y, 0.032, random.pick(bright)))
      .join('')
  );
}

const drawings: Record<Content, (random: Random) => string> = {
  code,
  network,
  chart: (random) => {
    const points = Array.from(
      { length: 7 },
      (_, i): Point => [0.1 + i * 0.13, 0.22 + i * 0.085 + random.between(-0.06, 0.06)],
    );
    return (
      stroke('M.08 .14V.88M.08 .14H.94', '#9fb3d6', 0.012) +
      line(points, '#f2c46b', 0.028) +
      points.map(([x, y]) => circle(x, y, 0.024, '#fff3d6')).join('')
    );
  },
  bars: (random) =>
    Array.from({ length: 6 }, (_, i) =>
      rect(0.1 + i * 0.14, 0.14, 0.09, random.between(0.2, 0.68), bright[i % bright.length] ?? '#7fe0d0', 0.01),
    ).join('') + stroke('M.06 .14H.95', '#9fb3d6', 0.012),
  wave: () =>
    stroke('M.05 .5H.95M.5 .08V.92M.05 .28H.95M.05 .72H.95M.28 .08V.92M.72 .08V.92', '#3f6f78', 0.006) +
    stroke('M.05 .5Q.14 .95 .23 .5T.41 .5T.59 .5T.77 .5T.95 .5', '#8df0c8', 0.022),
  pulse: () =>
    stroke('M.04 .62H.25L.3 .7L.36 .3L.43 .9L.49 .56L.54 .62H.96', '#8df0c8', 0.022) +
    stroke('M.04 .26Q.15 .4 .26 .26T.48 .26T.7 .26T.96 .26', '#f2c46b', 0.018),
  drawing: () =>
    stroke(
      'M.12 .16H.66V.6H.12ZM.12 .38H.4V.16M.4 .6V.48M.66 .3H.88V.84H.3V.6M.12 .08H.66M.94 .3V.84',
      '#d9ecff',
      0.012,
    ) + circle(0.52, 0.44, 0.07, 'none', 'stroke="#f2c46b" stroke-width=".012"'),
  globe: () =>
    circle(0.5, 0.5, 0.34, 'none', 'stroke="#7fe0d0" stroke-width=".015"') +
    stroke('M.16 .5H.84M.5 .16V.84M.5 .16Q.24 .5 .5 .84M.5 .16Q.76 .5 .5 .84M.22 .32H.78M.22 .68H.78', '#7fe0d0', 0.01),
  model: () =>
    stroke('M.5 .88L.84 .7V.34L.5 .14L.16 .34V.7ZM.16 .7L.5 .52L.84 .7M.5 .52V.14', '#9cc3ff', 0.016) +
    circle(0.5, 0.52, 0.03, '#f2c46b'),
  gallery: () =>
    ['#f2a541', '#1f8a8a', '#b3152a', '#9cc3ff', '#d9694f', '#6faf4f']
      .map((c, i) => rect(0.08 + (i % 3) * 0.3, i < 3 ? 0.53 : 0.12, 0.25, 0.34, c, 0.02))
      .join(''),
};

/**
 * Draws a lit screen, origin at its lower left, y up.
 *
 * @param width in the units of the drawing around it
 */
export function display(world: World, content: Content, width: number, height: number, background = '#15264b'): string {
  const inner = group(`scale(${num(width)} ${num(height)})`, drawings[content](world.random));
  return rect(0, 0, width, height, background, Math.min(width, height) * 0.03) + inner;
}

/** A monitor on a desk facing the viewer; y is the height of the desk. */
export function monitor(world: World, at: Place, content: Content, width = 0.62): void {
  const height = width * 0.62;
  world.sprite(
    at,
    (tone) =>
      rect(-0.14, 0, 0.28, 0.025, tone(material.iron), 0.01) +
      rect(-0.03, 0, 0.06, 0.16, tone(material.iron)) +
      rect(-width / 2, 0.14, width, height, tone('#232b40'), 0.02) +
      group(`translate(${num(-width / 2 + 0.02)} .16)`, display(world, content, width - 0.04, height - 0.04)),
    0.05,
  );
}

/** A laptop: open towards the viewer, or seen from behind its lid. */
export function laptop(world: World, at: Place, content: Content | 'lid'): void {
  world.sprite(
    at,
    (tone) =>
      content === 'lid'
        ? rect(-0.19, 0, 0.38, 0.25, tone('#b9c0cc'), 0.02) + circle(0, 0.13, 0.025, tone(brand.maroon))
        : rect(-0.2, 0.0, 0.4, 0.27, tone('#2b3247'), 0.02) +
          group('translate(-.18 .02)', display(world, content, 0.36, 0.23)) +
          path('M-.2 0H.2L.24 -.08H-.24Z', tone('#b9c0cc')),
    content === 'lid' ? 0.3 : 0.1,
  );
}

/** A large screen on a wall or stage: lower middle, width and height in metres. */
export function bigScreen(
  world: World,
  at: Place,
  width: number,
  height: number,
  content: Content,
  background = '#15264b',
): void {
  world.sprite(
    at,
    (tone) =>
      rect(-width / 2 - 0.08, -0.08, width + 0.16, height + 0.16, tone('#20263a'), 0.05) +
      group(`translate(${num(-width / 2)} 0)`, display(world, content, width, height, background)),
  );
}

/** A whiteboard with charts and notes. */
export function whiteboard(world: World, at: Place, width: number, height: number): void {
  world.sprite(at, (tone) => {
    const note = (x: number, y: number, colour: string): string =>
      rect(x * width, y * height, 0.2, 0.2, tone(colour), 0.01);
    return (
      rect(-width / 2 - 0.05, -0.05, width + 0.1, height + 0.1, tone(material.steel), 0.03) +
      rect(-width / 2, 0, width, height, tone('#fdfbf5')) +
      stroke(
        `M${-width * 0.42} ${height * 0.2}V${height * 0.8}M${-width * 0.42} ${height * 0.2}H${-width * 0.08}`,
        tone('#3b4252'),
        0.025,
      ) +
      line(
        [
          [-width * 0.4, height * 0.28],
          [-width * 0.32, height * 0.4],
          [-width * 0.24, height * 0.36],
          [-width * 0.12, height * 0.72],
        ],
        tone(brand.maroon),
        0.04,
      ) +
      circle(width * 0.12, height * 0.5, height * 0.22, 'none', `stroke="${tone(brand.teal)}" stroke-width=".04"`) +
      stroke(
        `M${width * 0.12} ${height * 0.5}V${height * 0.72}M${width * 0.12} ${height * 0.5}L${width * 0.12 + height * 0.19} ${height * 0.4}`,
        tone(brand.teal),
        0.03,
      ) +
      note(0.28, 0.64, '#f2c46b') +
      note(0.37, 0.64, '#f08a7a') +
      note(0.28, 0.36, '#8fd0c8') +
      note(0.37, 0.36, '#f2c46b') +
      note(0.28, 0.1, '#9cc3ff')
    );
  });
}

/** A server rack with rows of lights. */
export function rack(world: World, x: number, z: number, height = 2.2): void {
  putBox(world, { at: [x, 0, z], size: [0.8, height, 0.9], colour: '#2b3350' }, (face) => {
    const rows = Math.floor(height / 0.2);
    let units = '';
    const lamps: string[] = [];
    for (let i = 0; i < rows; i++) {
      units += face.area(0.08, 0.08 + i * 0.2, face.width - 0.16, 0.14);
      for (let k = 0; k < 3; k++)
        lamps.push(
          path(
            face.area(face.width - 0.2 - k * 0.1, 0.13 + i * 0.2, 0.045, 0.035),
            world.random.pick(['#7fe0d0', '#7fe0d0', '#f2c46b', '#58a6ff']),
          ),
        );
    }
    return path(units, face.tone('#171e36')) + lamps.join('');
  });
}
