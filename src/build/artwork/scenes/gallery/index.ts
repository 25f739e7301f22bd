import type { Scenes } from '../scene.ts';
import { benches } from './benches.ts';
import { corners } from './corners.ts';
import { experiments } from './experiments.ts';
import { facilities } from './facilities.ts';
import { festivities } from './festivities.ts';
import { gatherings } from './gatherings.ts';
import { grounds } from './grounds.ts';
import { halls } from './halls.ts';

/** All pictures of the gallery. */
export const gallery: Scenes = {
  ...grounds,
  ...corners,
  ...festivities,
  ...gatherings,
  ...halls,
  ...facilities,
  ...benches,
  ...experiments,
};
