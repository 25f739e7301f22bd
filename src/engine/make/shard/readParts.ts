import { existsSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { noteFile, type PartNote, readNote } from './partNote.ts';
import type { SiteMark } from './siteMark.ts';

/** A part of a site, in a folder. */
export interface Part {
  /** As it was named. */
  directory: string;
  note: PartNote;
}

/**
 * Reads what the parts of a site say of themselves.
 * @param directories one for each part, in any order
 * @param out the folder that they are put together in
 * @returns the parts in the order of their numbers
 * @throws CannotRun when they are not all parts of one site, each of them once
 */
export function readParts(directories: string[], out: string): Part[] {
  for (const directory of directories) refuseOverlap(directory, out);
  const parts = directories.map(readPart);
  refuseOtherCounts(parts);
  refuseTwice(parts);
  refuseMissing(parts);
  refuseOtherSites(parts);
  return parts.sort((first, second) => first.note.shard.number - second.note.shard.number);
}

/** The output is emptied of what is not part of the site: that would be the part itself. */
function refuseOverlap(directory: string, out: string): void {
  const [part, whole] = [realPath(directory) + sep, realPath(out) + sep];
  if (part.startsWith(whole) || whole.startsWith(part))
    throw new CannotRun(
      `${directory} and ${out} are one folder, or one is inside the other. Let --out be a folder that holds no part.`,
    );
}

const realPath = (path: string) => (existsSync(path) ? realpathSync(path) : resolve(path));

function readPart(directory: string): Part {
  if (!existsSync(directory)) throw new CannotRun(`There is no folder ${directory}.`);
  const note = readNote(join(directory, noteFile));
  if (!note)
    throw new CannotRun(
      `${directory} is no finished part of a site: there is no sound ${noteFile} in it. Build it with: npm run build -- --shard 1/2 --out ${directory} (or whichever part it is).`,
    );
  return { directory, note };
}

/** Names of folders by what they have in common: `parts/1, parts/2`. */
function group(parts: Part[], by: (part: Part) => string): [value: string, directories: string][] {
  const groups = new Map<string, string[]>();
  for (const part of parts) groups.set(by(part), [...(groups.get(by(part)) ?? []), part.directory]);
  return [...groups].map(([value, directories]) => [value, directories.join(', ')]);
}

function refuseOtherCounts(parts: Part[]): void {
  const counts = group(parts, ({ note }) => String(note.shard.count));
  if (counts.length > 1)
    throw new CannotRun(
      `The parts are of different sets: ${counts.map(([count, names]) => `${names} of ${count}`).join('; ')}. Build all of them with the same number after the "/".`,
    );
}

function refuseTwice(parts: Part[]): void {
  for (const [number, names] of group(parts, ({ note }) => String(note.shard.number)))
    if (parts.filter(({ note }) => String(note.shard.number) === number).length > 1)
      throw new CannotRun(`Part ${number} is there twice: ${names}. Name each part once.`);
}

function refuseMissing(parts: Part[]): void {
  const count = parts[0]?.note.shard.count ?? 0;
  const there = new Set(parts.map(({ note }) => note.shard.number));
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !there.has(number));
  if (missing.length > 0)
    throw new CannotRun(
      `Of ${count} parts, these are missing: ${missing.join(', ')}. Build them (npm run build -- --shard ${missing[0]}/${count} --out DIR) and name the folders of all parts after --merge.`,
    );
}

/** What parts may differ in, how it is told, and what to do about it; what explains the others comes first. */
const differences: [key: keyof SiteMark, tell: (groups: [value: string, names: string][]) => string][] = [
  [
    'day',
    (groups) =>
      `The parts are for different days: ${groups.map(([day, names]) => `${names} for ${day}`).join('; ')}. Build all of them for one day, as with --at ${groups[0]?.[0]}.`,
  ],
  [
    'isPacked',
    (groups) =>
      `Some parts are packed and some are not: ${groups.map(([is, names]) => `${names} ${is === 'true' ? 'with' : 'without'} --compress`).join('; ')}. Build all of them with it, or all without.`,
  ],
  [
    'engine',
    (groups) =>
      `The parts were built by different versions of the program: ${between(groups)}. Install the same version everywhere, and build all parts again.`,
  ],
  [
    'content',
    (groups) =>
      `The parts were built from different content: ${between(groups)}. Build all of them from the same state of the pages folder.`,
  ],
];

const between = (groups: [value: string, names: string][]) => groups.map(([, names]) => names).join(' differ from ');

function refuseOtherSites(parts: Part[]): void {
  for (const [key, tell] of differences) {
    const groups = group(parts, ({ note }) => String(note.site[key]));
    if (groups.length > 1) throw new CannotRun(tell(groups));
  }
}
