import { darker } from '../colour.ts';
import { ellipse, num, type Point, path, polygon, stroke } from '../svg.ts';
import type { World } from '../world.ts';
import { box, putBox } from './box.ts';

/** A beam of light from a place on the canvas down to another; x and y as shares. */
export function beam(world: World, from: Point, to: Point, width: number, colour: string, opacity = 0.34): string {
  const { canvas, width: w, height: h } = world;
  const [x0, y0, x1, y1] = [from[0] * w, from[1] * h, to[0] * w, to[1] * h];
  const fill = canvas.linear([
    [0, colour, opacity],
    [1, colour, 0.02],
  ]);
  return (
    polygon(
      [
        [x0 - 8, y0],
        [x0 + 8, y0],
        [x1 + width / 2, y1],
        [x1 - width / 2, y1],
      ],
      fill,
    ) + ellipse(x1, y1, width / 2, width / 9, colour, `opacity="${opacity * 0.5}"`)
  );
}

/** A stage: middle of its front edge, sizes in metres, with curtains and a backdrop colour. */
export function stage(
  world: World,
  z: number,
  width: number,
  depth: number,
  colours: { readonly floor: string; readonly curtain: string; readonly backdrop: string },
): void {
  const back = z + depth;
  const drape = (side: -1 | 1): string =>
    Array.from({ length: 5 }, (_, i) => {
      const x = side * (width / 2 - i * 0.36);
      return world.flat(
        [
          [x, 0.8, back - 0.3],
          [x - side * 0.36, 0.8, back - 0.3],
          [x - side * 0.36, 5.6, back - 0.3],
          [x, 5.6, back - 0.3],
        ],
        world.tone(i % 2 ? colours.curtain : darker(colours.curtain, 0.22), 8),
      );
    }).join('');
  const backdrop = world.canvas.linear([
    [0, world.tone(darker(colours.backdrop, 0.35), 6)],
    [1, world.tone(colours.backdrop, 6)],
  ]);
  world.put(
    world.see([0, 0, back]).depth + 1,
    world.flat(
      [
        [-width / 2, 0.8, back],
        [width / 2, 0.8, back],
        [width / 2, 5.6, back],
        [-width / 2, 5.6, back],
      ],
      backdrop,
    ) +
      drape(-1) +
      drape(1) +
      world.flat(
        [
          [-width / 2, 5.2, back - 0.4],
          [width / 2, 5.2, back - 0.4],
          [width / 2, 5.9, back - 0.4],
          [-width / 2, 5.9, back - 0.4],
        ],
        world.tone(darker(colours.curtain, 0.1), 8),
      ),
  );
  world.put(
    world.see([0, 0, back]).depth + 0.5,
    box(world, {
      at: [0, 0, z + depth / 2],
      size: [width, 0.8, depth],
      colour: darker(colours.floor, 0.35),
      top: colours.floor,
    }),
  );
}

/** A stall with a striped awning: middle, width in metres. */
export function stall(world: World, x: number, z: number, width: number, colour: string): void {
  putBox(world, { at: [x, 0, z], size: [width, 0.95, 0.9], colour: '#f4ead9', top: '#fffaf0' }, (face) =>
    path(face.area(0, 0.3, face.width, 0.36), face.tone(colour)),
  );
  world.sprite(
    [x, 0, z - 0.5],
    (tone) => {
      const stripes = Array.from({ length: 8 }, (_, i) => {
        const w = width / 8;
        const x0 = -width / 2 + i * w;
        const fill = tone(i % 2 ? '#fbf7ef' : colour);
        return path(
          `M${num(x0 * 0.92)} 2.75H${num((x0 + w) * 0.92)}L${num(x0 + w)} 2.25A${num(w / 2)} .16 0 0 1 ${num(x0)} 2.25Z`,
          fill,
        );
      }).join('');
      return stroke(`M${-width * 0.46} 0V2.4M${width * 0.46} 0V2.4`, tone('#7d5235'), 0.06) + stripes;
    },
    -0.2,
  );
}
