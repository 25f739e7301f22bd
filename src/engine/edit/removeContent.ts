import { CommandError } from '#engine/problems/commandLine.ts';
import { formatCount } from '#shared/formatText.ts';
import { type EditResult, finishEdit, type OpenSite, openSite } from './openSite.ts';
import { describeBrokenReferences, refuseRemoval } from './refuseRemoval.ts';
import { type RemoveOptions, removePages } from './removePages.ts';
import { SiteChange } from './siteChange.ts';
import {
  createFileRenamer,
  findFilesAt,
  parseSpecialPath,
  referenceNameOf,
  type SpecialFolder,
  specialFolderOf,
} from './specialFiles.ts';
import { findUsages } from './usages.ts';
import { gatherReferences } from './writtenReferences.ts';

/**
 * Removes a page or special file unless it is referenced.
 * @throws CommandError if it does not exist
 */
export function removeContent(options: RemoveOptions, target: string): EditResult {
  const site = openSite(options);
  const path = parseSpecialPath(target, site.pages, site.source);
  if (path === undefined) return removePages({ ...options, ...site }, target);
  if (options.redirect !== undefined || options.isSection)
    throw new CommandError('--redirect and --section are for pages: a file has no address to lead on.');
  return removeFile(site, path);
}

function removeFile(site: OpenSite, path: string): EditResult {
  const { source, pages, at } = site;
  const special = specialFolderOf(path) as SpecialFolder;
  const paths = findFilesAt(path, source);
  const change = new SiteChange(source);
  for (const removedPath of paths) change.removed.add(removedPath);
  const names = new Map(paths.map((removedPath) => [referenceNameOf(removedPath, special), '']));
  const users = findUsages(gatherReferences(source, at), createFileRenamer(special, names), change);
  const what = paths.length > 1 ? formatCount(paths.length, special.noun) : `the ${special.noun} ${pages}/${path}`;
  if (users.size > 0 && !site.isForced)
    return refuseRemoval(site, what, users, 'Change these first, or remove it all the same with --force.');
  const lines = [`${site.isDryRun ? 'Would remove' : 'Removed'} ${what}.`, ...describeBrokenReferences(site, users)];
  return finishEdit(site, change, lines.join('\n'), site.isForced);
}
