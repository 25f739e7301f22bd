import { loadSite } from '#engine/content/loadSite.ts';
import { newFile } from '#engine/edit/newFile.ts';
import { newPage } from '#engine/edit/newPage.ts';
import { CannotRun, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { updateEditorSchemas } from '#engine/tools/editor/writeEditorSchemas.ts';
import { newBlock } from '#engine/tools/new/newBlock.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  from: { about: 'a page to begin with a copy of, as about/location' },
  title: { about: 'the heading of the page, as "Tech Fest"' },
  'dry-run': { about: 'shows what would be written, and writes nothing', isSwitch: true as const },
};

const usage = `Say what is to be new:
  npm run new -- page /events/tech-fest --from about/location
  npm run new -- data opening-hours
  npm run new -- layout wide
  npm run new -- block opening-hours`;

void runCommand(async () => {
  const given = readOptions(options, process.argv.slice(2), ['what', 'name']);
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
