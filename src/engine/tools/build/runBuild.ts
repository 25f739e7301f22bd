import { formatProblems } from '#engine/check/formatProblems.ts';
import type { PublicationDate } from '#engine/content/publication.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { buildSite, checkBuildDue } from '#engine/make/build.ts';
import { describePublicationChange, describeRebuildDates } from '#engine/make/output/buildReport.ts';
import { describeCompression } from '#engine/make/output/compress.ts';
import { pageBytesTable } from '#engine/make/output/pageBytes.ts';
import type { BuildListener } from '#engine/make/pages/buildOptions.ts';
import type { PageTask } from '#engine/make/render/pageMaker.ts';
import { mergeParts } from '#engine/make/shard/mergeParts.ts';
import { parseShard } from '#engine/make/shard/shard.ts';
import { assertTimestamp, CommandError, readProblemLimit } from '#engine/problems/commandLine.ts';
import { updateEditorSchemas } from '../editor/writeEditorSchemas.ts';
import { describeReasons } from './describeReasons.ts';
import { createProgressReporter } from './progress.ts';
import { type BuildArguments, defaultOutFolder } from './startBuildProcess.ts';

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Builds a site or one part of it, and prints a report.
 * @param servable called when only pictures are missing
 * @throws CommandError if the options contradict each other, or if the build fails
 */
export async function runBuild(
  { pages = 'pages', at = siteNow(pages), keep, compress, drafts, ...otherOptions }: BuildArguments,
  servable: BuildListener['servable'] = async () => {},
): Promise<number> {
  const start = performance.now();
  assertTimestamp(at);
  const maxShown = readProblemLimit(otherOptions['max-problems']);
  const shard = otherOptions.shard === undefined ? undefined : parseShard(otherOptions.shard);
  const out = otherOptions.out ?? (shard ? undefined : defaultOutFolder);
  if (out === undefined)
    throw new CommandError(
      `--shard needs a folder of its own for the part, as --out parts/${shard?.number}: ${defaultOutFolder} is for the whole site.`,
    );
  if (shard && keep !== undefined)
    throw new CommandError('--keep belongs to --merge: a part does not know what earlier sites have needed.');
  const delivery = { compress: Boolean(compress), drafts: Boolean(drafts), ...(!shard && { keep: parseKeep(keep) }) };
  if (otherOptions['if-due']) {
    const { why, dates } = checkBuildDue({ pages, out, at, ...delivery }, shard);
    console.log(why === undefined ? describeNextDate(out, dates) : `Building ${out}: ${why}.`);
    if (why === undefined) return 0;
  }
  let tasks: readonly PageTask[] = [];
  const listener: BuildListener = {
    servable,
    pictures: createProgressReporter('Pictures'),
    planned: (planned) => {
      tasks = planned;
    },
  };
  const result = await buildSite({ pages, out, at, ...delivery }, shard, listener);
  if (result.source) updateEditorSchemas(result.source);
  if (result.problems.length) console.log(formatProblems(result, pages, undefined, maxShown));
  if (!result.ok) {
    console.log(`Nothing was written: ${out} is as it was.`);
    return 1;
  }
  if (result.pages.length) console.log(pageBytesTable(result.pages, result.pageCount));
  if (result.compressed) console.log(describeCompression(result.compressed));
  if (result.dates.length) console.log(describeRebuildDates(result.dates));
  if (otherOptions.why !== undefined) console.log(describeReasons(otherOptions.why, tasks, result.source));
  const builtPages = `${shard ? `part ${shard.number} of ${shard.count}: ` : ''}${result.pageCount} pages`;
  console.log(
    `Built ${builtPages} (${result.rendered} rendered) and ${result.converted} new pictures into ${out} in ${secondsSince(start)}: ${result.written} files written.`,
  );
  return 0;
}

function describeNextDate(out: string, [next]: PublicationDate[]): string {
  const [change] = next?.changes ?? [];
  const nextChange =
    next && change ? `next, ${describePublicationChange(next.date, change)}` : 'no change is to come by itself';
  return `Nothing is due: ${out} is as it would be built now; ${nextChange}.`;
}

/**
 * Merges built parts into one site, and prints a report.
 * @throws CommandError if the options contradict each other, or if the parts are not of one site
 */
export async function runMerge(
  parts: string[],
  { out = defaultOutFolder, keep, ...otherOptions }: BuildArguments,
): Promise<number> {
  const start = performance.now();
  for (const name of ['pages', 'at', 'compress', 'drafts', 'shard', 'if-due', 'why', 'max-problems'] as const)
    if (otherOptions[name] !== undefined)
      throw new CommandError(
        `--${name} belongs to the builds of the parts, not to --merge, which puts together what they made.`,
      );
  if (parts.length === 0)
    throw new CommandError('--merge needs the folders of all parts after it, as --merge parts/1 parts/2.');
  const { pages, pageCount, written } = await mergeParts({ parts, out, keep: parseKeep(keep) });
  if (pages.length) console.log(pageBytesTable(pages, pageCount));
  console.log(
    `Made ${out} of ${parts.length} parts with ${pageCount} pages in ${secondsSince(start)}: ${written} files written.`,
  );
  return 0;
}

function parseKeep(keep = '3'): number {
  if (!/^\d{1,6}$/.test(keep))
    throw new CommandError(`--keep must be a number of builds, but is ${JSON.stringify(keep)}.`);
  return Number(keep);
}
