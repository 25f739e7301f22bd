import { lstatSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { contentHash } from '#engine/store/cache.ts';
import { writeState } from '#engine/store/cacheFiles.cjs';
import { holdingLock } from '#engine/store/lock.ts';
import type { MakingReport } from '../output/buildReport.ts';
import { type BuildState, emptyState, readBuildState } from '../output/buildState.ts';
import { type DeliveryOptions, prepareDelivery } from '../output/deliver.ts';
import type { NewOutput } from '../output/newOutput.ts';
import { type FileMark, holds, outputHash } from '../output/outputFolder.ts';
import { measureLargest } from '../output/pageBytes.ts';
import { replaceOutput } from '../output/replaceOutput.ts';
import { addSearch } from '../search/addSearch.ts';
import { featureFiles } from './featureData.ts';
import { type Part, readParts } from './readParts.ts';

/** Parts of a site, and where they are put together. */
export interface MergeOptions {
  /** One folder for each part, in any order. */
  parts: string[];
  /** Folder for the whole site, or a link to one. */
  out: string;
  /** For how many later builds hashed files stay that are needed no more. */
  keep: number;
}

/** A file of the whole site. */
interface WholeFile {
  /** Where it lies in its part. */
  source: string;
  /** Empty where the path carries one. */
  hash: string;
}

/**
 * Makes one site of its parts, as one build of all of it would have: what is in the output already is left alone, and all
 * else comes into its place when everything is there.
 * @throws CannotRun when the parts do not make one site, or a file of them is not as it was built; the output is as it was
 */
export async function mergeParts({
  parts: directories,
  out,
  keep,
}: MergeOptions): Promise<Pick<MakingReport, 'pageCount' | 'pages' | 'written'>> {
  const directory = resolve(out);
  const parts = readParts(directories, directory);
  const files = filesOf(parts);
  const manifests = parts.map(({ manifest }) => manifest);
  const texts = await featureFiles(manifests);
  const hasSearch = manifests.some((manifest) => manifest.hasSearch);
  const compress = manifests.some(({ site }) => site.isCompressed);
  const written = await holdingLock(directory, () =>
    putTogether({ files, texts, hasSearch }, directory, { keep, compress }),
  );
  const measured = manifests.flatMap(({ pages }) => pages).sort((a, b) => (a.route < b.route ? -1 : 1));
  const largest = manifests.flatMap((manifest) => manifest.largest);
  return {
    pageCount: manifests.reduce((sum, { pageCount }) => sum + pageCount, 0),
    pages: measured.length ? measured : measureLargest(largest, directory),
    written,
  };
}

/** What a whole site is put together from. */
interface Pieces {
  files: Map<string, WholeFile>;
  /** Files that no part could make alone, by path. */
  texts: Map<string, string>;
  /** The site has a search, whose index takes all pages. */
  hasSearch: boolean;
}

async function putTogether(
  { files, texts, hasSearch }: Pieces,
  directory: string,
  options: DeliveryOptions,
): Promise<number> {
  const state = `outputs/${contentHash(['merge', directory], 16)}`;
  const known = { ...expectedMarks(files), ...readBuildState(state).files };
  const { written, marks } = await replaceOutput(directory, known, async (whole) => {
    for (const [name, file] of files) putFile(whole, name, file);
    for (const [name, text] of texts) whole.put(name, text);
    if (hasSearch) await addSearch(whole);
    return prepareDelivery(whole, options);
  });
  writeState(state, { ...emptyState, files: marks } satisfies BuildState);
  return written.length;
}

/** All files of all parts, by path. Several parts may ask for one picture. */
function filesOf(parts: Part[]): Map<string, WholeFile> {
  const files = new Map<string, WholeFile>();
  for (const { directory, manifest } of parts)
    for (const [path, [bytes, hash]] of Object.entries(manifest.files)) {
      const source = join(directory, path);
      if (lstatSync(source, { throwIfNoEntry: false })?.size !== bytes) throw notAsBuilt(source);
      const same = files.get(path);
      if (same && same.hash !== hash)
        throw new CannotRun(`${same.source} and ${source} are not the same. Build all parts again.`);
      if (!same) files.set(path, { source, hash });
    }
  return files;
}

/** Whoever wrote a file of the output: with this content it may stay. */
function expectedMarks(files: Map<string, WholeFile>): Record<string, FileMark> {
  const marks: Record<string, FileMark> = {};
  for (const [path, { hash }] of files) if (hash) marks[path] = [0, hash];
  return marks;
}

function putFile(output: NewOutput, path: string, { source, hash }: WholeFile): void {
  if (hash === '') output.copy(path, source);
  else if (holds(output.before, { path, hash })) output.reuse(path);
  else {
    const content = readFileSync(source);
    if (outputHash(content) !== hash) throw notAsBuilt(source);
    output.put(path, content);
  }
}

const notAsBuilt = (path: string) =>
  new CannotRun(
    `${path} is not as it was built: it is missing or was changed. Build this part again, or copy it anew.`,
  );
