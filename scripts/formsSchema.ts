import { formatProblems } from '#engine/check/formatProblems.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { writeSchemas } from '#engine/make/schemas/writeSchemas.ts';
import { assertTimestamp, readOptions, runCommand } from '#engine/problems/commandLine.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  out: { about: 'the folder for the schemas', default: 'dist-forms', value: 'DIR' },
  at: {
    about: 'the day or the time of a day to write them for, as 2027-01-15 or 2027-01-15T09:00; now unless you say',
    value: 'MOMENT',
  },
};

const about =
  'Writes each form as a JSON Schema with the same rules and messages, for whoever receives what visitors send.';

void runCommand({ name: 'forms:schema', about, options }, async (argv) => {
  const { pages = '', out = '', at = siteNow(pages) } = readOptions(options, argv);
  assertTimestamp(at);
  const result = writeSchemas({ pages, out, at });
  const hasErrors = result.problems.some(({ severity }) => severity === 'error');
  if (result.problems.length) console.log(formatProblems(result, pages));
  if (hasErrors) console.log('Nothing was written.');
  else console.log([`Wrote ${result.paths.length} schemas:`, ...result.paths].join('\n  '));
  return hasErrors ? 1 : 0;
});
