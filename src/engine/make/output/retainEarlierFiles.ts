import { join } from 'node:path';
import { tryReadJson } from '#engine/store/cache.ts';
import { buildsFile, isHashedFile } from './hostFiles.ts';
import { compressedForms, isCompressedText } from './mediaTypes.ts';
import type { StagedOutput } from './stagedOutput.ts';

/** Content of `_builds.json`: the last build that needed each hashed file. A missing or broken file counts as empty. */
interface BuildList {
  /** Number of the build that wrote this folder; equal to the last one if it has the same hashed files. */
  build: number;
  files: Record<string, number>;
}

/**
 * Retains hashed files of earlier builds for visitors with open pages, which may request code, data and pictures long
 * after they were replaced.
 */
export function retainEarlierFiles(output: StagedOutput, keep: number): void {
  const needed = output.paths().filter((path) => isHashedFile(path) && !isCompressedText(path));
  const existing = new Set(output.previous.files);
  const last = readBuilds(output.previous.directory);
  const count = Object.values(last.files).filter((build) => build === last.build).length;
  const isSame = needed.length === count && needed.every((path) => last.files[path] === last.build);
  const build = isSame ? last.build : last.build + 1;
  const files = Object.fromEntries(needed.sort().map((path) => [path, build]));
  for (const [path, lastNeeded] of Object.entries(last.files)) {
    if (path in files || build - lastNeeded > keep || !isHashedFile(path) || !existing.has(path)) continue;
    files[path] = lastNeeded;
    for (const each of [path, ...compressedForms(path)]) if (existing.has(each)) output.reuse(each);
  }
  output.put(buildsFile, `${JSON.stringify({ build, files } satisfies BuildList)}\n`);
}

function readBuilds(directory: string): BuildList {
  const { build, files } = tryReadJson<Partial<BuildList>>(join(directory, buildsFile)) ?? {};
  return { build: Number(build) || 0, files: typeof files === 'object' && files ? files : {} };
}
