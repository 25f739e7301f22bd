import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { killTarget } from '../fuzz/kill.ts';
import { everyNth, isLongRun } from '../longRun.ts';
import { site } from '../samples/site.ts';
import { changes, copyPages, faults, type SiteChangeCase, snapshot, writeCase } from './changes.ts';
import { countWrites } from './countWrites.cjs';
import { runScript as run } from './runScript.ts';

/* The commands themselves, killed while they write, and the commands after them. */

const mv = changes['mv of a section'] as SiteChangeCase;
const menu = { ...site, navigation: [{ label: 'About', link: '/about' }] };
const one = { ...mv, files: { ...mv.files, '_site.json': JSON.stringify(menu) } };

/**
 * Runs `npm run mv` until it is about to rename the last file.
 * @returns snapshots of the folder then, before and after the command
 */
async function stopBeforeLastRename(by: NodeJS.Signals) {
  const pages = writeCase(one);
  const before = snapshot(pages);
  const done = copyPages(pages);
  const operations: string[] = [];
  const end = countWrites(dirname(done), (_, name, path) => operations.push(`${name} ${path}`));
  one.change(done);
  end();
  const stopped = copyPages(pages);
  const last = operations.findLastIndex((operation) => /^renameSync (?!.*journal\.json)/.test(operation));
  const result = await run(stopped, 'mv', ['/about', '/who/we-are'], { at: last + 1, by });
  return { stopped, result, now: snapshot(stopped), before, after: snapshot(done) };
}

test('after mv was killed, commands that read name it, and those that write finish it first', async () => {
  const { stopped, result, now, before, after } = await stopBeforeLastRename('SIGKILL');
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
    const { status, said } = await run(stopped, name, words);
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
    const result = await run(finished, name, words);
    expect([name, result]).toEqual([name, expect.objectContaining({ status })]);
    expect(result.said).toMatch(
      /"npm run mv" was interrupted on .+; it has been finished, in \d files: .*about\/index\.json → who\/we-are\/index\.json/,
    );
    const { 'pages/who/we-are/people.json': people } = snapshot(finished);
    expect(people).toBe(after['pages/who/we-are/people.json']);
    if (['check', 'migrate', 'recover'].includes(name)) expect(snapshot(finished)).toEqual(after);
  }
  expect(await run(stopped, 'recover', ['undo'])).toMatchObject({ status: 0 });
  expect(snapshot(stopped)).toEqual(before);
  expect(await run(stopped, 'mv', ['/about', '/who/we-are'])).toMatchObject({ status: 0 });
  expect(snapshot(stopped)).toEqual(after);
  expect(await run(stopped, 'check', ['--quiet'])).toMatchObject({ status: 0 });
});

test.each(everyNth(['SIGTERM', 'SIGINT', 'SIGHUP'] as const, 3))(
  '%s while it writes waits until all is written',
  async (by) => {
    const { result, now, after } = await stopBeforeLastRename(by);
    expect(result).toMatchObject({ status: 0, signal: null });
    expect(now).toEqual(after);
  },
);

test('a file that somebody saved meanwhile is not written over, and the choice is theirs', async () => {
  const { stopped, before, after } = await stopBeforeLastRename('SIGKILL');
  const path = join(stopped, '_site.json');
  const saved = `${readFileSync(path, 'utf8')}\n`;
  writeFileSync(path, saved);
  const { status, said } = await run(stopped, 'mv', ['/visit', '/come', '--force']);
  expect([status, said]).toEqual([2, expect.stringMatching(/changed _site\.json since.*recover -- forget --pages/)]);
  const others = { finish: after, undo: before, forget: snapshot(stopped) };
  for (const [way, expected] of Object.entries(others)) {
    const again = copyPages(stopped);
    expect(await run(again, 'recover', [way])).toMatchObject({ status: 0 });
    const clean = Object.entries(expected).filter(([name]) => !name.includes('.lintel-change'));
    expect(snapshot(again)).toEqual({ ...Object.fromEntries(clean), 'pages/_site.json': saved });
  }
});

test('the dev server finishes what was interrupted when it starts', async () => {
  const { stopped, after } = await stopBeforeLastRename('SIGKILL');
  const dev = run(stopped, 'dev', ['--port', '0'], { said: /it has been finished/ });
  expect(await dev).toMatchObject({ signal: 'SIGKILL', said: expect.stringContaining('"npm run mv" was interrupted') });
  expect(snapshot(stopped)).toEqual(after);
});

test('a folder that cannot be written is only read, and said to be so', async () => {
  const { stopped } = await stopBeforeLastRename('SIGKILL');
  chmodSync(stopped, 0o555);
  chmodSync(join(stopped, '.lintel-change'), 0o555);
  onTestFinished(() => {
    chmodSync(stopped, 0o755);
    chmodSync(join(stopped, '.lintel-change'), 0o755);
  });
  const now = snapshot(stopped);
  expect(await run(stopped, 'check', [])).toMatchObject({
    status: 2,
    said: expect.stringContaining('npm run recover'),
  });
  // Root may write everywhere.
  if (process.getuid?.() !== 0)
    expect(await run(stopped, 'mv', ['/visit', '/come'])).toMatchObject({
      status: 2,
      said: expect.stringContaining('you are not allowed to'),
    });
  if (process.getuid?.() !== 0) expect(snapshot(stopped)).toEqual(now);
});

test.runIf(isLongRun)(
  'commands that are killed 200 times leave a site as before or as after, and the next one says which',
  async () => {
    const { inputs, hold, end, killed, interrupted } = killTarget();
    onTestFinished(end);
    for (const input of fc.sample(inputs, { numRuns: 1000, seed: 20261126 })) {
      if (killed() === 200) break;
      try {
        await hold(input);
      } catch (error) {
        throw new Error(`With ${JSON.stringify(input)}`, { cause: error });
      }
    }
    expect(killed()).toBe(200);
    expect(interrupted()).toBeGreaterThan(10);
  },
  3_600_000,
);
