import type { Site } from '../site/model.ts';
import type { Chance } from './chance.ts';

/** Where a site lies, is built to, and what its builds remember. */
export interface Folders {
  pages: string;
  out: string;
  cache: string;
}

/**
 * Something that an editor does to a site. Changes the site it is given.
 * @returns what was done, for people who read of a failure; undefined where there was nothing to do it to
 */
export type Edit = (site: Site, chance: Chance) => string | undefined;

/** Something that happens to files behind the back of whoever edits: nothing that the site says is changed by it. */
export type Mishap = (folders: Folders, chance: Chance) => string | undefined;
