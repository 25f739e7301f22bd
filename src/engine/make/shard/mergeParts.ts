import { lstatSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '#engine/problems/commandLine.ts';
import { contentHash } from '#engine/store/cache.ts';
import { writeState } from '#engine/store/cacheFiles.cjs';
import { withLock } from '#engine/store/lock.ts';
import { assertWritableOutput } from '../output/assertWritableOutput.ts';
import type { OutputReport } from '../output/buildReport.ts';
import { type BuildState, emptyBuildState, readBuildState } from '../output/buildState.ts';
import { type DeliveryOptions, prepareDelivery } from '../output/deliver.ts';
import { type FileMark, hasContent, outputHash } from '../output/outputFolder.ts';
import { measureLargest } from '../output/pageBytes.ts';
import { replaceOutput } from '../output/replaceOutput.ts';
import type { StagedOutput } from '../output/stagedOutput.ts';
import { addSearchIndex } from '../search/addSearchIndex.ts';
import { createMergedFeatureFiles } from './featureData.ts';
import { readParts, type SitePart } from './readParts.ts';

export interface MergeOptions {
  parts: string[];
  out: string;
  /** Number of later builds for which unused hashed files are retained. */
  keep: number;
}

interface FileOfPart {
  source: string;
  /** Content hash; empty if the path contains one. */
  hash: string;
}

/**
 * Merges shards into a site that equals a full build. Existing files remain, and new ones are published when all are
 * ready.
 * @throws CommandError if the shards do not make one site, or a file has changed since its build; the output is
 * unchanged then
 */
export async function mergeParts({
  parts: directories,
  out,
  keep,
}: MergeOptions): Promise<Pick<OutputReport, 'pageCount' | 'pages' | 'written'>> {
  const directory = resolve(out);
  const parts = readParts(directories, directory);
  const files = collectFiles(parts);
  const manifests = parts.map(({ manifest }) => manifest);
  const featureFiles = await createMergedFeatureFiles(manifests);
  const hasSearch = manifests.some((manifest) => manifest.hasSearch);
  const compress = manifests.some(({ site }) => site.isCompressed);
  const writtenCount = await withLock(directory, () =>
    writeMergedSite({ files, featureFiles, hasSearch }, directory, { keep, compress }),
  );
  const measured = manifests.flatMap(({ pages }) => pages).sort((a, b) => (a.route < b.route ? -1 : 1));
  const largest = manifests.flatMap((manifest) => manifest.largest);
  return {
    pageCount: manifests.reduce((sum, { pageCount }) => sum + pageCount, 0),
    pages: measured.length ? measured : measureLargest(largest, directory),
    written: writtenCount,
  };
}

interface MergeContent {
  files: Map<string, FileOfPart>;
  featureFiles: Map<string, string | Uint8Array>;
  hasSearch: boolean;
}

async function writeMergedSite(
  { files, featureFiles, hasSearch }: MergeContent,
  directory: string,
  options: DeliveryOptions,
): Promise<number> {
  assertWritableOutput(directory);
  const state = `outputs/${contentHash(['merge', directory], 16)}`;
  const expected = { ...expectedMarks(files), ...readBuildState(state).files };
  const { written, marks } = await replaceOutput(directory, expected, async (output) => {
    for (const [name, file] of files) putFile(output, name, file);
    for (const [name, content] of featureFiles) output.put(name, content);
    if (hasSearch) await addSearchIndex(output);
    return prepareDelivery(output, options);
  });
  writeState(state, { ...emptyBuildState, files: marks } satisfies BuildState);
  return written.length;
}

/** Collects the files of all shards by path. Several shards may use the same picture. */
function collectFiles(parts: SitePart[]): Map<string, FileOfPart> {
  const files = new Map<string, FileOfPart>();
  for (const { directory, manifest } of parts)
    for (const [path, [bytes, hash]] of Object.entries(manifest.files)) {
      const source = join(directory, path);
      if (lstatSync(source, { throwIfNoEntry: false })?.size !== bytes) throw changedFileError(source);
      const existing = files.get(path);
      if (existing && existing.hash !== hash)
        throw new CommandError(`${existing.source} and ${source} are not the same. Build all parts again.`);
      if (!existing) files.set(path, { source, hash });
    }
  return files;
}

/** Marks of files that may remain in the output, whoever wrote them. */
function expectedMarks(files: Map<string, FileOfPart>): Record<string, FileMark> {
  const marks: Record<string, FileMark> = {};
  for (const [path, { hash }] of files) if (hash) marks[path] = [0, hash];
  return marks;
}

function putFile(output: StagedOutput, path: string, { source, hash }: FileOfPart): void {
  if (hash === '') output.copy(path, source);
  else if (hasContent(output.previous, { path, hash })) output.reuse(path);
  else {
    const content = readFileSync(source);
    if (outputHash(content) !== hash) throw changedFileError(source);
    output.put(path, content);
  }
}

const changedFileError = (path: string) =>
  new CommandError(
    `${path} is not as it was built: it is missing or was changed. Build this part again, or copy it anew.`,
  );
