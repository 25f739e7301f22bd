import type { World } from '../world.ts';
import { stand } from './figure.ts';
import { chair } from './furniture.ts';
import type { PoseName } from './poses.ts';
import { type Person, person, student } from './wardrobe.ts';

/** A rectangle of ground: x from–to, z from–to, in metres. */
export type Area = readonly [x0: number, x1: number, z0: number, z1: number];

/** People spread over an area so that few hide each other; every one gets the wishes. */
export function scatter(
  world: World,
  count: number,
  [x0, x1, z0, z1]: Area,
  wishes: Partial<Person> = {},
  bearings: readonly PoseName[] = ['stand', 'relaxed', 'walk', 'hold', 'folded'],
): void {
  const { random } = world;
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0) * (((i * 0.618) % 1) * count + random.next())) / (count + 1);
    const z = z0 + ((z1 - z0) * (i + random.next())) / count;
    stand(world, student(random, { pose: random.pick(bearings), flip: random.chance(0.5), ...wishes }), [x, 0, z]);
  }
}

/** Rows of people seated with their backs to the viewer. */
export function audience(
  world: World,
  rows: number,
  seats: number,
  z: number,
  options: {
    readonly pitch?: number;
    readonly row?: number;
    readonly gap?: number;
    readonly colour?: string;
    readonly wishes?: Partial<Person>;
  } = {},
): void {
  const { pitch = 0.72, row = 1.05, gap = 0, colour = '#7d2433', wishes = {} } = options;
  for (let r = 0; r < rows; r++)
    for (let s = 0; s < seats; s++) {
      const offset = s - (seats - 1) / 2;
      const x = offset * pitch + Math.sign(offset) * gap + (r % 2 ? 0.12 : -0.12);
      if (world.random.chance(0.92))
        stand(world, person(world.random, { pose: 'type', back: true, ...wishes }), [x, 0.02, z + r * row], false);
      chair(world, x, z + r * row, colour);
    }
}

/** People in a row along x at one depth, in the poses given in turn. */
export function lineUp(
  world: World,
  bearings: readonly PoseName[],
  x: number,
  step: number,
  z: number,
  wishes: (i: number) => Partial<Person> = () => ({}),
  y = 0,
): void {
  bearings.forEach((pose, i) => {
    stand(world, person(world.random, { pose, ...wishes(i) }), [x + i * step, y, z]);
  });
}
