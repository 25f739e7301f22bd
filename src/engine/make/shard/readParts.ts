import { existsSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { CommandError } from '#engine/problems/commandLine.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { manifestFile, type PartManifest, readManifest } from './partManifest.ts';

export interface SitePart {
  directory: string;
  manifest: PartManifest;
}

/**
 * Reads and verifies the manifests of all shards. @returns the shards in the order of their numbers
 * @throws CommandError unless they are all shards of one site, each of them once
 */
export function readParts(directories: string[], out: string): SitePart[] {
  for (const directory of directories) assertNoOverlap(directory, out);
  const parts = directories.map(readPart);
  assertNoDifference(parts, differentCounts);
  assertNoDuplicates(parts);
  assertNoneMissing(parts);
  for (const difference of differentSites) assertNoDifference(parts, difference);
  return parts.sort((first, second) => first.manifest.shard.number - second.manifest.shard.number);
}

/** Rejects a shard inside the output, as the merge would remove its files. */
function assertNoOverlap(directory: string, out: string): void {
  const [part, output] = [realPath(directory) + sep, realPath(out) + sep];
  if (part.startsWith(output) || output.startsWith(part))
    throw new CommandError(
      `${directory} and ${out} are one folder, or one is inside the other. Let --out be a folder that holds no part.`,
    );
}

const realPath = (path: string) => (existsSync(path) ? realpathSync(path) : resolve(path));

function readPart(directory: string): SitePart {
  if (!existsSync(directory)) throw new CommandError(`There is no folder ${directory}.`);
  const manifest = readManifest(join(directory, manifestFile));
  if (!manifest)
    throw new CommandError(
      `${directory} is no finished part of a site: there is no valid ${manifestFile} in it. Build it with: npm run build -- --shard 1/2 --out ${directory} (or whichever part it is).`,
    );
  return { directory, manifest };
}

/** Value that some shards have in common, and their folders: `parts/1, parts/2`. */
type PartGroup = [value: string, directories: string];

function groupParts(parts: SitePart[], by: (part: SitePart) => string): PartGroup[] {
  const groups = new Map<string, string[]>();
  for (const part of parts) getOrInsert(groups, by(part), () => []).push(part.directory);
  return [...groups].map(([value, directories]) => [value, directories.join(', ')]);
}

function assertNoDuplicates(parts: SitePart[]): void {
  for (const [number, names] of groupParts(parts, ({ manifest }) => String(manifest.shard.number)))
    if (parts.filter(({ manifest }) => String(manifest.shard.number) === number).length > 1)
      throw new CommandError(`Part ${number} is there twice: ${names}. Name each part once.`);
}

function assertNoneMissing(parts: SitePart[]): void {
  const count = parts[0]?.manifest.shard.count ?? 0;
  const present = new Set(parts.map(({ manifest }) => manifest.shard.number));
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !present.has(number));
  if (missing.length > 0)
    throw new CommandError(
      `Of ${count} parts, these are missing: ${missing.join(', ')}. Build them (npm run build -- --shard ${missing[0]}/${count} --out DIR) and name the folders of all parts after --merge.`,
    );
}

interface PartDifference {
  of: (manifest: PartManifest) => unknown;
  message: (groups: PartGroup[]) => string;
}

const differentCounts: PartDifference = {
  of: ({ shard }) => shard.count,
  message: (groups) =>
    `The parts are of different sets: ${formatGroups(groups, (count) => `of ${count}`)}. Build all of them with the same number after the "/".`,
};

/** Causes come before their consequences. */
const differentSites: PartDifference[] = [
  {
    of: ({ site }) => site.since,
    message: (groups) =>
      `Something came or went between the builds of the parts: ${formatGroups(groups, (since) => (since ? `as from ${since}` : 'as before'))}. Build all of them for one moment, as with --at ${groups
        .map(([since]) => since)
        .sort()
        .at(-1)}.`,
  },
  {
    of: ({ site }) => site.isCompressed,
    message: (groups) =>
      `Some parts are compressed and some are not: ${formatGroups(groups, (isCompressed) => `${isCompressed === 'true' ? 'with' : 'without'} --compress`)}. Build all of them with it, or all without.`,
  },
  {
    of: ({ site }) => site.engine,
    message: (groups) =>
      `The parts were built by different versions of the program: ${formatGroupNames(groups)}. Install the same version everywhere, and build all parts again.`,
  },
  {
    of: ({ site }) => site.content,
    message: (groups) =>
      `The parts were built from different content: ${formatGroupNames(groups)}. Build all of them from the same state of the pages folder.`,
  },
];

const formatGroups = (groups: PartGroup[], detail: (value: string) => string) =>
  groups.map(([value, names]) => `${names} ${detail(value)}`).join('; ');

const formatGroupNames = (groups: PartGroup[]) => groups.map(([, names]) => names).join(' differ from ');

function assertNoDifference(parts: SitePart[], { of, message }: PartDifference): void {
  const groups = groupParts(parts, ({ manifest }) => String(of(manifest)));
  if (groups.length > 1) throw new CommandError(message(groups));
}
