import { existsSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { manifestFile, type PartManifest, readManifest } from './partManifest.ts';

/** A part of a site, in a folder. */
export interface Part {
  /** As it was given. */
  directory: string;
  manifest: PartManifest;
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
  refuseDifference(parts, differentCounts);
  refuseTwice(parts);
  refuseMissing(parts);
  for (const difference of differentSites) refuseDifference(parts, difference);
  return parts.sort((first, second) => first.manifest.shard.number - second.manifest.shard.number);
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
  const manifest = readManifest(join(directory, manifestFile));
  if (!manifest)
    throw new CannotRun(
      `${directory} is no finished part of a site: there is no valid ${manifestFile} in it. Build it with: npm run build -- --shard 1/2 --out ${directory} (or whichever part it is).`,
    );
  return { directory, manifest };
}

/** What some parts have in common, and their folders: `parts/1, parts/2`. */
type Group = [value: string, directories: string];

function group(parts: Part[], by: (part: Part) => string): Group[] {
  const groups = new Map<string, string[]>();
  for (const part of parts) getOrInsert(groups, by(part), () => []).push(part.directory);
  return [...groups].map(([value, directories]) => [value, directories.join(', ')]);
}

function refuseTwice(parts: Part[]): void {
  for (const [number, names] of group(parts, ({ manifest }) => String(manifest.shard.number)))
    if (parts.filter(({ manifest }) => String(manifest.shard.number) === number).length > 1)
      throw new CannotRun(`Part ${number} is there twice: ${names}. Name each part once.`);
}

function refuseMissing(parts: Part[]): void {
  const count = parts[0]?.manifest.shard.count ?? 0;
  const there = new Set(parts.map(({ manifest }) => manifest.shard.number));
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !there.has(number));
  if (missing.length > 0)
    throw new CannotRun(
      `Of ${count} parts, these are missing: ${missing.join(', ')}. Build them (npm run build -- --shard ${missing[0]}/${count} --out DIR) and name the folders of all parts after --merge.`,
    );
}

/** What parts may differ in, and the message about it. */
interface Difference {
  of: (manifest: PartManifest) => unknown;
  message: (groups: Group[]) => string;
}

const differentCounts: Difference = {
  of: ({ shard }) => shard.count,
  message: (groups) =>
    `The parts are of different sets: ${listed(groups, (count) => `of ${count}`)}. Build all of them with the same number after the "/".`,
};

/** What explains the others comes first. */
const differentSites: Difference[] = [
  {
    of: ({ site }) => site.since,
    message: (groups) =>
      `Something came or went between the builds of the parts: ${listed(groups, (since) => (since ? `as from ${since}` : 'as before'))}. Build all of them for one moment, as with --at ${groups
        .map(([since]) => since)
        .sort()
        .at(-1)}.`,
  },
  {
    of: ({ site }) => site.isCompressed,
    message: (groups) =>
      `Some parts are compressed and some are not: ${listed(groups, (is) => `${is === 'true' ? 'with' : 'without'} --compress`)}. Build all of them with it, or all without.`,
  },
  {
    of: ({ site }) => site.engine,
    message: (groups) =>
      `The parts were built by different versions of the program: ${between(groups)}. Install the same version everywhere, and build all parts again.`,
  },
  {
    of: ({ site }) => site.content,
    message: (groups) =>
      `The parts were built from different content: ${between(groups)}. Build all of them from the same state of the pages folder.`,
  },
];

const listed = (groups: Group[], detail: (value: string) => string) =>
  groups.map(([value, names]) => `${names} ${detail(value)}`).join('; ');

const between = (groups: Group[]) => groups.map(([, names]) => names).join(' differ from ');

function refuseDifference(parts: Part[], { of, message }: Difference): void {
  const groups = group(parts, ({ manifest }) => String(of(manifest)));
  if (groups.length > 1) throw new CannotRun(message(groups));
}
