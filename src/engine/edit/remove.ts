import { CannotRun } from '#engine/problems/commandLine.ts';
import { count } from '#shared/words.ts';
import { type EditResult, finish, type OpenSite, openSite } from './openSite.ts';
import { gatherPlaces } from './places.ts';
import { brokenLines, refuseUsed } from './refuseUsed.ts';
import { type RemoveOptions, removePages } from './removePages.ts';
import { SiteChange } from './siteChange.ts';
import {
  filesAt,
  nameOfFile,
  readSpecialPath,
  renameFiles,
  type SpecialFolder,
  specialFolder,
} from './specialFiles.ts';
import { findUsers } from './users.ts';

/**
 * Removes a page, or a file of a special folder, unless something names it.
 * @param target as a person writes it: `/about/location`, `_media/campus/gate.jpg`
 * @throws CannotRun when it is not there
 */
export function remove(options: RemoveOptions, target: string): EditResult {
  const site = openSite(options);
  const path = readSpecialPath(target, site.pages, site.source);
  if (path === undefined) return removePages({ ...options, ...site }, target);
  if (options.redirect !== undefined || options.isSection)
    throw new CannotRun('--redirect and --section are for pages: a file has no address to lead on.');
  return removeFile(site, path);
}

function removeFile(site: OpenSite, path: string): EditResult {
  const { source, pages, at } = site;
  const special = specialFolder(path) as SpecialFolder;
  const paths = filesAt(path, source);
  const change = new SiteChange(source);
  for (const one of paths) change.removed.add(one);
  const names = new Map(paths.map((one) => [nameOfFile(one, special), '']));
  const users = findUsers(gatherPlaces(source, at), renameFiles(special, names), change);
  const what = paths.length > 1 ? count(paths.length, special.noun) : `the ${special.noun} ${pages}/${path}`;
  if (users.size > 0 && !site.isForced)
    return refuseUsed(site, what, users, 'Change these first, or remove it all the same with --force.');
  const lines = [`${site.isDryRun ? 'Would remove' : 'Removed'} ${what}.`, ...brokenLines(site, users)];
  return finish(site, change, lines.join('\n'), site.isForced);
}
