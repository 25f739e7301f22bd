import type { Scenes } from '../scene.ts';
import { inside } from './inside.ts';
import { outside } from './outside.ts';

/** The large pictures at the top of pages; interest stands right of the middle. */
export const hero: Scenes = { ...outside, ...inside };
