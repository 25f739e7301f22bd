import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FileHashes, fileHash } from './fileHashes.ts';
import { filesBelow } from './filesBelow.ts';

/** ms; so long after a file was written, its times show whether it was written again. */
const later = 10_000;

/** A folder with files, and what a run finds there that stores what it knows. */
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
  const look = (delay = later) => {
    const hashes = new FileHashes('hashes');
    const listed = filesBelow(at('')).map((path) => ({ path, absolute: at(path) }));
    hashes.look(listed, Date.now() + delay);
    return hashes;
  };
  return { at, look };
}

test('knows between runs what stands in a file that was not written', () => {
  const { at, look } = startFolder({
    '1.jpg': '',
    '2.jpg': '',
    'a.json': 'a',
    'b.json': 'b',
    'c.jpg': '',
    'd.jpg': '',
  });
  const first = look();
  expect([first.hashOf(at('a.json')), first.hashOf(at('b.json'))]).toEqual([fileHash('a'), fileHash('b')]);
  first.save();
  const second = look();
  rmSync(at('a.json'));
  expect(second.hashOf(at('a.json'))).toBe(fileHash('a'));
});

test('reads a file again that has the length and the time of the old one', () => {
  const { at, look } = startFolder({ 'a.json': 'a', 'b.json': 'b' });
  const first = look();
  first.hashOf(at('b.json'));
  first.save();
  const { mtime } = statSync(at('b.json'));
  writeFileSync(at('b.json'), 'B');
  utimesSync(at('b.json'), mtime, mtime);
  writeFileSync(at('aa.json'), 'aa');
  const second = look();
  expect(second.hashOf(at('b.json'))).toBe(fileHash('B'));
  expect(second.hashOf(at('aa.json'))).toBe(fileHash('aa'));
  expect(second.state).not.toBe(first.state);
});

test('trusts nothing that was written a moment ago', () => {
  const { at, look } = startFolder({ 'a.json': 'a' });
  const first = look(0);
  expect(first.state).toBeUndefined();
  first.hashOf(at('a.json'));
  first.save();
  const second = look();
  writeFileSync(at('a.json'), 'b');
  expect(second.hashOf(at('a.json'))).toBe(fileHash('b'));
});

test('looks again at a file that was saved, and knows no others', () => {
  const { at, look } = startFolder({ 'a.json': 'a' });
  const hashes = look();
  hashes.hashOf(at('a.json'));
  writeFileSync(at('a.json'), 'b');
  expect(hashes.hashOf(at('a.json'))).toBe(fileHash('a'));
  expect(hashes.lookAgain(at('a.json'), Date.now() + later)).toBe(true);
  expect(hashes.hashOf(at('a.json'))).toBe(fileHash('b'));
  writeFileSync(at('new.json'), 'n');
  expect(hashes.lookAgain(at('new.json'), Date.now() + later)).toBe(false);
  rmSync(at('a.json'));
  expect(hashes.lookAgain(at('a.json'), Date.now() + later)).toBe(false);
});
