import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { SiteFiles } from '#engine/content/files/listFiles.ts';
import { writeSite } from '#tests/samples/site.ts';
import { LastRun } from './lastRun.ts';
import { SiteFolder } from './siteFolder.ts';

const at = '2026-11-20';
const result = { problems: [], files: 7 };

function lastRun(site: string, day = at): LastRun {
  const files = new SiteFiles(site);
  files.look();
  return new LastRun(new SiteFolder(site, { isStored: true }).storedAt ?? '', [day, files.hashes.state]);
}

const keep = (site: string) => lastRun(site).keep(result);

/** Files are trusted only when they were not written just now. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 120));

test('gives the last result as long as nothing has changed, and not for another day', async () => {
  const site = writeSite();
  await rest();
  expect(lastRun(site).result).toBeUndefined();
  keep(site);
  expect(lastRun(site).result).toEqual(result);
  expect(lastRun(site, '2026-11-21').result).toBeUndefined();
});

test.each([
  ['written anew, as long as before', (site: string) => writeFileSync(join(site, 'index.json'), '{}'.padEnd(200))],
  ['added', (site: string) => writeFileSync(join(site, 'new.json'), '{}')],
  ['removed', (site: string) => rmSync(join(site, 'about/index.json'))],
  ['changed and given its old time again', keepTime],
])('sees that a file was %s', async (_, change) => {
  const site = writeSite({ 'index.json': '{}'.padStart(200) });
  await rest();
  keep(site);
  change(site);
  await rest();
  expect(lastRun(site).result).toBeUndefined();
});

test('trusts no file that was written a moment ago', () => {
  const site = writeSite();
  const written = statSync(join(site, 'index.json')).ctimeMs;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(written + 10);
  keep(site);
  clock.mockReturnValue(written + 10_000);
  expect(lastRun(site).result).toBeUndefined();
  clock.mockRestore();
});

function keepTime(site: string): void {
  const path = join(site, 'index.json');
  const long = new Date('2020-01-01');
  writeFileSync(path, ' '.padEnd(198).concat('[]'));
  utimesSync(path, long, long);
}
