import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FileHashes, fileHash } from './fileHashes.ts';
import { listFilesBelow } from './listFilesBelow.ts';

/** Milliseconds after which the times of a file reveal a further change. */
const later = 10_000;

/** Folder of files, with a function that starts a run with stored hashes. */
function startFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-hashes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, 'site', name);
  mkdirSync(at(''));
  vi.stubEnv('LINTEL_CACHE', join(folder, 'cache'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  const startRun = (delay = later) => {
    const hashes = new FileHashes('hashes');
    const listed = listFilesBelow(at('')).map((path) => ({ path, absolute: at(path) }));
    hashes.detectChanges(listed, Date.now() + delay);
    return hashes;
  };
  return { at, startRun };
}

test('knows between runs what stands in a file that was not written', () => {
  const { at, startRun } = startFolder({
    '1.jpg': '',
    '2.jpg': '',
    'a.json': 'a',
    'b.json': 'b',
    'c.jpg': '',
    'd.jpg': '',
  });
  const first = startRun();
  expect([first.hashOf(at('a.json')), first.hashOf(at('b.json'))]).toEqual([fileHash('a'), fileHash('b')]);
  first.save();
  const second = startRun();
  rmSync(at('a.json'));
  expect(second.hashOf(at('a.json'))).toBe(fileHash('a'));
});

test('reads a file again that has the length and the time of the old one', () => {
  const { at, startRun } = startFolder({ 'a.json': 'a', 'b.json': 'b' });
  const first = startRun();
  first.hashOf(at('b.json'));
  first.save();
  const { mtime } = statSync(at('b.json'));
  writeFileSync(at('b.json'), 'B');
  utimesSync(at('b.json'), mtime, mtime);
  writeFileSync(at('aa.json'), 'aa');
  const second = startRun();
  expect(second.hashOf(at('b.json'))).toBe(fileHash('B'));
  expect(second.hashOf(at('aa.json'))).toBe(fileHash('aa'));
  expect(second.stampsFingerprint).not.toBe(first.stampsFingerprint);
});

test('trusts nothing that was written a moment ago', () => {
  const { at, startRun } = startFolder({ 'a.json': 'a' });
  const first = startRun(0);
  expect(first.stampsFingerprint).toBeUndefined();
  first.hashOf(at('a.json'));
  first.save();
  const second = startRun();
  writeFileSync(at('a.json'), 'b');
  expect(second.hashOf(at('a.json'))).toBe(fileHash('b'));
});

test('looks again at a file that was saved, and knows no others', () => {
  const { at, startRun } = startFolder({ 'a.json': 'a' });
  const hashes = startRun();
  hashes.hashOf(at('a.json'));
  writeFileSync(at('a.json'), 'b');
  expect(hashes.hashOf(at('a.json'))).toBe(fileHash('a'));
  expect(hashes.detectChange(at('a.json'), Date.now() + later)).toBe(true);
  expect(hashes.hashOf(at('a.json'))).toBe(fileHash('b'));
  writeFileSync(at('new.json'), 'n');
  expect(hashes.detectChange(at('new.json'), Date.now() + later)).toBe(false);
  rmSync(at('a.json'));
  expect(hashes.detectChange(at('a.json'), Date.now() + later)).toBe(false);
});
