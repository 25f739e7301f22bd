import type { Scenes } from '../scene.ts';
import { fitness } from './fitness.ts';
import { games } from './games.ts';
import { honours } from './honours.ts';

/** All pictures of sport, health and honours. */
export const sports: Scenes = { ...games, ...fitness, ...honours };
