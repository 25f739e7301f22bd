import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { ciNames, ciPathOf, createCiFile } from './createCiFile.ts';

/** Folder of a site that names a time zone, or none; the module under test has it as the top of the site. */
async function siteIn(timeZone?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/_site.json'), JSON.stringify({ timeZone }));
  vi.resetModules();
  vi.doMock('#engine/store/siteRoot.ts', () => ({ siteRoot: folder }));
  const { newCiFile } = await import('./newCiFile.ts');
  const write = (name: string, isDryRun = false) => newCiFile(name, join(folder, 'pages'), isDryRun);
  return { write, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

it.each(ciNames)('writes %s to its place, by the clock of the site', async (name) => {
  const site = await siteIn('America/St_Johns');
  expect(site.write(name)).toMatchObject({ ok: true, text: expect.stringContaining(ciPathOf(name)) });
  expect(site.read(ciPathOf(name))).toBe(createCiFile(name, 'America/St_Johns'));
});

it('has the default time zone where the site names none', async () => {
  const site = await siteIn();
  expect(site.write('github').text).toContain('UTC');
  expect(parse(site.read(ciPathOf('github'))).on.schedule).toEqual([{ cron: '5 0 * * *', timezone: 'UTC' }]);
});

it('leaves a file that is there, and shows what it would write', async () => {
  const site = await siteIn('Europe/Berlin');
  site.write('github');
  expect(() => site.write('github-shards')).toThrow(/already.*--dry-run/);
  expect(site.read(ciPathOf('github'))).toBe(createCiFile('github', 'Europe/Berlin'));
  expect(site.write('github-shards', true).text).toContain(createCiFile('github-shards', 'Europe/Berlin'));
});

it('names what there is where a name is wrong', async () => {
  const site = await siteIn();
  expect(() => site.write('githup')).toThrow(/Did you mean "github"\?/);
});

// The services know the clock changes of each zone: a cron of a zone needs no offset of ours.
it.each(['github', 'github-shards'])('%s is right for every time zone', (name) => {
  for (const timeZone of [...Intl.supportedValuesOf('timeZone'), 'UTC']) {
    const { on, env } = parse(createCiFile(name, timeZone));
    expect(on.schedule).toEqual([{ cron: '5 0 * * *', timezone: timeZone }]);
    if (env.TIME_ZONE !== undefined) expect(env.TIME_ZONE).toBe(timeZone);
  }
});
