import { removeContent } from '#engine/edit/removeContent.ts';
import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { updateEditorSchemasIn } from '#engine/tools/editor/writeEditorSchemas.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  redirect: { about: 'the page that visitors and links are led to, as /about', value: 'ADDRESS' },
  section: { about: 'removes the pages below it too', isSwitch: true },
  'dry-run': { about: 'shows what would change, and changes nothing', isSwitch: true },
  force: { about: 'removes it although something names it, or the site has errors', isSwitch: true },
};

const command = {
  name: 'rm',
  about: 'Removes a page or a file. While something names it, it removes nothing, and says what and where.',
  words: [{ name: 'TARGET', about: 'address of a page, or path of a file of _media, _data, _layouts or _blocks' }],
  options,
  examples: ['/open-day --redirect /events', '_media/campus/gate.jpg'],
};

void runCommand(command, async (argv) => {
  const given = readOptions(options, argv, ['target']);
  const { pages = '', target, redirect } = given;
  if (!target)
    throw new CommandError('Say what is to go: npm run rm -- /about/location, or npm run rm -- _media/campus/gate.jpg');
  const { ok, text } = removeContent(
    {
      pages,
      ...(redirect && { redirect }),
      isSection: given.section === 'yes',
      isDryRun: given['dry-run'] === 'yes',
      isForced: given.force === 'yes',
    },
    target,
  );
  console.log(text);
  if (ok && given['dry-run'] !== 'yes') updateEditorSchemasIn(pages);
  return ok ? 0 : 1;
});
