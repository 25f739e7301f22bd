import type { Site } from '../site/model.ts';
import type { Chance } from './chance.ts';

/** Folders of a site's pages, output and cache. */
export interface Folders {
  pages: string;
  out: string;
  cache: string;
}

/**
 * An edit of a site, which it changes.
 * @returns a description for failure reports; undefined if there was nothing to edit
 */
export type Edit = (site: Site, chance: Chance) => string | undefined;

/** A change of files that does not change the site's content. */
export type Mishap = (folders: Folders, chance: Chance) => string | undefined;
