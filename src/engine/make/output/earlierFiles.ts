import { join } from 'node:path';
import { readJson } from '#engine/store/cache.ts';
import { buildsFile, isHashedFile } from './hostFiles.ts';
import { compressedForms, isCompressedText } from './mediaTypes.ts';
import type { NewOutput } from './newOutput.ts';

/** `_builds.json`: which build last needed each hashed file. A file that is missing or broken says nothing. */
interface Builds {
  /** Number of the build that wrote this folder. A build that needs the same hashed files as the last has its number. */
  build: number;
  /** Number of the last build that needed a file, by path below the output. */
  files: Record<string, number>;
}

/**
 * Leaves hashed files of earlier builds in an output for visitors who have their pages open: such a page may ask for its
 * code, its data and its pictures long after it was replaced.
 * @param keep for how many later builds a file stays that is needed no more
 */
export function keepEarlierFiles(output: NewOutput, keep: number): void {
  const needed = output.paths().filter((path) => isHashedFile(path) && !isCompressedText(path));
  const there = new Set(output.before.files);
  const last = readBuilds(output.before.directory);
  const count = Object.values(last.files).filter((build) => build === last.build).length;
  const isSame = needed.length === count && needed.every((path) => last.files[path] === last.build);
  const build = isSame ? last.build : last.build + 1;
  const files = Object.fromEntries(needed.sort().map((path) => [path, build]));
  for (const [path, lastNeeded] of Object.entries(last.files)) {
    if (path in files || build - lastNeeded > keep || !isHashedFile(path) || !there.has(path)) continue;
    files[path] = lastNeeded;
    for (const each of [path, ...compressedForms(path)]) if (there.has(each)) output.reuse(each);
  }
  output.put(buildsFile, `${JSON.stringify({ build, files } satisfies Builds)}\n`);
}

function readBuilds(directory: string): Builds {
  const { build, files } = readJson<Partial<Builds>>(join(directory, buildsFile)) ?? {};
  return { build: Number(build) || 0, files: typeof files === 'object' && files ? files : {} };
}
