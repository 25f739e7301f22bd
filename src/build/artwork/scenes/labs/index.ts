import type { Scenes } from '../scene.ts';
import { engineeringLabs } from './engineering.ts';
import { scienceLabs } from './science.ts';

/** All pictures of the laboratories. */
export const labs: Scenes = { ...engineeringLabs, ...scienceLabs };
