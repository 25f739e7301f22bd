import { openSite } from '#engine/edit/openSite.ts';
import { describeTranslations, recordTranslated } from '#engine/edit/translations.ts';
import { readOptions, runCommand } from '#engine/problems/commandLine.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  'dry-run': { about: 'shows what would change, and changes nothing', isSwitch: true },
};

const command = {
  name: 'translated',
  about:
    'Notes that a translation says the same as its original does now. Without a file, shows what is translated, outdated and missing.',
  words: [{ name: '[FILE]', about: 'path of a translation, as about.hi.json' }],
  options,
  examples: ['', 'about.hi.json'],
};

void runCommand(command, async (argv) => {
  const { pages = '', target, ...given } = readOptions(options, argv, ['target']);
  // A list writes nothing. Without `isForced`, outdated translations would stop this command, which exists to list them.
  const isDryRun = given['dry-run'] === 'yes' || target === undefined;
  const site = openSite({ pages, isDryRun, isForced: true });
  const { ok, text } = target ? recordTranslated(site, [target]) : { ok: true, text: describeTranslations(site) };
  console.log(text);
  return ok ? 0 : 1;
});
