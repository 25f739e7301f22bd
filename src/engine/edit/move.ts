import { moveFiles } from './moveFiles.ts';
import { movePages } from './movePages.ts';
import { type EditOptions, type EditResult, openSite } from './openSite.ts';
import { readSpecialPath } from './specialFiles.ts';

/**
 * Moves a page, a section, or a file of a special folder, and everything that names it with it.
 * @param from as a person writes it: `/about/location`, `_media/campus/gate.jpg`
 * @throws CannotRun when it is not there, or where it is to go is no place for it
 */
export function move(options: EditOptions, from: string, to: string): EditResult {
  const site = openSite(options);
  const file = readSpecialPath(from, site.pages, site.source);
  return file === undefined ? movePages(site, from, to) : moveFiles(site, file, to);
}
