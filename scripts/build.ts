import { buildSite, today } from '#build/build.ts';
import { describeProblems } from '#build/check/describeProblems.ts';
import { keepEditorFresh } from '#build/editor/keepEditorFresh.ts';
import { CannotRun, readOptions, runCommand } from '#build/errors/commandLine.ts';
import { isDate } from '#build/load/publication.ts';
import { describeDates } from '#build/output/describeDates.ts';
import { describePacking } from '#build/output/pack.ts';
import { pageBytesTable } from '#build/output/pageBytes.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  out: { about: 'the folder for the finished site', default: 'dist' },
  compress: { about: 'also writes what browsers unpack: .br and .gz beside every text', isSwitch: true as const },
  keep: { about: 'for how many later builds old code, data and pictures stay for open pages', default: '3' },
  at: { about: 'the day to build for, as 2027-01-15', default: today() },
};

void runCommand(async () => {
  const start = performance.now();
  const { pages = '', out = '', at = '', keep = '', compress } = readOptions(options, process.argv.slice(2));
  if (!isDate(at)) throw new CannotRun(`--at must be a day as 2027-01-15, but is ${JSON.stringify(at)}.`);
  if (!/^\d{1,6}$/.test(keep))
    throw new CannotRun(`--keep must be a number of builds, but is ${JSON.stringify(keep)}.`);
  const result = await buildSite({ pages, out, at, keep: Number(keep), compress: Boolean(compress) });
  keepEditorFresh(result.source);
  if (result.problems.length) console.log(describeProblems(result, pages));
  if (!result.ok) {
    console.log(`Nothing was written: ${out} is as it was.`);
    return 1;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (result.pages.length) console.log(pageBytesTable(result.pages));
  if (result.packed) console.log(describePacking(result.packed));
  if (result.dates.length) console.log(describeDates(result.dates));
  console.log(
    `Built ${result.pageCount} pages (${result.rendered} rendered) and ${result.converted} new pictures into ${out} in ${seconds} s: ${result.written} files written.`,
  );
  return 0;
});
