import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { page, site, writeSite } from '#tests/samples/site.ts';
import { measureMedia } from '../images/measureMedia.ts';
import { createSiteContext } from './createContexts.ts';
import { createDependencyRecord } from './dependencyRecord.ts';
import { resolvePage } from './resolvePage.ts';

const text = page('{ "type": "rich-text", "text": "x" }');
const absolute = join(projectRoot, 'pages/_media/fonts/bitter.woff2');

/** Share picture addresses of all pages by file path; pictures that pages use have a suffix. */
async function picturesOf(more: object, heading = 'Heading') {
  const theme = { ...site.theme, headingFont: 'fonts/bitter.woff2, serif' };
  const { source } = loadSite(
    writeSite({
      '_site.json': JSON.stringify({ ...site, theme, ...more }),
      'index.json': text,
      'plain.json': text.replace('"H"', JSON.stringify(heading)),
      'own.json': text.replace('"index"', '"image": "campus/gate.jpg", "index"'),
      '_404.json': text,
    }),
  );
  const media = await measureMedia([...source.media.values(), { path: 'fonts/bitter.woff2', absolute }]);
  const context = createSiteContext(source, media, '2026-11-20');
  const pictures = source.pages.map((page) => {
    const dependencies = createDependencyRecord();
    const { image: { address = '' } = {} } = resolvePage(page, context, dependencies);
    return [page.file.path, address + (dependencies.media.has(address) ? ' asked for' : '')];
  });
  return Object.fromEntries(pictures);
}

const drawn = expect.stringMatching(/^\/media\/share\.\w{9}\.png asked for$/);

it('draws one for pages that have none, but the home page and not-found pages', async () => {
  const pictures = await picturesOf({ sharePictures: true });
  expect(pictures).toMatchObject({ 'plain.json': drawn, 'index.json': '', '_404.json': '' });
  expect(pictures['own.json']).toMatch(/^\/media\/gate\.\w{9}-\d+\.jpg asked for$/);
});

it('draws none where nobody asks for them, or letters are missing', async () => {
  expect(await picturesOf({})).toMatchObject({ 'plain.json': '' });
  expect(await picturesOf({ sharePictures: true }, 'ਪੰਜਾਬ')).toMatchObject({ 'plain.json': '' });
  expect(await picturesOf({ sharePictures: true, theme: site.theme })).toMatchObject({ 'plain.json': '' });
});
