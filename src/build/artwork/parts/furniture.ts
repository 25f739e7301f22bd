import { darker, lighter } from '../colour.ts';
import { cloth, material } from '../palette.ts';
import { path, rect } from '../svg.ts';
import type { Place, Tone, World } from '../world.ts';
import { type Box, putBox, putBoxes } from './box.ts';
import { disc } from './terrain.ts';

/** A table: middle of its footprint, sizes in metres. */
export interface Table {
  readonly at: Place;
  readonly width: number;
  readonly depth?: number;
  readonly height?: number;
  readonly colour?: string;
  /** Closed front, as a laboratory bench or counter has. */
  readonly closed?: string;
}

/** Puts a table into the world and gives the height of its top. */
export function table(world: World, plan: Table): number {
  const [x, y, z] = plan.at;
  const { width, depth = 0.8, height = 0.76, colour = material.wood } = plan;
  disc(world, x, z, width * 0.56, depth * 0.6, '#1a1a38', 'opacity=".14"');
  const parts: Box[] = [];
  if (plan.closed)
    parts.push({ at: [x, y, z], size: [width - 0.06, height - 0.06, depth - 0.06], colour: plan.closed });
  else
    for (const [sx, sz] of [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ] as const)
      parts.push({
        at: [x + sx * (width / 2 - 0.06), y, z + sz * (depth / 2 - 0.06)],
        size: [0.06, height - 0.05, 0.06],
        colour: darker(colour, 0.3),
      });
  parts.push({ at: [x, y + height - 0.06, z], size: [width, 0.06, depth], colour, top: lighter(colour, 0.22) });
  putBoxes(world, plan.at, parts);
  return y + height;
}

/** A chair seen from behind or from the front. */
export function chair(world: World, x: number, z: number, colour: string, behind = true): void {
  const seat: Box = { at: [x, 0.42, z], size: [0.44, 0.06, 0.42], colour };
  const back: Box = {
    at: [x, 0.5, z + (behind ? -0.2 : 0.2)],
    size: [0.42, 0.44, 0.05],
    colour: lighter(colour, 0.06),
  };
  const legs: Box[] = (
    [
      [-0.18, 0.16],
      [0.18, 0.16],
      [-0.18, -0.16],
      [0.18, -0.16],
    ] as const
  ).map(([dx, dz]) => ({ at: [x + dx, 0, z + dz], size: [0.04, 0.42, 0.04], colour: material.iron }));
  putBoxes(world, [x, 0, z], [...legs, ...(behind ? [seat, back] : [back, seat])], behind ? 0.1 : 0);
}

/** The books of one shelf, origin at its left end, y up, in metres. */
function books(world: World, tone: Tone, width: number, height: number): string {
  const { random } = world;
  const spines: string[] = [];
  let x = 0.01;
  while (x < width - 0.07) {
    const thick = random.between(0.05, 0.1);
    if (random.chance(0.9))
      spines.push(
        rect(
          x,
          0,
          thick,
          height * random.between(0.66, 0.95),
          tone(random.pick([...cloth, '#2f4a7d', '#8c2f39', '#c79a5b'])),
        ),
      );
    x += thick + 0.008;
  }
  return spines.join('');
}

/** A bookcase against the back: middle x, z, width, height and number of shelves. */
export function bookcase(
  world: World,
  x: number,
  z: number,
  width: number,
  height: number,
  shelves: number,
  colour: string = material.darkWood,
): void {
  putBox(world, { at: [x, 0, z], size: [width, height, 0.4], colour });
  world.sprite(
    [x, 0, z - 0.21],
    (tone) => {
      const step = (height - 0.16) / shelves;
      const rows = Array.from({ length: shelves }, (_, i) => {
        const y = 0.1 + i * step;
        const inner = width - 0.12;
        return (
          rect(-inner / 2, y, inner, step - 0.05, tone(darker(colour, 0.5))) +
          `<g transform="translate(${-inner / 2} ${y})">${books(world, tone, inner, step - 0.07)}</g>`
        );
      });
      return rows.join('');
    },
    0.02,
  );
}

