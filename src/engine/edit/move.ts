import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { count, quote } from '#shared/words.ts';
import { movedLines } from './listed.ts';
import { movePages } from './movePages.ts';
import { type EditOptions, type EditResult, finish, type OpenSite, openSite } from './openSite.ts';
import { gatherPlaces } from './places.ts';
import { applyRename, placesLeft } from './rename.ts';
import { SiteChange } from './siteChange.ts';
import {
  filesAt,
  nameOfFile,
  readSpecialPath,
  renameFiles,
  type SpecialFolder,
  specialFolder,
} from './specialFiles.ts';

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

/**
 * Gives a file of `_media`, `_data`, `_layouts` or `_blocks` another name or place; a whole folder of `_media` too.
 * Everything that names it follows.
 * @param from inside the pages folder
 * @param target as a person writes it; a folder when it ends with "/"
 */
function moveFiles(site: OpenSite, from: string, target: string): EditResult {
  const { source, at } = site;
  const special = specialFolder(from) as SpecialFolder;
  const change = new SiteChange(source);
  for (const [old, next] of pathsOf(site, from, readTarget(site, from, target, special))) change.moves.set(old, next);
  const names = new Map([...change.moves].map(([old, next]) => [nameOfFile(old, special), nameOfFile(next, special)]));
  const rename = renameFiles(special, names);
  const counts = applyRename(change, gatherPlaces(source, at).places, rename);
  const left = placesLeft(change, rename, at);
  const { moves } = change;
  const what = moves.size > 1 ? count(moves.size, special.noun) : `the ${special.noun}`;
  const lines = movedLines(site, what, moves, counts, 'Nothing referred to it.');
  if (left.length) lines.push(`Still written as before: ${left.join(', ')}.`);
  return finish(site, change, lines.join('\n'));
}

function readTarget({ pages }: OpenSite, from: string, target: string, special: SpecialFolder): string {
  const inside = target.startsWith(`${pages}/`) ? target.slice(pages.length + 1) : target;
  if (specialFolder(inside) !== undefined && specialFolder(inside) !== special)
    throw new CannotRun(`A ${special.noun} stays in ${special.folder}: ${quote(target)} is elsewhere.`);
  const path = specialFolder(inside) ? inside : special.folder + inside.replace(/^\/+/, '');
  const whole = path.endsWith('/') ? path + posix.basename(from) : path;
  const to = special.isJson && !whole.endsWith('.json') ? `${whole}.json` : whole;
  const [old, next] = [posix.extname(from).toLowerCase(), posix.extname(to).toLowerCase()];
  if (old !== next && old !== '')
    throw new CannotRun(
      `${quote(posix.basename(to))} does not end with "${posix.extname(from)}": a new name does not make another kind of file of it. Did you mean ${quote(`${to}${next ? '' : posix.extname(from)}`.replace(/\.\w+$/, posix.extname(from)))}?`,
    );
  if (to.split('/').some((name) => name === '' || name === '..' || name.startsWith('.')))
    throw new CannotRun(`${quote(target)} is no place for a ${special.noun}.`);
  return to;
}

/** New paths by old ones: the file's, or those of all files in a folder. */
function pathsOf(site: OpenSite, from: string, to: string): [string, string][] {
  const moved = filesAt(from, site.source);
  if (from === to) throw new CannotRun('Nothing to do: both names are the same.');
  const paths = moved.map((path): [string, string] => [path, to + path.slice(from.length)]);
  const taken = paths.find(
    ([old, next]) => old.toLowerCase() !== next.toLowerCase() && existsSync(join(site.source.directory, next)),
  );
  if (taken) throw new CannotRun(`Nothing was moved: there is a file ${taken[1]} already.`);
  return paths;
}
