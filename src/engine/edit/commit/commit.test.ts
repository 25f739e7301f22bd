import { execFileSync, spawn } from 'node:child_process';
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
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeFolder, type Holder, holderName, journalName } from '#engine/content/files/changeJournal.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { ownProcess } from '#engine/store/runningProcess.ts';
import type { FileChange } from '../siteChange.ts';
import { commit } from './commit.ts';
import { prepareForChange } from './endInterruptedChange.ts';
import { recover } from './recover.ts';

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

/** Starts a process that does nothing until it is killed. */
function startProcess() {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void other.kill('SIGKILL'));
  return other;
}

/** Writes the lock of a process as it stands while that changes the site. */
function writeLock(directory: string, holder: Holder): string {
  const path = join(directory, holderName(holder));
  mkdirSync(join(directory, changeFolder), { recursive: true });
  writeFileSync(path, JSON.stringify(holder));
  return path;
}

const change = (directory: string) => commit([{ from: 'a.json', to: 'a.json', before: 'a', after: 'A' }], directory);

const moment = { command: 'npm run mv', at: '2027-01-15T10:14' };

test('another command at work is waited for, then named; what it left does not count once it has ended', async () => {
  const directory = folder({ 'a.json': 'a' });
  const other = startProcess();
  const holder = { ...moment, pid: other.pid as number, started: 0, boot: ownProcess().boot };
  writeLock(directory, holder);
  writeFileSync(join(directory, changeFolder, '0.new'), 'staged');
  const start = Date.now();
  expect(() => change(directory)).toThrow(
    `Nothing was changed: "npm run mv" (process ${other.pid}) has been changing these pages since 15 January 2027, 10:14. Run the command again when it has ended.`,
  );
  expect(Date.now() - start).toBeGreaterThan(4900);
  expect(readFileSync(join(directory, changeFolder, '0.new'), 'utf8')).toBe('staged');
  other.kill();
  await once(other, 'exit');
  const said: string[] = [];
  prepareForChange(directory, (sentence) => said.push(sentence));
  expect(said).toEqual([
    '"npm run mv" was interrupted on 15 January 2027, 10:14 before it had changed a file: nothing of it was done. Run it again if you still want it.',
  ]);
  expect(readdirSync(directory)).toEqual(['a.json']);
  change(directory);
  expect(snapshot(directory).map((path) => path.slice(directory.length + 1))).toEqual(['a.jsonA']);
});

test('a process with the id of one that has ended is not taken for it', () => {
  const directory = folder({ 'a.json': 'a' });
  const other = startProcess();
  const { boot, started } = ownProcess();
  writeLock(directory, { ...moment, pid: other.pid as number, started: 1, boot });
  const path = writeLock(directory, { ...moment, pid: other.pid as number, started, boot: 'the boot before' });
  utimesSync(path, 1, 1);
  change(directory);
  expect(readdirSync(directory)).toEqual(['a.json']);
});

test('what a command left half done is finished by the next change, unless somebody has changed a file since', () => {
  const directory = folder({ 'a.json': 'a', 'b.json': 'b', 'c.json': 'c' });
  const steps = [
    { from: 'b.json', to: 'd/b.json' },
    { from: 'c.json', before: fileHash('c') },
  ];
  const interrupt = () => {
    writeLock(directory, { ...moment, pid: 2 ** 22 + 1, started: 1, boot: ownProcess().boot });
    writeFileSync(join(directory, changeFolder, '.gitignore'), '*\n');
    writeFileSync(join(directory, journalName), JSON.stringify({ ...moment, steps, newFolders: ['d'] }));
  };
  interrupt();
  writeFileSync(join(directory, 'c.json'), 'saved since');
  const before = snapshot(directory);
  expect(() => change(directory)).toThrow(
    /"npm run mv" was interrupted on 15 January 2027, 10:14, and somebody has changed c\.json since\. Choose what to do/,
  );
  expect(snapshot(directory)).toEqual(before);
  expect(recover(directory, 'finish')).toContain('Left as somebody has changed it since: c.json.');
  expect(snapshot(directory).map((path) => path.slice(directory.length + 1))).toEqual([
    'a.jsona',
    'c.jsonsaved since',
    'd',
    'd/b.jsonb',
  ]);
  commit([{ from: 'd/b.json', to: 'b.json' }], directory);
  writeFileSync(join(directory, 'c.json'), 'c');
  interrupt();
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  change(directory);
  expect(print.mock.calls).toEqual([
    [
      '"npm run mv" was interrupted on 15 January 2027, 10:14; it has been finished, in 2 files: b.json → d/b.json, c.json.\n',
    ],
  ]);
  print.mockRestore();
  expect(snapshot(directory).map((path) => path.slice(directory.length + 1))).toEqual(['a.jsonA', 'd', 'd/b.jsonb']);
});

test('processes that change the same files at the same time take turns', async () => {
  const directory = folder({ 'count.json': '0' });
  const [processes, times] = [3, 8];
  const code = `
    import { readFileSync } from 'node:fs';
    import { commit } from '#engine/edit/commit/commit.ts';
    const directory = ${JSON.stringify(directory)};
    for (let done = 0; done < ${times}; ) {
      const before = readFileSync(directory + '/count.json', 'utf8');
      try {
        const others = [...Array(3).keys()].map((n) => ({ to: 'from-' + process.pid + '-' + done + '-' + n + '.json', after: before }));
        commit([{ from: 'count.json', to: 'count.json', before, after: String(Number(before) + 1) }, ...others], directory);
        done++;
      } catch (error) {
        if (!/saved by somebody else/.test(error.message)) throw error;
      }
    }`;
  const argv = ['--import', 'tsx/esm', '--input-type=module', '--eval', code];
  const said = await Promise.all(
    Array.from({ length: processes }, async () => {
      const worker = spawn(process.execPath, argv, { cwd: projectRoot });
      let text = '';
      worker.stderr.on('data', (data) => {
        text += data;
      });
      await once(worker, 'close');
      return text;
    }),
  );
  expect(said).toEqual(Array(processes).fill(''));
  expect(readFileSync(join(directory, 'count.json'), 'utf8')).toBe(String(processes * times));
  expect(readdirSync(directory)).toHaveLength(1 + processes * times * 3);
}, 60_000);