/** A bed with pillow and cover, its head at the far end. */
export function bed(world: World, at: Place, cover: string, width = 0.95, length = 2, height = 0.5): void {
  const [x, y, z] = at;
  disc(world, x, z, width * 0.7, length * 0.55, '#1a1a38', 'opacity=".14"');
  putBoxes(world, at, [
    { at: [x, y, z + length / 2], size: [width + 0.06, height + 0.4, 0.06], colour: material.darkWood },
    { at, size: [width, height - 0.2, length], colour: material.wood },
    { at: [x, y + height - 0.2, z], size: [width - 0.04, 0.2, length - 0.06], colour: '#f3ece0' },
    { at: [x, y + height - 0.2, z - length * 0.13], size: [width, 0.23, length * 0.72], colour: cover },
    { at: [x, y + height, z + length * 0.36], size: [width * 0.7, 0.12, 0.4], colour: '#ffffff' },
  ]);
}

/** A sofa, facing the viewer. */
export function sofa(world: World, x: number, z: number, width: number, colour: string): void {
  disc(world, x, z, width * 0.56, 0.6, '#1a1a38', 'opacity=".16"');
  putBoxes(
    world,
    [x, 0, z],
    [
      { at: [x, 0.1, z + 0.32], size: [width, 0.75, 0.22], colour },
      { at: [x, 0.1, z], size: [width, 0.34, 0.8], colour: lighter(colour, 0.1) },
      { at: [x - width / 2, 0.1, z], size: [0.2, 0.52, 0.84], colour },
      { at: [x + width / 2, 0.1, z], size: [0.2, 0.52, 0.84], colour },
    ],
  );
}

/** A lectern with the front panel in a colour. */
export function lectern(world: World, at: Place, colour: string): void {
  const [x, y, z] = at;
  putBoxes(
    world,
    at,
    [
      { at, size: [0.7, 1.05, 0.4], colour: material.darkWood },
      { at: [x, y + 0.3, z - 0.21], size: [0.44, 0.5, 0.02], colour },
      { at: [x, y + 1.05, z], size: [0.84, 0.07, 0.5], colour: material.wood },
    ],
    0.3,
  );
}

/** A pot with a plant. */
export function plant(world: World, x: number, z: number, height = 1.2, y = 0): void {
  world.sprite([x, y, z], (tone) => {
    const leaf = (angle: number, length: number, colour: string): string =>
      `<g transform="translate(0 ${height * 0.32}) rotate(${angle})">${path(`M0 0Q${length * 0.22} ${length * 0.5} 0 ${length}Q${-length * 0.22} ${length * 0.5} 0 0Z`, tone(colour))}</g>`;
    const leaves = [-58, 58, -34, 34, -14, 16, 0]
      .map((angle, i) => leaf(angle, height * (0.5 + i * 0.025), i % 2 ? material.leaf : material.deepLeaf))
      .join('');
    return (
      leaves +
      path(
        `M${-height * 0.16} ${height * 0.34}H${height * 0.16}L${height * 0.12} 0H${-height * 0.12}Z`,
        tone('#c9694a'),
      ) +
      rect(-height * 0.18, height * 0.29, height * 0.36, height * 0.07, tone('#d98261'), 0.01)
    );
  });
}

/** A bench to sit on, along x. */
export function bench(world: World, x: number, z: number, width = 1.8, colour: string = material.wood): void {
  disc(world, x, z, width * 0.56, 0.4, '#1a1a38', 'opacity=".14"');
  putBoxes(
    world,
    [x, 0, z],
    [
      { at: [x - width * 0.38, 0, z], size: [0.1, 0.44, 0.4], colour: material.iron },
      { at: [x + width * 0.38, 0, z], size: [0.1, 0.44, 0.4], colour: material.iron },
      { at: [x, 0.6, z + 0.2], size: [width, 0.3, 0.05], colour },
      { at: [x, 0.44, z], size: [width, 0.07, 0.46], colour },
    ],
  );
}

/** A low wall or counter as one block. */
export function block(
  world: World,
  at: Place,
  size: readonly [number, number, number],
  colour: string,
  turn = 0,
): void {
  putBox(world, { at, size, colour, turn });
}
