import { today } from '#build/build.ts';
import { describeProblems } from '#build/check/describeProblems.ts';
import { CannotRun, readOptions, runCommand } from '#build/errors/commandLine.ts';
import { writeFormSchemas } from '#build/forms/writeSchemas.ts';
import { isDate } from '#build/load/publication.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  out: { about: 'the folder for the schemas', default: 'dist-forms' },
  at: { about: 'the day to write them for, as 2027-01-15', default: today() },
};

void runCommand(async () => {
  const { pages = '', out = '', at = '' } = readOptions(options, process.argv.slice(2));
  if (!isDate(at)) throw new CannotRun(`--at must be a day as 2027-01-15, but is ${JSON.stringify(at)}.`);
  const result = writeFormSchemas({ pages, out, at });
  const hasErrors = result.problems.some(({ severity }) => severity === 'error');
  if (result.problems.length) console.log(describeProblems(result, pages));
  if (hasErrors) console.log('Nothing was written.');
  else console.log([`Wrote ${result.paths.length} schemas:`, ...result.paths].join('\n  '));
  return hasErrors ? 1 : 0;
});
