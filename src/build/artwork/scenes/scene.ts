import type { MoodName } from '../moods.ts';
import { material } from '../palette.ts';
import { building } from '../parts/building.ts';
import { type SkyOptions, sky } from '../parts/sky.ts';
import { hills, plain } from '../parts/terrain.ts';
import { type View, World } from '../world.ts';

/** A picture before it has a size: its light, its camera, and what is in it. */
export interface Scene {
  readonly mood: MoodName;
  readonly view: View;
  readonly draw: (world: World) => void;
  /** Whether the picture is taller than wide. */
  readonly upright?: boolean;
}

/** Scenes by the name of the file they become. */
export type Scenes = Readonly<Record<string, Scene>>;

/** Declares a scene. */
export const scene = (mood: MoodName, view: View, draw: (world: World) => void): Scene => ({ mood, view, draw });

/** Declares a scene on a sheet that is taller than wide. */
export const uprightScene = (mood: MoodName, view: View, draw: (world: World) => void): Scene => ({
  mood,
  view,
  draw,
  upright: true,
});

/**
 * Draws a scene as an SVG document.
 *
 * @param name seed of everything random in it
 * @param width width of the picture in pixels
 */
export function drawScene(name: string, { mood, view, draw }: Scene, width: number, height: number): string {
  // Scenes are composed on a sheet whose longer side has 1600 units, whatever their size in pixels.
  const unit = 1600 / Math.max(width, height);
  const world = new World(name, width * unit, height * unit, mood, view);
  draw(world);
  world.settle();
  return world.toSvg(width, height);
}

/** Sky, hills and open ground: where every outdoor scene begins. */
export function outdoors(
  world: World,
  options: SkyOptions & {
    readonly ground?: string;
    readonly far?: string;
    readonly hills?: number;
    readonly size?: number;
  } = {},
): void {
  sky(world, options);
  if (options.hills !== 0) hills(world, options.hills ?? 3, options.size ?? 0.14);
  plain(world, options.ground ?? material.grass, options.far ?? '#a9c27a');
}

/** Cameras that many scenes share. */
export const views = {
  /** A person standing on the ground outdoors. */
  street: { eye: 1.8, back: 9, lens: 1500, horizon: 0.56, frame: [0.5, 0.58, 1.3] },
  /** Looking down from a balcony. */
  balcony: { eye: 7, back: 18, lens: 1700, horizon: 0.3 },
  /** Inside a room. */
  room: { eye: 1.7, back: 5, lens: 1650, horizon: 0.44, frame: [0.5, 0.52, 1.12] },
  /** Close to a table. */
  table: { eye: 1.5, back: 2.6, lens: 1500, horizon: 0.34, frame: [0.5, 0.4, 1.3] },
} as const satisfies Record<string, View>;

/** The main block of the college: brick, arcaded, with a porch. */
export function mainBlock(world: World, x: number, z: number, width = 44, floors = 4): void {
  building(world, { at: [x, 0, z], width, depth: 14, floors, facade: 'arcade', porch: true });
}
