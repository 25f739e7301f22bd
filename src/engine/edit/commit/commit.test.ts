import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findInterruptedChange } from '#engine/content/files/changeJournal.ts';
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

test('the mode of a file stays, and nothing is left behind', () => {
  const directory = folder({ 'a.json': 'a', 'b.json': 'b' });
  chmodSync(join(directory, 'a.json'), 0o640);
  const changes = [
    { from: 'a.json', to: 'c.json', before: 'a', after: 'A' },
    { from: 'b.json', before: 'b' },
  ];
  commit(changes, directory);
  expect(statSync(join(directory, 'c.json')).mode & 0o777).toBe(0o640);
  expect(readdirSync(directory)).toEqual(['c.json']);
});

test('while another command changes the same pages, nothing is changed; what it left counts once it has ended', async () => {
  const directory = folder({ 'a.json': 'a' });
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void other.kill());
  const prepared = join(directory, `.change-${other.pid}`);
  const journal = { command: 'npm run mv', at: '2027-01-15T09:00', steps: [{ from: 'a.json' }], newFolders: [] };
  mkdirSync(prepared);
  writeFileSync(join(prepared, 'begun.json'), JSON.stringify(journal));
  const change = () => commit([{ from: 'a.json', to: 'a.json', before: 'a', after: 'A' }], directory);
  expect(findInterruptedChange(directory)).toBe(undefined);
  expect(change).toThrow('another command is changing these pages');
  // Process ids are reused: a staging folder older than any change takes does not belong to the running process.
  const longAgo = Date.now() / 1000 - 3600;
  utimesSync(prepared, longAgo, longAgo);
  expect(change).toThrow('"npm run mv" was interrupted on 15 January 2027, 09:00, when 0 of 1 file had been changed.');
  rmSync(join(prepared, 'begun.json'));
  mkdirSync(join(prepared, 'touched'));
  expect(change).toThrow('another command is changing these pages');
  other.kill();
  await once(other, 'exit');
  change();
  expect(readdirSync(directory)).toEqual(['a.json']);
});

/** Writes a folder in which each kind of entry stands where the change below needs another kind. */
function mixedFolder(): string {
  const directory = folder({ file: 'f', 'folder/a.json': 'a', 'folder/deep/b.json': 'b', 'real.json': 'r', run: '#!' });
  mkdirSync(join(directory, 'folder/empty'));
  symlinkSync('folder', join(directory, 'linked'));
  symlinkSync('nowhere', join(directory, 'dangling'));
  return directory;
}

const program = (directory: string) => ({ stored: join(directory, 'run'), isExecutable: true });

const kindChanges = (directory: string) => [
  { from: 'linked' },
  { to: 'linked/a.json', after: 'real' },
  { from: 'file' },
  { to: 'file/deep/x.json', after: 'x' },
  { from: 'folder/a.json', before: 'a' },
  { from: 'folder/deep/b.json' },
  { to: 'folder', after: { link: 'file' } },
  { from: 'dangling', to: 'dangling', before: { link: 'nowhere' }, after: 'now a file' },
  { from: 'real.json', to: 'real.json', before: 'r', after: { link: 'dangling' } },
  { from: 'run', to: 'run', before: '#!', after: program(directory) },
];

const withKinds = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = entry.isSymbolicLink() ? `-> ${readlinkSync(path)}` : readFileSync(path, 'utf8');
      const isProgram = !entry.isSymbolicLink() && (lstatSync(path).mode & 0o111) > 0;
      return `${path.slice(directory.length + 1)} ${content}${isProgram ? ' (program)' : ''}`;
    })
    .sort();

test('links, programs, and files that become folders are written as what they are, or all is as it was', () => {
  const directory = mixedFolder();
  const before = withKinds(directory);
  const blocked = [...kindChanges(directory), { to: 'run/y.json', after: 'y' }];
  expect(() => commit(blocked, directory)).toThrow('Nothing was changed');
  expect(withKinds(directory)).toEqual(before);
  commit(kindChanges(directory), directory);
  expect(withKinds(directory)).toEqual([
    'dangling now a file',
    'file/deep/x.json x',
    'folder -> file',
    'linked/a.json real',
    'real.json -> dangling',
    'run #! (program)',
  ]);
  expect(() => commit([{ to: 'file', after: 'x' }], directory)).toThrow('there is a file file already');
});
