import { moveContent } from '#engine/edit/moveContent.ts';
import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { updateEditorSchemasIn } from '#engine/tools/editor/writeEditorSchemas.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  'dry-run': { about: 'shows what would change, and changes nothing', isSwitch: true },
  force: { about: 'goes on although the site has errors', isSwitch: true },
};

const command = {
  name: 'mv',
  about:
    'Moves a page, a section with all its pages, or a file, or gives an item another id: links, anchors, menu, lists and sections follow, and the old addresses lead on.',
  words: [
    {
      name: 'FROM',
      about:
        'address of a page, path of a file of _media, _data, _layouts or _blocks, or an item of a list: events#tech-fest',
    },
    { name: 'TO', about: 'where it is from then on' },
  ],
  options,
  examples: [
    '/about/location /about/where --dry-run',
    '_media/campus/gate.jpg _media/campus/main-gate.jpg',
    'events#tech-fest events#techfest',
  ],
};

void runCommand(command, async (argv) => {
  const given = readOptions(options, argv, ['from', 'to']);
  const { pages = '', from, to } = given;
  if (!from || !to)
    throw new CommandError(
      'Say what is to move, and where: npm run mv -- /about/location /about/where-we-are\nFiles too: npm run mv -- _media/campus/gate.jpg _media/campus/main-gate.jpg',
    );
  const { ok, text } = moveContent(
    { pages, isDryRun: given['dry-run'] === 'yes', isForced: given.force === 'yes' },
    from,
    to,
  );
  console.log(text);
  if (ok && given['dry-run'] !== 'yes') updateEditorSchemasIn(pages);
  return ok ? 0 : 1;
});
