import type { Scenes } from '../scene.ts';
import { approach } from './approach.ts';
import { buildings } from './buildings.ts';
import { living } from './living.ts';
import { working } from './working.ts';

/** All pictures of the campus. */
export const campus: Scenes = { ...approach, ...buildings, ...living, ...working };
