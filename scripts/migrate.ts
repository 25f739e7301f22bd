import { migrateSite } from '#engine/edit/migrate/migrateSite.ts';
import { readOptions, runCommand } from '#engine/problems/commandLine.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  'dry-run': { about: 'shows what would change, and changes nothing', isSwitch: true },
};

const about = 'Rewrites blocks whose shape has changed in a newer engine; the check says when it is needed.';

void runCommand({ name: 'migrate', about, options }, async (argv) => {
  const given = readOptions(options, argv);
  const { ok, text } = await migrateSite({ pages: given.pages ?? '', isDryRun: given['dry-run'] === 'yes' });
  console.log(text);
  return ok ? 0 : 1;
});
