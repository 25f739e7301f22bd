import { mix } from '../colour.ts';
import { material } from '../palette.ts';
import { num, type Point, path, rect } from '../svg.ts';
import type { World } from '../world.ts';

/**
 * Draws ranges of hills along the horizon, each nearer one lower and stronger.
 *
 * @param count number of ranges
 * @param size height of the farthest range as a share of the canvas height
 */
export function hills(world: World, count = 3, size = 0.16, colour: string = material.deepLeaf): void {
  const { canvas, width, height, horizon, mood, random } = world;
  for (let i = 0; i < count; i++) {
    const nearness = (i + 1) / (count + 0.6);
    const lift = size * height * (1 - i / (count + 0.5));
    const steps = 5 + i;
    let data = `M-40 ${num(horizon + 6)}V${num(horizon - lift * random.between(0.3, 0.9))}`;
    for (let s = 1; s <= steps; s++) {
      const x = ((width + 80) * s) / steps - 40;
      const y = horizon - lift * random.between(0.25, 1);
      data += `S${num(x - width / steps / 2)} ${num(y)} ${num(x)} ${num(y)}`;
    }
    const tone = mix(mood.haze, world.tone(colour, 40), 0.12 + 0.5 * nearness);
    canvas.add(
      path(
        `${data}V${num(horizon + 6)}Z`,
        canvas.linear([
          [0, tone],
          [1, mix(tone, mood.haze, 0.45)],
        ]),
      ),
    );
  }
}

/** Fills everything below the horizon, far colour to near colour. */
export function plain(world: World, near: string = material.grass, far: string = near): void {
  const { canvas, width, height, horizon } = world;
  const top = Math.max(horizon, 0);
  canvas.add(
    rect(
      0,
      top,
      width,
      height - top,
      canvas.linear([
        [0, world.tone(far, 260)],
        [0.3, world.tone(mix(far, near, 0.6), 60)],
        [1, world.shade(near, 8, 0.45)],
      ]),
    ),
  );
}

/** Mows stripes into a rectangle of lawn: bounds in metres. */
export function stripes(
  world: World,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  count: number,
  colour: string,
  opacity = 0.16,
): void {
  const step = (z1 - z0) / count;
  for (let i = 0; i < count; i += 2) {
    const z = z0 + i * step;
    world.ground(
      [
        [x0, z],
        [x1, z],
        [x1, z + step],
        [x0, z + step],
      ],
      world.tone(colour, 30),
      `opacity="${opacity}"`,
    );
  }
}

/** A straight road or path between two places, of a width in metres, with lighter edges. */
export function road(world: World, from: Point, to: Point, width: number, colour: string, edge?: string): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, nz] = [(-(to[1] - from[1]) / length) * (width / 2), ((to[0] - from[0]) / length) * (width / 2)];
  const strip = (share: number, fill: string): void =>
    world.ground(
      [
        [from[0] - nx * share, from[1] - nz * share],
        [from[0] + nx * share, from[1] + nz * share],
        [to[0] + nx * share, to[1] + nz * share],
        [to[0] - nx * share, to[1] - nz * share],
      ],
      fill,
    );
  if (edge) strip(1.14, world.tone(edge, 24));
  strip(
    1,
    world.gradient(
      [
        [0, colour],
        [1, mix(colour, '#ffffff', 0.08)],
      ],
      24,
    ),
  );
}

/** A patch of shade on the ground away from the light: a place, the width and height of what casts it. */
export function castShadow(world: World, x: number, z: number, width: number, height: number, opacity = 0.2): void {
  const { mood } = world;
  const reach = height * mood.shadow * -mood.side;
  const slope = Math.abs(reach) * 0.22;
  const half = width / 2;
  world.ground(
    [
      [x - half, z - 0.04],
      [x + half, z - 0.04],
      [x + half * 0.7 + reach, z + slope],
      [x - half * 0.7 + reach, z + slope],
    ],
    '#131a3a',
    `opacity="${opacity}"`,
  );
}

/** A round patch on the ground: middle and radii in metres. */
export function disc(world: World, x: number, z: number, rx: number, rz: number, fill: string, extra = ''): void {
  const points: Point[] = [];
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2;
    points.push([x + Math.cos(angle) * rx, z + Math.sin(angle) * rz]);
  }
  world.ground(points, fill, extra);
}

/** Marks a line on the ground through places, of a width in metres. */
export function marking(world: World, points: readonly Point[], width: number, colour: string, opacity = 0.9): void {
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1];
    const b = points[i];
    if (!a || !b) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const nx = ((b[1] - a[1]) / length) * (width / 2);
    const nz = (-(b[0] - a[0]) / length) * (width / 2);
    world.ground(
      [
        [a[0] - nx, a[1] - nz],
        [a[0] + nx, a[1] + nz],
        [b[0] + nx, b[1] + nz],
        [b[0] - nx, b[1] - nz],
      ],
      world.tone(colour, 20),
      `opacity="${opacity}"`,
    );
  }
}

/** Points of an arc on the ground: angles in degrees, counter-clockwise from the x axis. */
export function arc(x: number, z: number, r: number, from: number, to: number): Point[] {
  const count = Math.max(6, Math.round(Math.abs(to - from) / 9));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return [x + Math.cos(angle) * r, z + Math.sin(angle) * r] as const;
  });
}
