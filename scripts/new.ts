import { loadSite } from '#engine/content/loadSite.ts';
import { newFile } from '#engine/edit/newFile.ts';
import { newPage } from '#engine/edit/newPage.ts';
import { CannotRun, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { updateEditorSchemas } from '#engine/tools/editor/writeEditorSchemas.ts';
import { newBlock } from '#engine/tools/new/newBlock.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  from: { about: 'a page to begin with a copy of, as about/location', value: 'PAGE' },
  title: { about: 'the heading of the page, as "Tech Fest"', value: 'TEXT' },
  'dry-run': { about: 'shows what would be written, and writes nothing', isSwitch: true },
};

const examples = [
  'page /events/tech-fest --from about/location',
  'data opening-hours',
  'layout wide',
  'block opening-hours',
];
const usage = ['Say what is to be new:', ...examples.map((example) => `  npm run new -- ${example}`)].join('\n');

const command = {
  name: 'new',
  about: 'Writes a page, a list, a layout or a block that is in order at once.',
  words: [
    { name: 'WHAT', about: 'page, data, layout or block' },
    { name: 'NAME', about: 'address of the page, or name of the list, the layout or the block' },
  ],
  options,
  examples,
};

void runCommand(command, async (argv) => {
  const given = readOptions(options, argv, ['what', 'name']);
  const { pages = '', what, name, from, title } = given;
  const isDryRun = given['dry-run'] === 'yes';
  if (!name || !['page', 'data', 'layout', 'block'].includes(what ?? '')) throw new CannotRun(usage);
  const { ok, text } =
    what === 'page'
      ? newPage({ pages, isDryRun, ...(from && { from }), ...(title && { title }) }, name)
      : what === 'data' || what === 'layout'
        ? newFile({ pages, isDryRun }, what, name)
        : await newBlock(name, isDryRun);
  console.log(text);
  if (ok && given['dry-run'] !== 'yes') updateEditorSchemas(loadSite(pages).source);
  return ok ? 0 : 1;
});
