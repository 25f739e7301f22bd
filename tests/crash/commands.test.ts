import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '../samples/site.ts';
import { changes, copyPages, faults, type SiteChangeCase, snapshot, writeCase } from './changes.ts';
import { countWrites } from './countWrites.cjs';

/* The commands themselves, killed while they write, and the commands after them. */

const root = join(import.meta.dirname, '../..');

/**
 * Runs a command as npm does.
 * @param stop number of the operation at which it is ended, and the signal
 */
function run(pages: string, name: string, words: string[], stop?: { at: number; by: NodeJS.Signals }) {
  const argv = [join(root, 'scripts/compiled.cjs'), join(root, `scripts/${name}.ts`), ...words, '--pages', pages];
  const hook = ['--require', join(import.meta.dirname, 'countWrites.cjs')];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [...(stop ? hook : []), ...argv], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...(stop && { STOP_IN: dirname(pages), STOP_AT: String(stop.at), STOP_BY: stop.by }) },
  });
  return { status, signal, said: stdout + stderr };
}

const mv = changes['mv of a section'] as SiteChangeCase;
const menu = { ...site, navigation: [{ label: 'About', link: '/about' }] };
const one = { ...mv, files: { ...mv.files, '_site.json': JSON.stringify(menu) } };

/**
 * Runs `npm run mv` until it is about to rename the last file.
 * @returns snapshots of the folder then, before and after the command
 */
function stopBeforeLastRename(by: NodeJS.Signals) {
  const pages = writeCase(one);
  const before = snapshot(pages);
  const done = copyPages(pages);
  const operations: string[] = [];
  const end = countWrites(dirname(done), (_, name, path) => operations.push(`${name} ${path}`));
  one.change(done);
  end();
  const stopped = copyPages(pages);
  const last = operations.findLastIndex((operation) => /^renameSync (?!.*journal\.json)/.test(operation));
  const result = run(stopped, 'mv', ['/about', '/who/we-are'], { at: last + 1, by });
  return { stopped, result, now: snapshot(stopped), before, after: snapshot(done) };
}

test('after mv was killed, commands that read name it, and those that write finish it first', () => {
  const { stopped, result, now, before, after } = stopBeforeLastRename('SIGKILL');
  expect(result.signal).toBe('SIGKILL');
  expect(faults(now, before, after, one.moves)).toEqual([]);
  const reading: [string, string[]][] = [
    ['check', []],
    ['check', ['--fix', '--dry-run']],
    ['build', ['--out', join(dirname(stopped), 'out')]],
    ['rm', ['/visit', '--dry-run']],
    ['translated', []],
    ['recover', []],
  ];
  for (const [name, words] of reading) {
    const { status, said } = run(stopped, name, words);
    expect([name, status]).toEqual([name, 2]);
    expect(said).toMatch(
      /"npm run mv" was interrupted on \d+ \w+ \d{4}, \d\d:\d\d, when \d of \d files had been changed/,
    );
    expect(said).toContain(`npm run recover -- finish --pages ${stopped}`);
    expect(said).toContain(`npm run recover -- undo --pages ${stopped}`);
    expect(snapshot(stopped)).toEqual(now);
  }
  const writing: [name: string, words: string[], status: number][] = [
    ['check', ['--fix'], 0],
    ['mv', ['/visit', '/come', '--force'], 0],
    ['rm', ['/visit', '--force'], 0],
    ['new', ['page', '/events'], 0],
    ['migrate', [], 0],
    ['recover', ['finish'], 0],
  ];
  for (const [name, words, status] of writing) {
    const finished = copyPages(stopped);
    const result = run(finished, name, words);
    expect([name, result]).toEqual([name, expect.objectContaining({ status })]);
    expect(result.said).toMatch(
      /"npm run mv" was interrupted on .+; it has been finished, in \d files: .*about\/index\.json → who\/we-are\/index\.json/,
    );
    const { 'pages/who/we-are/people.json': people } = snapshot(finished);
    expect(people).toBe(after['pages/who/we-are/people.json']);
    if (['check', 'migrate', 'recover'].includes(name)) expect(snapshot(finished)).toEqual(after);
  }
  expect(run(stopped, 'recover', ['undo'])).toMatchObject({ status: 0 });
  expect(snapshot(stopped)).toEqual(before);
  expect(run(stopped, 'mv', ['/about', '/who/we-are'])).toMatchObject({ status: 0 });
  expect(snapshot(stopped)).toEqual(after);
  expect(run(stopped, 'check', ['--quiet'])).toMatchObject({ status: 0 });
});

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('%s while it writes waits until all is written', (by) => {
  const { result, now, after } = stopBeforeLastRename(by);
  expect(result).toMatchObject({ status: 0, signal: null });
  expect(now).toEqual(after);
});

test('a file that somebody saved meanwhile is not written over, and the choice is theirs', () => {
  const { stopped, before, after } = stopBeforeLastRename('SIGKILL');
  const path = join(stopped, '_site.json');
  const saved = `${readFileSync(path, 'utf8')}\n`;
  writeFileSync(path, saved);
  const { status, said } = run(stopped, 'mv', ['/visit', '/come', '--force']);
  expect([status, said]).toEqual([2, expect.stringMatching(/changed _site\.json since.*recover -- forget --pages/)]);
  const others = { finish: after, undo: before, forget: snapshot(stopped) };
  for (const [way, expected] of Object.entries(others)) {
    const again = copyPages(stopped);
    expect(run(again, 'recover', [way])).toMatchObject({ status: 0 });
    const clean = Object.entries(expected).filter(([name]) => !name.includes('.lintel-change'));
    expect(snapshot(again)).toEqual({ ...Object.fromEntries(clean), 'pages/_site.json': saved });
  }
});

test('a folder that cannot be written is only read, and said to be so', () => {
  const { stopped } = stopBeforeLastRename('SIGKILL');
  chmodSync(stopped, 0o555);
  chmodSync(join(stopped, '.lintel-change'), 0o555);
  onTestFinished(() => {
    chmodSync(stopped, 0o755);
    chmodSync(join(stopped, '.lintel-change'), 0o755);
  });
  const now = snapshot(stopped);
  expect(run(stopped, 'check', [])).toMatchObject({ status: 2, said: expect.stringContaining('npm run recover') });
  // Root may write everywhere.
  if (process.getuid?.() !== 0)
    expect(run(stopped, 'mv', ['/visit', '/come'])).toMatchObject({
      status: 2,
      said: expect.stringContaining('you are not allowed to'),
    });
  if (process.getuid?.() !== 0) expect(snapshot(stopped)).toEqual(now);
});
