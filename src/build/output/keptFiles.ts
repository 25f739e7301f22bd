import { copyFileSync, existsSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCachedJson } from '../cache.ts';
import { isPackedText } from '../serve/mediaTypes.ts';
import { filesBelow } from './filesBelow.ts';
import { hashedFolders } from './headers.ts';

/** `_builds.json`: which build last needed each hashed file. A file that is missing or broken says nothing. */
interface Builds {
  /** Number of the build that wrote this folder. A build that needs the same hashed files as the last has its number. */
  build: number;
  /** Number of the last build that needed a file, by path below the output. */
  files: Record<string, number>;
}

const fileName = '_builds.json';

/**
 * Keeps the hashed files of earlier builds for visitors who have their pages open: such a page may ask for its code,
 * its data and its pictures long after it was replaced.
 * @param directory a finished build that is not in place yet
 * @param previous the folder that it is going to replace; it may be missing
 * @param keep for how many later builds a file is kept that is needed no more
 */
export function keepEarlierFiles(directory: string, previous: string, keep: number): void {
  const needed = hashedFolders
    .flatMap((folder) => filesBelow(join(directory, folder)).map((path) => `${folder}/${path}`))
    .filter((path) => !isPackedText(path));
  const before = readBuilds(previous);
  const last = Object.keys(before.files).filter((path) => before.files[path] === before.build);
  const isSame = needed.length === last.length && needed.every((path) => before.files[path] === before.build);
  const build = isSame ? before.build : before.build + 1;
  const files = Object.fromEntries(needed.map((path) => [path, build]));
  for (const [path, lastNeeded] of Object.entries(before.files)) {
    if (path in files || build - lastNeeded > keep || !isHashedFile(path)) continue;
    if (bring(path, previous, directory)) files[path] = lastNeeded;
  }
  writeFileSync(join(directory, fileName), `${JSON.stringify({ build, files } satisfies Builds)}\n`);
}

function readBuilds(directory: string): Builds {
  const { build, files } = readCachedJson<Partial<Builds>>(join(directory, fileName)) ?? {};
  return { build: Number(build) || 0, files: typeof files === 'object' && files ? files : {} };
}

/** Never a path that leads out of the folder, whoever has written the list. */
const isHashedFile = (path: string) =>
  hashedFolders.some((folder) => path.startsWith(`${folder}/`)) && !path.split('/').includes('..');

/** Brings a file and its packed forms; false when it is not there any more. */
function bring(path: string, from: string, to: string): boolean {
  if (!existsSync(join(from, path))) return false;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  for (const suffix of ['', '.br', '.gz']) {
    const source = join(from, path + suffix);
    if (existsSync(source)) linkOrCopy(source, join(to, path + suffix));
  }
  return true;
}

/** One file with two names costs nothing, and no build ever writes into a file that is there. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
