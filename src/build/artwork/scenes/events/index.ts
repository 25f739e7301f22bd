import type { Scenes } from '../scene.ts';
import { ceremonies } from './ceremonies.ts';
import { classes } from './classes.ts';
import { contests } from './contests.ts';
import { festivals } from './festivals.ts';
import { service } from './service.ts';
import { showcases } from './showcases.ts';
import { visits } from './visits.ts';
import { workshops } from './workshops.ts';

/** All pictures of events. */
export const events: Scenes = {
  ...festivals,
  ...ceremonies,
  ...service,
  ...visits,
  ...contests,
  ...showcases,
  ...classes,
  ...workshops,
};
