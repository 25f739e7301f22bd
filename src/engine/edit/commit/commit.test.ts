import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commit } from './commit.ts';

function folder(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'lintel-commit-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}

const snapshot = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .map(
      (entry) =>
        join(entry.parentPath, entry.name) +
        (entry.isFile() ? readFileSync(join(entry.parentPath, entry.name), 'utf8') : ''),
    )
    .sort();

test('when a step in the middle fails, all is as it was', () => {
  const directory = folder({
    'a.json': 'a',
    'b/c.json': 'c',
    'd.json': 'd',
    blocked: 'a file where a folder is needed',
  });
  const before = snapshot(directory);
  const changes = [
    { from: 'a.json', to: 'new/a.json', before: 'a', after: 'A' },
    { from: 'b/c.json', to: 'new/c.json' },
    { from: 'd.json', before: 'd' },
    { to: 'blocked/x.json', after: 'x' },
  ];
  expect(() => commit(changes, directory)).toThrow('Nothing was changed');
  expect(snapshot(directory)).toEqual(before);
  commit(changes.slice(0, 3), directory);
  expect(snapshot(directory).map((path) => path.slice(directory.length + 1))).toEqual([
    'blockeda file where a folder is needed',
    'new',
    'new/a.jsonA',
    'new/c.jsonc',
  ]);
});

test('a file that was saved meanwhile stops everything', () => {
  const directory = folder({ 'a.json': 'saved again', 'b.json': 'b' });
  const before = snapshot(directory);
  const changes = [
    { from: 'b.json', to: 'b.json', before: 'b', after: 'B' },
    { from: 'a.json', to: 'a.json', before: 'a', after: 'A' },
  ];
  expect(() => commit(changes, directory)).toThrow(/a\.json has been saved/);
  expect(snapshot(directory)).toEqual(before);
});
