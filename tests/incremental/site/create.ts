import type { Site } from './model.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { walks } from './walks.ts';

/** Creates the site with which every sequence of edits begins. */
export const createSite = (): Site => ({
  files: new Map(Object.entries(structuredClone({ ...shell, ...pages, ...walks }))),
  pictures: new Map([
    ['ridge.jpg', 'dawn'],
    ['ferry.jpg', 'noon'],
    ['mill.jpg', 'dusk'],
    ['brand.svg', 'mark'],
  ]),
  broken: new Map(),
  at: '2026-11-20',
  compress: false,
});
