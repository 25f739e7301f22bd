import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { setTimes } from './fileTimes.ts';
import { buildsFile, chooseEarlierFiles, isHashedFile } from './keptFiles.ts';
import { isPackedText, mediaTypeOf } from './mediaTypes.ts';
import type { NewOutput } from './newOutput.ts';
import { type FileMark, foldersOf, type OutputFolder } from './outputFolder.ts';
import { type PackReport, packTexts } from './pack.ts';
import type { Change } from './place.ts';

/** What makes a folder of files ready for a host. */
export interface DeliveryOptions {
  /** Writes `.br` and `.gz` beside every text. */
  compress?: boolean;
  /** For how many later builds hashed files are kept that are needed no more; left out, none are, nor is it noted. */
  keep?: number;
}

/** The output that a new one replaces. */
export interface EarlierOutput {
  /** Its path. */
  directory: string;
  found: OutputFolder;
  /** What was known of its files. */
  marks: Record<string, FileMark>;
  /** Its texts were packed. */
  isPacked: boolean;
}

/** What is left to do with an output that is ready to be put in place. */
export interface Delivery {
  change: Change;
  packed?: PackReport;
}

/** Finishes an output before it is put in place. */
export async function prepareDelivery(
  output: NewOutput,
  before: EarlierOutput,
  { compress, keep }: DeliveryOptions,
): Promise<Delivery> {
  const packed = compress ? await packAll(output, before) : undefined;
  if (keep !== undefined) keepEarlier(output, before, keep);
  const fresh = [...output.fresh.keys()];
  if (compress || keep !== undefined) setTimes(fresh, output.aside, before.directory);
  const gone = before.found.files.filter((path) => !output.fresh.has(path) && !output.kept.has(path));
  const folders = foldersOf(output.paths());
  const goneFolders = before.found.folders.filter((folder) => !folders.has(folder));
  return { change: { fresh, kept: [...output.kept], gone, goneFolders }, packed };
}

/** What is known of the files of an output that is in place now. */
export function marksOf(output: NewOutput, { directory, found }: EarlierOutput, isLinked: boolean) {
  const marks: Record<string, FileMark> = {};
  for (const path of output.paths()) {
    const known = output.fresh.has(path) ? undefined : found.intact.get(path)?.mark;
    // Of files that earlier builds have left, nothing more is known than their names, which say what is in them.
    const hash = known?.[1] ?? output.fresh.get(path) ?? '';
    // A second name changes the stamp of a file.
    marks[path] = known && !isLinked ? known : [stampOf(lstatSync(join(directory, path))), hash];
  }
  return marks;
}

const suffixes = ['.br', '.gz'];

/** Packs what is new, and what was not packed before or has lost its packed forms. */
async function packAll(output: NewOutput, { directory, found, marks, isPacked }: EarlierOutput): Promise<PackReport> {
  const report: PackReport = { files: 0, isNew: 0, bytes: 0, packedBytes: 0 };
  const count = (bytes: number, { br = 0, gz = 0 }) => {
    if (!br && !gz) return;
    report.files += 1;
    report.bytes += bytes;
    report.packedBytes += br || bytes;
  };
  const isWhole = (path: string) =>
    output.kept.has(path) &&
    isPacked &&
    suffixes.every((suffix) => !marks[path + suffix] || found.intact.has(path + suffix));
  // Parts of a site are packed before they are put together.
  const comesPacked = (path: string) => suffixes.some((suffix) => output.has(path + suffix));
  const waiting: string[] = [];
  for (const path of output.paths().filter((each) => mediaTypeOf(each).packs && !comesPacked(each))) {
    if (!isWhole(path)) {
      waiting.push(path);
      continue;
    }
    const [br, gz] = suffixes.map((suffix) => found.intact.get(path + suffix)?.bytes);
    count(found.intact.get(path)?.bytes ?? 0, { br, gz });
    for (const suffix of suffixes) if (found.intact.has(path + suffix)) output.keep(path + suffix);
  }
  const texts = waiting.map((path) => ({
    source: join(output.fresh.has(path) ? output.aside : directory, path),
    target: join(output.aside, path),
  }));
  (await packTexts(texts)).forEach(({ bytes, br, gz, isNew }, index) => {
    count(bytes, { br, gz });
    if (isNew && (br || gz)) report.isNew += 1;
    if (br) output.fresh.set(`${waiting[index]}.br`, '');
    if (gz) output.fresh.set(`${waiting[index]}.gz`, '');
  });
  return report;
}

function keepEarlier(output: NewOutput, { directory, found }: EarlierOutput, keep: number): void {
  const needed = output.paths().filter((path) => isHashedFile(path) && !isPackedText(path));
  const there = new Set(found.files);
  const { paths, list } = chooseEarlierFiles(needed.sort(), directory, (path) => there.has(path), keep);
  for (const path of paths.flatMap((each) => [each, ...suffixes.map((suffix) => each + suffix)]))
    if (there.has(path)) output.keep(path);
  output.put(buildsFile, list);
}
