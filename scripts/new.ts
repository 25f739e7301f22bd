import { readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { runNew } from '#engine/tools/new/runNew.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  from: { about: 'a page to begin with a copy of, as about/location', value: 'PAGE' },
  title: { about: 'the heading of the page, as "Tech Fest"', value: 'TEXT' },
  name: { about: 'of a site: what it is called', value: 'TEXT' },
  language: { about: 'of a site: en or de', value: 'LANGUAGE' },
  brand: { about: 'of a site: its colour, as "#0a6c74"', value: 'COLOUR' },
  look: { about: 'of a site: quiet, bold or soft', value: 'LOOK' },
  markdown: { about: 'of a page: written in Markdown (.md) instead of JSON', isSwitch: true },
  'dry-run': { about: 'shows what would be written, and writes nothing', isSwitch: true },
};

const examples = [
  'page /events/tech-fest --from about/location',
  'page /about/history --markdown',
  'data opening-hours',
  'layout wide',
  'block opening-hours',
  'ci github',
  'site ../market --name "Market Practice" --look soft',
];
const usage = ['Say what is to be new:', ...examples.map((example) => `  npm run new -- ${example}`)].join('\n');

const command = {
  name: 'new',
  about: 'Writes a page, a list, a layout, a block, a file for CI or a whole site that is in order at once.',
  words: [
    { name: 'WHAT', about: 'page, data, layout, block, ci or site' },
    { name: 'NAME', about: 'address of the page, name of the list, layout, block or CI, or folder of the site' },
  ],
  options,
  examples,
};

void runCommand(command, async (argv) => {
  const { ok, text } = await runNew(readOptions(options, argv, ['what', 'target']), usage);
  console.log(text);
  return ok ? 0 : 1;
});
