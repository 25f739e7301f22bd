import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
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
  const names: string[] = [];
  const end = countWrites(dirname(done), (_, name) => names.push(name));
  one.change(done);
  end();
  const stopped = copyPages(pages);
  const result = run(stopped, 'mv', ['/about', '/who/we-are'], { at: names.lastIndexOf('renameSync') + 1, by });
  return { stopped, result, now: snapshot(stopped), before, after: snapshot(done) };
}

test('after mv was killed, every command names it and what to type; both ways lead out', () => {
  const { stopped, result, now, before, after } = stopBeforeLastRename('SIGKILL');
  expect(result.signal).toBe('SIGKILL');
  expect(faults(now, before, after, one.moves)).toEqual([]);
  const others: [string, string[]][] = [
    ['check', []],
    ['check', ['--fix']],
    ['build', ['--out', join(dirname(stopped), 'out')]],
    ['mv', ['/visit', '/come', '--force']],
    ['rm', ['/visit', '--force']],
    ['new', ['page', '/events']],
    ['migrate', []],
    ['translated', []],
    ['recover', []],
  ];
  for (const [name, words] of others) {
    const { status, said } = run(stopped, name, words);
    expect([name, status]).toEqual([name, 2]);
    expect(said).toMatch(
      /"npm run mv" was interrupted on \d+ \w+ \d{4}, \d\d:\d\d, when \d of \d files had been changed/,
    );
    expect(said).toContain(`npm run recover -- finish --pages ${stopped}`);
    expect(said).toContain(`npm run recover -- undo --pages ${stopped}`);
    expect(snapshot(stopped)).toEqual(now);
  }
  const undone = copyPages(stopped);
  expect(run(undone, 'recover', ['undo'])).toMatchObject({ status: 0 });
  expect(snapshot(undone)).toEqual(before);
  expect(run(undone, 'mv', ['/about', '/who/we-are'])).toMatchObject({ status: 0 });
  expect(snapshot(undone)).toEqual(after);
  expect(run(stopped, 'recover', ['finish'])).toMatchObject({ status: 0 });
  expect(snapshot(stopped)).toEqual(after);
  expect(run(stopped, 'check', ['--quiet'])).toMatchObject({ status: 0 });
});

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('%s while it writes waits until all is written', (by) => {
  const { result, now, after } = stopBeforeLastRename(by);
  expect(result).toMatchObject({ status: 0, signal: null });
  expect(now).toEqual(after);
});

test('a file that somebody saved meanwhile is not written over, and the way out is said', () => {
  const { stopped } = stopBeforeLastRename('SIGKILL');
  const path = join(stopped, '_site.json');
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n`);
  const now = snapshot(stopped);
  for (const way of ['finish', 'undo']) {
    const { status, said } = run(stopped, 'recover', [way]);
    expect([status, said]).toEqual([2, expect.stringMatching(/changed _site\.json since.*recover -- forget --pages/)]);
    expect(snapshot(stopped)).toEqual(now);
  }
  expect(run(stopped, 'recover', ['forget'])).toMatchObject({ status: 0 });
  expect(Object.keys(snapshot(stopped)).filter((name) => name.includes('.change-'))).toEqual([]);
});