test('what others have published of the same repository is written beside the folder, but nothing of Git itself', () => {
  const top = folder({ '.git/config': 'g', 'pages/a.json': 'a', 'code.ts': 'c' });
  const [directory, outside] = [join(top, 'pages'), folder({})];
  symlinkSync(outside, join(top, 'out'));
  commit(
    [
      { from: '../code.ts', to: '../code.ts', before: 'c', after: 'C' },
      { to: '../new/deep.ts', after: 'n' },
    ],
    directory,
  );
  expect([readFileSync(join(top, 'code.ts'), 'utf8'), readFileSync(join(top, 'new/deep.ts'), 'utf8')]).toEqual([
    'C',
    'n',
  ]);
  const deep = join(top, 'a/b/pages');
  mkdirSync(deep, { recursive: true });
  commit([{ to: '../../../beside-deep.ts', after: 'n' }], deep);
  expect(readFileSync(join(top, 'beside-deep.ts'), 'utf8')).toBe('n');
  for (const to of ['../.git/hooks/pre-commit', '../.GIT/x', '../out/x', '../../x', 'b/.git/config'])
    expect(() => commit([{ to, after: 'x' }], directory), to).toThrow(/leads out of the (repository|pages folder)/);
  expect([readdirSync(outside), readdirSync(join(top, '.git')), readdirSync(directory)]).toEqual([
    [],
    ['config'],
    ['a.json'],
  ]);
});

test('no path leads out of the folder, through links, dots or a record that came with a repository', () => {
  const outside = folder({ 'secret.json': 's', 'empty/.gitkeep': '' });
  const directory = folder({ 'a.json': 'a', 'inside/b.json': 'b' });
  symlinkSync(outside, join(directory, 'out'));
  symlinkSync(join(directory, 'inside'), join(directory, 'in'));
  const before = [...snapshot(outside), ...snapshot(directory)];
  const now = () => [...snapshot(outside), ...snapshot(directory)];
  const refused: FileChange[] = [
    { to: 'out/new.json', after: 'n' },
    { to: 'out/deep/er/new.json', after: 'n' },
    { from: 'out/secret.json', to: 'out/secret.json', before: 's', after: 'S' },
    { from: 'out/secret.json' },
    { from: 'out/secret.json', to: 'stolen.json' },
    { from: 'a.json', to: 'out/empty/a.json' },
    { to: '../beside.json', after: 'n' },
    { to: 'inside/../../beside.json', after: 'n' },
    { to: `${changeFolder}/x.json`, after: 'n' },
  ];
  for (const one of refused) {
    expect(() => commit([{ from: 'a.json', to: 'a.json', before: 'a', after: 'A' }, one], directory)).toThrow(
      /^Nothing was changed: .+ (leads out of the pages folder|is where changes are recorded)/,
    );
    expect(now()).toEqual(before);
    mkdirSync(join(directory, changeFolder));
    const steps = [one].map(({ from, to }) => ({ ...(from && { from }), ...(to && { to }) }));
    writeFileSync(join(directory, journalName), JSON.stringify({ ...moment, steps, newFolders: ['../beside'] }));
    try {
      recover(directory, 'finish');
    } catch {}
    rmSync(join(directory, changeFolder), { recursive: true, force: true });
    expect(now()).toEqual(before);
  }
  symlinkSync(outside, join(directory, changeFolder));
  expect(() => change(directory)).toThrow('leads out of the pages folder');
  rmSync(join(directory, changeFolder));
  mkdirSync(join(directory, changeFolder));
  for (const name of ['0.new', '0.old', '.gitignore', 'journal.json.part'])
    symlinkSync(join(outside, 'secret.json'), join(directory, changeFolder, name));
  try {
    change(directory);
  } catch {}
  expect(snapshot(outside)).toEqual(before.slice(0, snapshot(outside).length));
  rmSync(join(directory, changeFolder), { recursive: true, force: true });
  commit([{ from: 'in/b.json', to: 'in/b.json', before: 'b', after: 'B' }], directory);
  expect(readFileSync(join(directory, 'inside/b.json'), 'utf8')).toBe('B');
});

test('Git does not see the folder of a change, and a record that nobody can read is named', () => {
  const directory = folder({ 'a.json': 'a' });
  mkdirSync(join(directory, changeFolder));
  writeFileSync(join(directory, journalName), '{ "steps": [{ "from": 7 }] }');
  expect(loadSite(directory).problems.map(({ code, file }) => [code, file])).toEqual([
    ['file-unreadable', journalName],
  ]);
  expect(() => change(directory)).toThrow(/its record .+ cannot be read.+"npm run recover -- forget --pages .+"/);
  execFileSync('git', ['init', '--quiet'], { cwd: directory });
  const status = ['status', '--porcelain', '--untracked-files=all'];
  expect(execFileSync('git', status, { cwd: directory, encoding: 'utf8' })).toBe('?? a.json\n');
  rmSync(join(directory, '.git'), { recursive: true });
  expect(recover(directory, 'forget')).toMatch(/^All files stay as they are now/);
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
