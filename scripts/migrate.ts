import { migrateSite } from '#engine/edit/migrate/migrateSite.ts';
import { readOptions, runCommand } from '#engine/problems/commandLine.ts';

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
