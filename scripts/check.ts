import { checkFolder, sourceFiles } from '#build/check/checkFolder.ts';
import { CannotRun, readOptions } from '#build/errors/commandLine.ts';
import { reportJson } from '#build/errors/report/json.ts';
import { mayBeColoured, reportPretty } from '#build/errors/report/pretty.ts';
import { isDate } from '#build/load/publication.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  format: { about: 'pretty or json', default: 'pretty', values: ['pretty', 'json'] },
  at: { about: 'the day to check for, as 2027-01-15', default: new Date().toLocaleDateString('sv-SE') },
};

try {
  const { pages = '', format, at = '' } = readOptions(options, process.argv.slice(2));
  if (!isDate(at)) throw new CannotRun(`--at must be a day as 2027-01-15, but is ${JSON.stringify(at)}.`);
  const { source, problems, couldNotRun } = checkFolder(pages, { at });
  if (couldNotRun) throw new CannotRun(couldNotRun);
  const files = sourceFiles(source);
  const report =
    format === 'json'
      ? reportJson(problems, files.size)
      : reportPretty(problems, {
          readText: (path) => files.get(path)?.text,
          directory: pages.replace(/\/+$/, ''),
          files: files.size,
          isColoured: mayBeColoured(process.stdout),
        });
  process.stdout.write(`${report}\n`);
  process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
