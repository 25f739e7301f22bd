import { join } from 'node:path';
import { readJson } from '#engine/store/cache.ts';

/** Folders whose files carry a hash of their content in their names: what a name stands for never changes. */
export const hashedFolders = ['assets', 'media'];

/** `_builds.json`: which build last needed each hashed file. A file that is missing or broken says nothing. */
interface Builds {
  /** Number of the build that wrote this folder. A build that needs the same hashed files as the last has its number. */
  build: number;
  /** Number of the last build that needed a file, by path below the output. */
  files: Record<string, number>;
}

/** Name of the list of builds, below the output. */
export const buildsFile = '_builds.json';

/** Which hashed files of earlier builds stay. */
export interface EarlierFiles {
  paths: string[];
  /** Content of the list of builds. */
  list: string;
}

/**
 * Chooses the hashed files of earlier builds that are kept for visitors who have their pages open: such a page may ask
 * for its code, its data and its pictures long after it was replaced.
 * @param needed paths of the hashed files that the new build needs, packed forms left out
 * @param previous the output as it is; it may be missing
 * @param isThere tells whether a file is in it
 * @param keep for how many later builds a file is kept that is needed no more
 */
export function chooseEarlierFiles(
  needed: string[],
  previous: string,
  isThere: (path: string) => boolean,
  keep: number,
): EarlierFiles {
  const before = readBuilds(previous);
  const last = Object.keys(before.files).filter((path) => before.files[path] === before.build);
  const isSame = needed.length === last.length && needed.every((path) => before.files[path] === before.build);
  const build = isSame ? before.build : before.build + 1;
  const files = Object.fromEntries(needed.map((path) => [path, build]));
  const paths: string[] = [];
  for (const [path, lastNeeded] of Object.entries(before.files)) {
    if (path in files || build - lastNeeded > keep || !isHashedFile(path) || !isThere(path)) continue;
    files[path] = lastNeeded;
    paths.push(path);
  }
  return { paths, list: `${JSON.stringify({ build, files } satisfies Builds)}\n` };
}

function readBuilds(directory: string): Builds {
  const { build, files } = readJson<Partial<Builds>>(join(directory, buildsFile)) ?? {};
  return { build: Number(build) || 0, files: typeof files === 'object' && files ? files : {} };
}

/** Tells files whose names carry a hash. Never a path that leads out of the folder, whoever has written the list. */
export const isHashedFile = (path: string): boolean =>
  hashedFolders.some((folder) => path.startsWith(`${folder}/`)) && !path.split('/').includes('..');
