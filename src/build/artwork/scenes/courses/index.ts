import type { Scenes } from '../scene.ts';
import { bachelorsOfTechnology } from './bachelors.ts';
import { business } from './business.ts';
import { crafts } from './crafts.ts';
import { health } from './health.ts';
import { mastersOfTechnology } from './masters.ts';

/** One picture for each programme. */
export const courses: Scenes = { ...bachelorsOfTechnology, ...mastersOfTechnology, ...crafts, ...business, ...health };
