import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SiteChecker } from '#engine/check/siteChecker.ts';
import { lightContrastsOf, minContrast } from '#shared/contrast.ts';
import { readLanguages, readLintelVersion, readLooks } from './createSiteFiles.ts';
import { deriveColours } from './deriveColours.ts';
import { newSite } from './newSite.ts';
import { dependOnLintel } from './vendorLintel.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  // Otherwise each site would get a packed Lintel.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { lintel: 'file:lintel.tgz' } }));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const longName = 'Rindfleischetikettierungsüberwachung & "Söhne"';
const kinds = Object.keys(readLooks()).flatMap((look) => readLanguages().map((language) => [look, language] as const));

it.each(kinds)('has no problems in the look %s in %s', async (look, language) => {
  const folder = emptyFolder();
  const { ok, text } = await newSite(folder, { name: longName, brand: '#ffd500', look, language }, false);
  expect(ok).toBe(true);
  expect(text).toContain('#ffd500 is too light');
  expect(new SiteChecker(join(folder, 'pages')).check('2026-06-01').problems).toEqual([]);
  expect(readFileSync(join(folder, 'pages/_site.json'), 'utf8')).not.toContain('[[');
});

it.each(['#ffffff', '#000000', '#ffff00', '#0a6c74', '#7f7f7f', '#00ff00'])('makes readable colours of %s', (brand) => {
  const ratios = lightContrastsOf({ ...deriveColours(brand, { ink: '#2d2a32', surface: '#fffaf3' }) });
  expect(Math.min(...ratios.map(({ ratio }) => ratio))).toBeGreaterThanOrEqual(minContrast);
});

it('adds to a package.json that is there, and takes nothing from it', async () => {
  const folder = emptyFolder();
  const there = { name: 'mine', scripts: { check: 'mine' }, dependencies: { lintel: 'file:lintel.tgz' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(there));
  await newSite(folder, {}, false);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    ...there,
    scripts: { check: 'mine', build: 'lintel build' },
  });
});

it('brings along a Lintel that is on this machine only, so that whoever clones the site can install it', async () => {
  const folder = emptyFolder();
  const tarball = join(emptyFolder(), 'lintel-0.0.1.tgz');
  writeFileSync(tarball, 'packed');
  const dependencies = { lintel: `file:${relative(folder, tarball)}`, react: '19' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  const { text } = await newSite(folder, {}, false);
  const path = `vendor/lintel-${readLintelVersion()}.tgz`;
  expect(text).toContain(`  ${path}\n`);
  expect(readFileSync(join(folder, path), 'utf8')).toBe('packed');
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies).toEqual({
    lintel: `file:${path}`,
    react: '19',
  });
});

it.each(['^0.1.0', 'git+https://example.org/lintel.git', 'file:vendor/own.tgz', 'link:../lintel'])(
  'leaves a dependency on %s as it is',
  (range) => expect(dependOnLintel('/site', range)).toEqual({ range }),
);

it('packs Lintel for a site that does not depend on it yet', () => {
  expect(dependOnLintel('/site', undefined)).toMatchObject({
    range: expect.stringMatching(/^file:vendor\/lintel-.+\.tgz$/),
  });
});

it('writes nothing when it is only to show what it would write, or when a wish cannot be', async () => {
  const folder = join(emptyFolder(), 'new');
  expect((await newSite(folder, {}, true)).text).toContain('  pages/contact.json');
  await expect(newSite(folder, { look: 'qiuet' }, false)).rejects.toThrow('Did you mean "quiet"?');
  await expect(newSite(folder, { brand: 'red' }, false)).rejects.toThrow('--brand must be a colour');
  await expect(newSite(folder, { name: 'A <b>' }, false)).rejects.toThrow('--name must be a name');
  expect(() => readFileSync(join(folder, 'README.md'))).toThrow();
});
