import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import type { Typefaces } from '#shared/content.ts';
import { site, writeSite } from '#tests/samples/site.ts';
import { measureMedia } from '../images/measureMedia.ts';
import { createSiteContext } from './createContexts.ts';
import { createDependencyRecord } from './dependencyRecord.ts';
import { resolveShell } from './resolveShell.ts';

const bitter = readFileSync(join(projectRoot, 'pages/_media/fonts/bitter.woff2'));
const fontPath = 'fonts/own.woff2';

/** Resolves the font file of headings: its weights in CSS, and if it became a subset. */
async function headingsOf(theme: object) {
  const directory = writeSite({
    '_site.json': JSON.stringify({ ...site, theme: { ...site.theme, headingFont: `${fontPath}, serif`, ...theme } }),
    [`_media/${fontPath}`]: bitter,
    '_media/own.css': 'h1 { font-weight: 600 }',
  });
  const { source } = loadSite(directory);
  const dependencies = createDependencyRecord();
  const context = createSiteContext(source, await measureMedia(source.media.values()), '2026-11-20');
  const { file } = (resolveShell(context, dependencies).site.theme as unknown as { headingFont: Typefaces })
    .headingFont;
  const media = dependencies.media.get(file?.href ?? '')?.media;
  return { weight: /font-weight:([\d ]+)/.exec(file?.css ?? '')?.[1], isPart: media?.part !== undefined };
}

it('leaves one weight of a variable font that headings alone have', async () => {
  expect(await headingsOf({})).toEqual({ weight: '750', isPart: true });
});

it('leaves all weights where texts have the same font, or the site has styles of its own', async () => {
  expect(await headingsOf({ font: `${fontPath}, serif` })).toEqual({ weight: '600 800', isPart: false });
  expect(await headingsOf({ styles: 'own.css' })).toEqual({ weight: '600 800', isPart: false });
});
