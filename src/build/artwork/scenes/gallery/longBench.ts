import { table } from '../../parts/furniture.ts';
import { room } from '../../parts/room.ts';
import type { World } from '../../world.ts';

/** A small room with one long bench; gives the height of its top. */
export function longBench(world: World, wall: string, dado: string, top: string, front: string): number {
  room(world, { width: 9, depth: 6, height: 3.8, wall, floor: '#b9b3ac', ceiling: '#f6f4ee', dado });
  return table(world, { at: [0, 0, 1], width: 8, depth: 1.1, height: 0.92, colour: top, closed: front });
}
