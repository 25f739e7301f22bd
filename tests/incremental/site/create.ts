import type { Site } from './model.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';

/** The site that every sequence of edits begins with; a copy of its own for each. */
export const createSite = (): Site => ({
  files: new Map(Object.entries(structuredClone({ ...shell, ...pages }))),
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
