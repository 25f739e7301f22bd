import { readOptions, runCommand } from '#build/errors/commandLine.ts';
import { migrateSite } from '#build/migrate/migrateSite.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  'dry-run': { about: 'shows what would change, and changes nothing', isSwitch: true as const },
};

void runCommand(async () => {
  const given = readOptions(options, process.argv.slice(2));
  const { ok, text } = await migrateSite({ pages: given.pages ?? '', isDryRun: given['dry-run'] === 'yes' });
  console.log(text);
  return ok ? 0 : 1;
});
