import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { site, writeSite } from '#tests/samples/site.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import { createSiteContext } from './createContexts.ts';
import { createDependencyRecord } from './dependencyRecord.ts';
import { resolveShell } from './resolveShell.ts';

/**
 * Resolves the logo of a site with a separate one for dark pages.
 * @returns the logo, and its media
 */
function logoOf(scheme: string | undefined) {
  const header = { ...site.header, logo: { src: 'logo.svg', srcInDark: 'night.png', alt: 'Orchard' } };
  const directory = writeSite({
    '_site.json': JSON.stringify({ ...site, header, theme: { ...site.theme, scheme } }),
    '_media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '_media/night.png': '',
  });
  const { source } = loadSite(directory);
  const media = new Map(
    [...source.media.values()].map((file): [string, MeasuredMedia] => [
      file.path,
      { ...file, kind: file.path.endsWith('.svg') ? 'svg' : 'raster', width: 400, height: 100, hash: '00000000' },
    ]),
  );
  const dependencies = createDependencyRecord();
  const { site: resolved } = resolveShell(createSiteContext(source, media, '2026-06-01'), dependencies);
  return {
    logo: (resolved.header as { logo: Record<string, never> }).logo,
    media: [...dependencies.media.keys()].join(' '),
  };
}

it('gives both pictures where the device decides', () => {
  const { logo, media } = logoOf('auto');
  expect(logo).toMatchObject({ alt: 'Orchard', inDark: { widths: [200, 400], sizes: '12rem' } });
  expect(logo.src).toContain('logo');
  expect(logo.inDark).not.toHaveProperty('alt');
  expect(media).toMatch(/night.*logo/);
});

it('gives only the one for dark pages where all are dark, under the same words', () => {
  const { logo } = logoOf('dark');
  expect(logo.src).toContain('night');
  expect(logo).toMatchObject({ alt: 'Orchard', widths: [200, 400] });
  expect(logo).not.toHaveProperty('inDark');
});

it('makes nothing of it where no page is dark', () => {
  const { logo, media } = logoOf(undefined);
  expect(logo.src).toContain('logo');
  expect(logo).not.toHaveProperty('inDark');
  expect(media).not.toContain('night');
});
