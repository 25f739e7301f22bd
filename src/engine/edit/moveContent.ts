import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { CommandError } from '#engine/problems/commandLine.ts';
import { formatCount, quote } from '#shared/formatText.ts';
import { movePages } from './movePages.ts';
import { type EditOptions, type EditResult, finishEdit, type OpenSite, openSite } from './openSite.ts';
import { parseItemName, renameItem } from './renameItem.ts';
import { findStaleReferences, renameReferences } from './renameReferences.ts';
import { describeMoves } from './resultLines.ts';
import { SiteChange } from './siteChange.ts';
import {
  createFileRenamer,
  findFilesAt,
  parseSpecialPath,
  pathInsidePages,
  referenceNameOf,
  type SpecialFolder,
  specialFolderOf,
} from './specialFiles.ts';
import { gatherReferences } from './writtenReferences.ts';

/**
 * Moves a page, section or special file, or gives an item of a list another id, and updates all references to it.
 * @param from as typed: `/about/location`, `_media/campus/gate.jpg`, `spotlights#tech-fest`
 * @throws CommandError if it does not exist or the target is invalid
 */
export function moveContent(options: EditOptions, from: string, to: string): EditResult {
  const site = openSite(options);
  const file = parseSpecialPath(from, site.pages, site.source);
  if (file !== undefined) return moveFiles(site, file, to);
  const item = parseItemName(from, site.pages);
  if (item) return renameItem(site, item, parseItemName(to, site.pages) ?? { list: item.list, id: to });
  return movePages(site, from, to);
}

/**
 * Moves a file of a special folder, or a folder of `_media`, and updates all references.
 * @param target as typed; a folder if it ends with "/"
 */
function moveFiles(site: OpenSite, from: string, target: string): EditResult {
  const { source, at } = site;
  const special = specialFolderOf(from) as SpecialFolder;
  const change = new SiteChange(source);
  for (const [old, next] of movedPathsOf(site, from, resolveTargetPath(site, from, target, special)))
    change.moves.set(old, next);
  const names = new Map(
    [...change.moves].map(([old, next]) => [referenceNameOf(old, special), referenceNameOf(next, special)]),
  );
  const rename = createFileRenamer(special, names);
  const counts = renameReferences(change, gatherReferences(source, at).places, rename);
  const stale = findStaleReferences(change, rename, at);
  const { moves } = change;
  const what = moves.size > 1 ? formatCount(moves.size, special.noun) : `the ${special.noun}`;
  const lines = describeMoves(site, what, moves, counts, 'Nothing referred to it.');
  if (stale.length) lines.push(`Still written as before: ${stale.join(', ')}.`);
  return finishEdit(site, change, lines.join('\n'));
}

function resolveTargetPath({ pages }: OpenSite, from: string, target: string, special: SpecialFolder): string {
  const inside = pathInsidePages(target, pages);
  const folder = specialFolderOf(inside);
  if (folder !== undefined && folder !== special)
    throw new CommandError(`A ${special.noun} stays in ${special.folder}: ${quote(target)} is elsewhere.`);
  const path = folder ? inside : special.folder + inside.replace(/^\/+/, '');
  const fullPath = path.endsWith('/') ? path + posix.basename(from) : path;
  const to = special.isJson && !fullPath.endsWith('.json') ? `${fullPath}.json` : fullPath;
  const [old, next] = [posix.extname(from).toLowerCase(), posix.extname(to).toLowerCase()];
  if (old !== next && old !== '')
    throw new CommandError(
      `${quote(posix.basename(to))} does not end with "${posix.extname(from)}": a new name does not make another kind of file of it. Did you mean ${quote(`${to}${next ? '' : posix.extname(from)}`.replace(/\.\w+$/, posix.extname(from)))}?`,
    );
  if (to.split('/').some((name) => name === '' || name === '..' || name.startsWith('.')))
    throw new CommandError(`${quote(target)} is no place for a ${special.noun}.`);
  return to;
}

function movedPathsOf(site: OpenSite, from: string, to: string): [string, string][] {
  const moved = findFilesAt(from, site.source);
  if (from === to) throw new CommandError('Nothing to do: both names are the same.');
  const paths = moved.map((path): [string, string] => [path, to + path.slice(from.length)]);
  const conflict = paths.find(
    ([old, next]) => old.toLowerCase() !== next.toLowerCase() && existsSync(join(site.source.directory, next)),
  );
  if (conflict) throw new CommandError(`Nothing was moved: there is a file ${conflict[1]} already.`);
  return paths;
}
