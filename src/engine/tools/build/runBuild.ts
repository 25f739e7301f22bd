import { describeProblems } from '#engine/check/describeProblems.ts';
import type { PublicationDate } from '#engine/content/publication.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { buildSite, lookWhetherDue } from '#engine/make/build.ts';
import { describeChange, describeDates } from '#engine/make/output/buildReport.ts';
import { describeCompression } from '#engine/make/output/compress.ts';
import { pageBytesTable } from '#engine/make/output/pageBytes.ts';
import type { BuildFollower } from '#engine/make/pages/makingOptions.ts';
import { mergeParts } from '#engine/make/shard/mergeParts.ts';
import { readShard } from '#engine/make/shard/shard.ts';
import { assertMoment, CannotRun } from '#engine/problems/commandLine.ts';
import { updateEditorSchemas } from '../editor/writeEditorSchemas.ts';
import { showProgress } from './progress.ts';
import { type Words, whole } from './words.ts';

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Builds a site or one part of it, and reports what was done.
 * @param servable hears when nothing but pictures is missing
 * @returns the exit code
 * @throws CannotRun when the words contradict each other, or nothing can be built
 */
export async function runBuild(
  { pages = 'pages', at = siteNow(pages), keep, compress, drafts, ...more }: Words,
  servable: BuildFollower['servable'] = async () => {},
): Promise<number> {
  const start = performance.now();
  assertMoment(at);
  const shard = more.shard === undefined ? undefined : readShard(more.shard);
  const out = more.out ?? (shard ? undefined : whole);
  if (out === undefined)
    throw new CannotRun(
      `--shard needs a folder of its own for the part, as --out parts/${shard?.number}: ${whole} is for the whole site.`,
    );
  if (shard && keep !== undefined)
    throw new CannotRun('--keep belongs to --merge: a part does not know what earlier sites have needed.');
  if (shard && more['if-due'] !== undefined)
    throw new CannotRun('--if-due looks at a whole site: leave it out where parts are built.');
  const delivery = { compress: Boolean(compress), drafts: Boolean(drafts), ...(!shard && { keep: readKeep(keep) }) };
  if (more['if-due']) {
    const { why, dates } = lookWhetherDue({ pages, out, at, ...delivery });
    console.log(why === undefined ? describeNextDate(out, dates) : `Building ${out}: ${why}.`);
    if (why === undefined) return 0;
  }
  const follower = { servable, pictures: showProgress('Pictures') };
  const result = await buildSite({ pages, out, at, ...delivery }, shard, follower);
  if (result.source) updateEditorSchemas(result.source);
  if (result.problems.length) console.log(describeProblems(result, pages));
  if (!result.ok) {
    console.log(`Nothing was written: ${out} is as it was.`);
    return 1;
  }
  if (result.pages.length) console.log(pageBytesTable(result.pages, result.pageCount));
  if (result.compressed) console.log(describeCompression(result.compressed));
  if (result.dates.length) console.log(describeDates(result.dates));
  const what = `${shard ? `part ${shard.number} of ${shard.count}: ` : ''}${result.pageCount} pages`;
  console.log(
    `Built ${what} (${result.rendered} rendered) and ${result.converted} new pictures into ${out} in ${secondsSince(start)}: ${result.written} files written.`,
  );
  return 0;
}

/** @param dates when something changes by itself, the next one first */
function describeNextDate(out: string, [next]: PublicationDate[]): string {
  const [change] = next?.changes ?? [];
  const then = next && change ? `next, ${describeChange(next.date, change)}` : 'no change is to come by itself';
  return `Nothing is due: ${out} is as it would be built now; ${then}.`;
}

/**
 * Makes one site of parts that were built, and reports it.
 * @returns the exit code
 * @throws CannotRun when the words contradict each other, or the parts are not of one site
 */
export async function runMerge(parts: string[], { out = whole, keep, ...others }: Words): Promise<number> {
  const start = performance.now();
  for (const name of ['pages', 'at', 'compress', 'drafts', 'shard', 'if-due'] as const)
    if (others[name] !== undefined)
      throw new CannotRun(
        `--${name} belongs to the builds of the parts, not to --merge, which puts together what they made.`,
      );
  if (parts.length === 0)
    throw new CannotRun('--merge needs the folders of all parts after it, as --merge parts/1 parts/2.');
  const { pages, pageCount, written } = await mergeParts({ parts, out, keep: readKeep(keep) });
  if (pages.length) console.log(pageBytesTable(pages, pageCount));
  console.log(
    `Made ${out} of ${parts.length} parts with ${pageCount} pages in ${secondsSince(start)}: ${written} files written.`,
  );
  return 0;
}

function readKeep(keep = '3'): number {
  if (!/^\d{1,6}$/.test(keep))
    throw new CannotRun(`--keep must be a number of builds, but is ${JSON.stringify(keep)}.`);
  return Number(keep);
}
