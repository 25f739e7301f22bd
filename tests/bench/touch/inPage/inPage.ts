/* Runs in the measured page, before its own scripts. */
import { interactions, noteInteractions } from './interactions.ts';
import { longestTask, noteLongTasks } from './longTasks.ts';
import { touchTimes, watchTouch } from './watchTouch.ts';

noteLongTasks();
noteInteractions();

const measures = { watchTouch, touchTimes, longestTask, interactions };

Object.assign(window, { measures });

/** Functions that measurements call in a page, as `window.measures`. */
export type Measures = typeof measures;
