import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import type { Typefaces } from '#shared/content.ts';
import { site, writeSite } from '#tests/samples/site.ts';
import { measureMedia } from '../images/measure.ts';
import { resolveShell } from './site.ts';
import { createSiteContext } from './siteContext.ts';
import { createUses } from './uses.ts';

const bitter = readFileSync(join(projectRoot, 'pages/_media/fonts/bitter.woff2'));
const own = 'fonts/own.woff2';

/** What the file of the headings' typeface became: its weights in CSS, and whether it is a part of what was given. */
async function headingsOf(theme: object) {
  const directory = writeSite({
    '_site.json': JSON.stringify({ ...site, theme: { ...site.theme, headingFont: `${own}, serif`, ...theme } }),
    [`_media/${own}`]: bitter,
    '_media/own.css': 'h1 { font-weight: 600 }',
  });
  const { source } = loadSite(directory);
  const uses = createUses();
  const context = createSiteContext(source, await measureMedia(source.media.values()), '2026-11-20');
  const { file } = (resolveShell(context, uses).site.theme as unknown as { headingFont: Typefaces }).headingFont;
  const media = uses.media.get(file?.href ?? '')?.media;
  return { weight: /font-weight:([\d ]+)/.exec(file?.css ?? '')?.[1], isPart: media?.part !== undefined };
}

it('leaves one weight of a variable font that headings alone have', async () => {
  expect(await headingsOf({})).toEqual({ weight: '750', isPart: true });
});

it('leaves all weights where texts have the same font, or the site has styles of its own', async () => {
  expect(await headingsOf({ font: `${own}, serif` })).toEqual({ weight: '600 800', isPart: false });
  expect(await headingsOf({ styles: 'own.css' })).toEqual({ weight: '600 800', isPart: false });
});
