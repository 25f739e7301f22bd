import { lighter } from '../colour.ts';
import type { Point } from '../svg.ts';
import type { Place, Tone, World } from '../world.ts';

/** A block in the world, in metres, standing on its base. */
export interface Box {
  /** Middle of the base. */
  readonly at: Place;
  /** Width (x), height (y) and depth (z) before turning. */
  readonly size: readonly [number, number, number];
  /** Turn about the vertical in degrees. */
  readonly turn?: number;
  readonly colour: string;
  /** Colour of the top, if not that of the sides. */
  readonly top?: string;
}

/** One visible side of a block, for drawing on it. */
export interface Face {
  readonly side: 'front' | 'back' | 'left' | 'right';
  /** Width and height in metres. */
  readonly width: number;
  readonly height: number;
  /** Whether the light reaches it. */
  readonly lit: boolean;
  /** The place at u metres from the left and v metres above the base. */
  at(u: number, v: number): Place;
  /** Path data of a rectangle on it. */
  area(u: number, v: number, width: number, height: number): string;
  /** A colour as it looks on this side. */
  readonly tone: Tone;
}

/** Draws on one side of a block; returns elements. */
export type Decoration = (face: Face) => string;

const sides = ['front', 'right', 'back', 'left'] as const;

/** The corner places of the base, counted from the front left, counter-clockwise seen from above. */
function corners(box: Box): Place[] {
  const [x, y, z] = box.at;
  const [w, , d] = box.size;
  const angle = ((box.turn ?? 0) * Math.PI) / 180;
  const around: Point[] = [
    [-w / 2, -d / 2],
    [w / 2, -d / 2],
    [w / 2, d / 2],
    [-w / 2, d / 2],
  ];
  return around.map(([dx, dz]) => [
    x + dx * Math.cos(angle) + dz * Math.sin(angle),
    y,
    z - dx * Math.sin(angle) + dz * Math.cos(angle),
  ]);
}

/** The face between two base corners, or undefined when it is turned away from the eye. */
function faceBetween(world: World, box: Box, side: Face['side'], a: Place, b: Place): Face | undefined {
  const [nx, nz] = [b[2] - a[2], a[0] - b[0]];
  const eye: Point = [world.view.x ?? 0, -(world.view.back ?? 0)];
  if (nx * (eye[0] - a[0]) + nz * (eye[1] - a[2]) <= 0) return undefined;
  const width = Math.hypot(b[0] - a[0], b[2] - a[2]);
  // The light comes from the side and a little from the viewer, so fronts are lit.
  const lit = nx * world.mood.side * 0.8 - nz * 0.6 > 0;
  const depth = world.see(box.at).depth;
  const at = (u: number, v: number): Place => [
    a[0] + ((b[0] - a[0]) * u) / width,
    box.at[1] + v,
    a[2] + ((b[2] - a[2]) * u) / width,
  ];
  return {
    side,
    width,
    height: box.size[1],
    lit,
    at,
    area: (u, v, w, h) => world.outline([at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)]),
    tone: (colour) => (lit ? world.tone(colour, depth) : world.shade(colour, depth)),
  };
}

/**
 * Draws a block and gives its elements back, for blocks that are parts of a larger thing.
 *
 * @param decorate draws on each visible side
 */
export function box(world: World, shape: Box, decorate?: Decoration): string {
  const base = corners(shape);
  const depth = world.see(shape.at).depth;
  const top = shape.at[1] + shape.size[1];
  const parts: string[] = [];
  sides.forEach((side, i) => {
    const a = base[i];
    const b = base[(i + 1) % 4];
    const face = a && b && faceBetween(world, shape, side, a, b);
    if (!face) return;
    parts.push(
      world.flat(
        [face.at(0, 0), face.at(face.width, 0), face.at(face.width, face.height), face.at(0, face.height)],
        face.tone(shape.colour),
      ),
    );
    if (decorate) parts.push(decorate(face));
  });
  if (world.view.eye > top) {
    const colour = shape.top ?? lighter(shape.colour, 0.16);
    parts.push(
      world.flat(
        base.map(([x, , z]) => [x, top, z]),
        world.tone(colour, depth),
      ),
    );
  }
  return parts.join('');
}

/** Puts a block into the world. */
export function putBox(world: World, shape: Box, decorate?: Decoration, nearer = 0): void {
  world.put(world.see(shape.at).depth - nearer, box(world, shape, decorate));
}

/** Puts several blocks into the world as one thing; they are drawn in the order given. */
export function putBoxes(world: World, at: Place, shapes: readonly Box[], nearer = 0): void {
  world.put(world.see(at).depth - nearer, shapes.map((shape) => box(world, shape)).join(''));
}
