import { buildSite, today } from '#build/build.ts';
import { describeProblems } from '#build/check/describeProblems.ts';
import { CannotRun, readOptions } from '#build/errors/commandLine.ts';
import { isDate } from '#build/load/publication.ts';
import { describeDates } from '#build/output/describeDates.ts';
import { pageBytesTable } from '#build/output/pageBytes.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  out: { about: 'the folder for the finished site', default: 'dist' },
  at: { about: 'the day to build for, as 2027-01-15', default: today() },
};

try {
  const start = performance.now();
  const { pages = '', out = '', at = '' } = readOptions(options, process.argv.slice(2));
  if (!isDate(at)) throw new CannotRun(`--at must be a day as 2027-01-15, but is ${JSON.stringify(at)}.`);
  const result = await buildSite({ pages, out, at });
  if (result.problems.length) console.log(describeProblems(result, pages));
  if (result.ok) {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(pageBytesTable(result.pages));
    if (result.dates.length) console.log(describeDates(result.dates));
    console.log(
      `Built ${result.pages.length} pages (${result.rendered} rendered) and ${result.converted} new pictures into ${out} in ${seconds} s.`,
    );
  } else {
    console.log(`Nothing was written: ${out} is as it was.`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
