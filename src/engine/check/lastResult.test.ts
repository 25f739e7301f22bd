import { mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { changeFolder, journalName } from '#engine/content/files/changeJournal.ts';
import { SiteFiles } from '#engine/content/files/listFiles.ts';
import { writeSite } from '#tests/samples/site.ts';
import { reuseLastResult } from './lastResult.ts';
import { SiteChecker } from './siteChecker.ts';

const at = '2026-11-20';
const result = { problems: [], files: 7, period: { from: '2026-11-01', until: '2026-11-21T09:00' } };

/**
 * Requests the result of a check.
 * @returns true if it was reused
 */
function isRepeated(site: string, timestamp = at): boolean {
  const files = new SiteFiles(site);
  files.detectChanges();
  const run = vi.fn(() => result);
  const folder = new SiteChecker(site, { isStored: true }).statePrefix ?? '';
  expect(reuseLastResult(folder, [files.filesFingerprint], timestamp, run)).toEqual(result);
  return run.mock.calls.length === 0;
}

/** Waits until files are old enough for their mtime to be trusted. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 120));

test('gives the last result as long as nothing has changed, and nothing has come or gone', async () => {
  const site = writeSite();
  await wait();
  expect(isRepeated(site)).toBe(false);
  expect(isRepeated(site)).toBe(true);
  expect(isRepeated(site, '2026-11-21T08:59')).toBe(true);
  expect(isRepeated(site, '2026-11-21T09:00')).toBe(false);
});

test.each([
  ['written anew, as long as before', (site: string) => writeFileSync(join(site, 'index.json'), '{}'.padEnd(200))],
  ['added', (site: string) => writeFileSync(join(site, 'new.json'), '{}')],
  ['removed', (site: string) => rmSync(join(site, 'about/index.json'))],
  ['changed and given its old time again', keepTime],
  ['added that is left out', (site: string) => symlinkSync('/dev/null', join(site, 'null.json'))],
  ['added to a folder, which makes it one of Git', (site: string) => mkdirSync(join(site, 'about/.git'))],
])('sees that a file was %s', async (_, change) => {
  const site = writeSite({ 'index.json': '{}'.padStart(200) });
  await wait();
  isRepeated(site);
  change(site);
  await wait();
  expect(isRepeated(site)).toBe(false);
});

test('trusts no file that was written a moment ago', () => {
  const site = writeSite();
  const written = statSync(join(site, 'index.json')).ctimeMs;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(written + 10);
  isRepeated(site);
  clock.mockReturnValue(written + 10_000);
  expect(isRepeated(site)).toBe(false);
  clock.mockRestore();
});

test('knows no result while a change is half done, though no file is another one yet', async () => {
  const site = writeSite();
  await wait();
  const folder = new SiteChecker(site);
  folder.detectChanges();
  expect(folder.filesFingerprint).toBeDefined();
  const { contentFingerprint } = folder;
  const note = { command: 'npm run rm', at: '2027-01-15T09:00', steps: [{ from: 'index.json' }], newFolders: [] };
  mkdirSync(join(site, changeFolder));
  writeFileSync(join(site, journalName), JSON.stringify(note));
  expect(folder.filesFingerprint).toBe(undefined);
  expect(folder.contentFingerprint).not.toBe(contentFingerprint);
  expect(folder.check(at).couldNotRun).toContain('"npm run rm" was interrupted on 15 January 2027, 09:00');
});

function keepTime(site: string): void {
  const path = join(site, 'index.json');
  const long = new Date('2020-01-01');
  writeFileSync(path, ' '.padEnd(198).concat('[]'));
  utimesSync(path, long, long);
}
