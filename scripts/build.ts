import { describeProblems } from '#engine/check/describeProblems.ts';
import { type BuildResult, buildSite, today } from '#engine/make/build.ts';
import { describeDates } from '#engine/make/output/buildReport.ts';
import { describeCompression } from '#engine/make/output/compress.ts';
import { pageBytesTable } from '#engine/make/output/pageBytes.ts';
import { mergeParts } from '#engine/make/shard/mergeParts.ts';
import { readShard, type Shard } from '#engine/make/shard/shard.ts';
import { assertDay, CannotRun, readOptions, runCommand, takeList } from '#engine/problems/commandLine.ts';
import { keepEditorFresh } from '#engine/tools/editor/keepEditorFresh.ts';

const options = {
  pages: { about: 'the folder of the pages' },
  out: { about: 'the folder for the finished site; dist unless you say' },
  compress: { about: 'also writes what browsers unpack: .br and .gz beside every text', isSwitch: true as const },
  keep: { about: 'for how many later builds old code, data and pictures stay for open pages; 3 unless you say' },
  at: { about: 'the day to build for, as 2027-01-15' },
  shard: { about: 'builds one part of the site, as 2/4 for the second of four' },
  merge: { about: 'makes one site of the parts in the folders named after it' },
};

type Options = Partial<Record<keyof typeof options, string>>;

/** The folder of the site where nobody names one. */
const whole = 'dist';

/** What the parts are of is said where they are built. */
const ofParts = ['pages', 'at', 'compress', 'shard'] as const;

const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;

void runCommand(async () => {
  const { list, rest } = takeList('merge', process.argv.slice(2));
  const given: Options = readOptions(options, rest);
  return list ? merge(list, given) : build(given);
});

async function build({ pages = 'pages', at = today(), keep, compress, ...more }: Options): Promise<number> {
  assertDay(at);
  const shard = more.shard === undefined ? undefined : readShard(more.shard);
  const out = more.out ?? (shard ? undefined : whole);
  if (out === undefined)
    throw new CannotRun(
      `--shard needs a folder of its own for the part, as --out parts/${shard?.number}: ${whole} is for the whole site.`,
    );
  if (shard && keep !== undefined)
    throw new CannotRun('--keep belongs to --merge: a part does not know what earlier sites have needed.');
  const delivery = { compress: Boolean(compress), ...(!shard && { keep: readKeep(keep) }) };
  const result = await buildSite({ pages, out, at, ...delivery }, shard);
  if (result.source) keepEditorFresh(result.source);
  if (result.problems.length) console.log(describeProblems(result, pages));
  if (!result.ok) {
    console.log(`Nothing was written: ${out} is as it was.`);
    return 1;
  }
  tell(result, out, shard);
  return 0;
}

function tell(result: BuildResult, out: string, shard: Shard | undefined): void {
  if (result.pages.length) console.log(pageBytesTable(result.pages, result.pageCount));
  if (result.compressed) console.log(describeCompression(result.compressed));
  if (result.dates.length) console.log(describeDates(result.dates));
  const what = `${shard ? `part ${shard.number} of ${shard.count}: ` : ''}${result.pageCount} pages`;
  console.log(
    `Built ${what} (${result.rendered} rendered) and ${result.converted} new pictures into ${out} in ${seconds()}: ${result.written} files written.`,
  );
}

async function merge(parts: string[], { out = whole, keep, ...others }: Options): Promise<number> {
  for (const name of ofParts)
    if (others[name] !== undefined)
      throw new CannotRun(
        `--${name} belongs to the builds of the parts, not to --merge, which puts together what they made.`,
      );
  if (parts.length === 0)
    throw new CannotRun('--merge needs the folders of all parts after it, as --merge parts/1 parts/2.');
  const { pages, pageCount, written } = await mergeParts({ parts, out, keep: readKeep(keep) });
  if (pages.length) console.log(pageBytesTable(pages, pageCount));
  console.log(
    `Made ${out} of ${parts.length} parts with ${pageCount} pages in ${seconds()}: ${written} files written.`,
  );
  return 0;
}

function readKeep(keep = '3'): number {
  if (!/^\d{1,6}$/.test(keep))
    throw new CannotRun(`--keep must be a number of builds, but is ${JSON.stringify(keep)}.`);
  return Number(keep);
}
