import fs, { rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findInterruptedChange, listChangeFolder } from '#engine/content/files/changeJournal.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { commit } from '#engine/edit/commit/commit.ts';
import { prepareForChange } from '#engine/edit/commit/endInterruptedChange.ts';
import { recover } from '#engine/edit/commit/recover.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { isLongRun } from '../longRun.ts';
import { changes, copyPages, everyKind, faults, type SiteChangeCase, snapshot, writeCase } from './changes.ts';
import { countWrites } from './countWrites.cjs';

/*
 * A change meets a fault at each of its file operations: a power cut or a kill, from which on nothing reaches the disk,
 * or an error of the system. Afterwards the site is exactly as before or as after. With LINTEL_RUNS every operation of
 * every change of a small site meets every fault, and so does what ends an interrupted change.
 */

// The test checks what a program sees, which does not depend on waiting for the disk.
fs.fsyncSync = () => {};
syncBuiltinESMExports();

class Stopped extends Error {
  readonly isTorn: boolean;
  constructor(isTorn: boolean) {
    super('stopped');
    this.isTorn = isTorn;
  }
}

/** A fault, and the number of the operation that meets it. */
interface Fault {
  at: number;
  /** Error code of the system; a kill if absent. */
  code?: string;
  /** False if the operations after it succeed. */
  isLasting: boolean;
  /** True if half of a file is written. */
  isTorn?: boolean;
  /** True if operations that read count, too. */
  isReadingToo?: boolean;
}

/**
 * Runs an action that meets a fault.
 * @returns the names of its operations, and the error that ended it
 */
async function runInto(
  { at, code, isLasting, isTorn = false, isReadingToo }: Fault,
  pages: string,
  act: (pages: string) => unknown,
) {
  const names: string[] = [];
  const meet = (number: number, name: string) => {
    names.push(name);
    if (number < at || (number > at && !isLasting)) return;
    if (code === undefined) throw new Stopped(isTorn && number === at);
    throw Object.assign(new Error(`${code}: ${name}`), { code, syscall: name, isTorn: number === at });
  };
  const end = countWrites(join(pages, '..'), meet, isReadingToo);
  try {
    await act(pages);
  } catch (error) {
    if (at > names.length) throw error;
    return { names, error };
  } finally {
    end();
  }
  return { names, error: undefined };
}

const everything = { at: Number.POSITIVE_INFINITY, isLasting: true };

const kill = (at: number, isTorn = false): Fault => ({ at, isLasting: true, isTorn });

async function prepare(one: SiteChangeCase, isReadingToo = false) {
  const pages = writeCase(one);
  const done = copyPages(pages);
  const { names } = await runInto({ ...everything, isReadingToo }, done, one.change);
  return { pages, before: snapshot(pages), after: snapshot(done), operations: names };
}

type States = Record<'before' | 'after', Record<string, string>>;

/**
 * Ends what was left, as the next command that writes does before it reads the site, and the next change in any case. The
 * site is exactly as before or as after then.
 */
function expectEnded(stopped: string, { before, after }: States, label: string): void {
  const isInterrupted = findInterruptedChange(stopped) !== undefined;
  const another = copyPages(stopped);
  const said: string[] = [];
  prepareForChange(stopped, (sentence) => said.push(sentence));
  const ended = snapshot(stopped);
  expect(listChangeFolder(stopped), label).toEqual([]);
  const isAfter = JSON.stringify(ended) === JSON.stringify(after);
  if (!isAfter) expect(ended, label).toEqual(before);
  if (isInterrupted) {
    expect(isAfter, label).toBe(true);
    expect(said, label).toEqual([
      expect.stringMatching(/^"npm run .+" was interrupted on .+; it has been finished, in /),
    ]);
  } else if (said.length > 0) expect(said[0], label).toContain(isAfter ? 'has been finished' : 'has been taken back');
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  commit([{ to: 'next.json', after: '{}' }], another);
  print.mockRestore();
  expect(snapshot(another), `${label}, then another change`).toEqual({ ...ended, 'pages/next.json': '{}' });
  rmSync(join(another, '..'), { recursive: true });
}

/** Operations that meet a fault: all of the case that has every kind, and some of others; in long tests, of large ones. */
function chosen(name: string, count: number): number[] {
  const every = isLongRun ? Math.ceil(count / (count > 500 ? 40 : 500)) : name === everyKind ? 1 : 8;
  return Array.from({ length: count }, (_, index) => index + 1).filter((at) => at % every === name.length % every);
}

test.each(Object.entries(changes))(
  '%s, stopped anywhere, leaves whole files, is named, and is ended by the next command that writes',
  async (name, one) => {
    const { pages, before, after, operations } = await prepare(one);
    expect(after).not.toEqual(before);
    let interrupted = 0;
    const points = chosen(name, operations.length).flatMap((at) =>
      operations[at - 1] === 'writeFileSync' ? [kill(at), kill(at, true)] : [kill(at)],
    );
    for (const point of points) {
      const stopped = copyPages(pages);
      await runInto(point, stopped, one.change);
      const label = `stopped before operation ${point.at} of ${operations.length}, ${operations[point.at - 1]}`;
      expect(faults(snapshot(stopped), before, after, one.moves), label).toEqual([]);
      if (findInterruptedChange(stopped)) {
        interrupted++;
        const [problem, ...others] = loadSite(stopped).problems;
        expect([problem?.code, others], label).toEqual(['change-interrupted', []]);
        if (isLongRun || point.at % 3 === 0) expectRecovery(stopped, { before, after }, label);
      }
      expectEnded(stopped, { before, after }, label);
      rmSync(join(stopped, '..'), { recursive: true });
    }
    expect(interrupted).toBeGreaterThan(0);
  },
);

const codes = ['ENOSPC', 'EACCES', 'EMFILE'];

test.each(Object.entries(changes))(
  '%s, when the system refuses anything, is done or is not, which is said',
  async (name, one) => {
    // The change itself: a command that cannot read the site ends before it.
    const isReadingToo = isLongRun && name === everyKind;
    const { pages, before, after, operations } = await prepare(one, isReadingToo);
    let refused = 0;
    const points = chosen(name, operations.length).flatMap((at): Fault[] =>
      (isLongRun ? codes : codes.slice(at % 3, (at % 3) + 1)).flatMap((code) =>
        (isLongRun ? [false, true] : [Math.floor(at / 3) % 2 === 0]).map((isLasting) => ({
          at,
          code,
          isLasting,
          isReadingToo,
        })),
      ),
    );
    for (const point of points) {
      const { at, code, isLasting } = point;
      const stopped = copyPages(pages);
      const { error } = await runInto(point, stopped, one.change);
      const label = `${code} at operation ${at} of ${operations.length}, ${operations[at - 1]}${isLasting ? ', and from there on' : ''}`;
      if (error) {
        refused++;
        expect(error, label).toBeInstanceOf(CommandError);
      }
      const isInterrupted = findInterruptedChange(stopped) !== undefined;
      if (isInterrupted) expect(String(error), label).toContain('npm run recover');
      expect(isInterrupted && !isLasting, label).toBe(false);
      expect(faults(snapshot(stopped), before, after, one.moves), label).toEqual([]);
      if (!isInterrupted) {
        if (error) expect(String(error), label).toContain('Nothing was changed');
        prepareForChange(stopped, () => {});
        expect(snapshot(stopped), label).toEqual(error ? before : after);
      }
      expectEnded(stopped, { before, after }, label);
      rmSync(join(stopped, '..'), { recursive: true });
    }
    expect(refused).toBeGreaterThan(0);
  },
);

/** Finishes one copy of a stopped change, and undoes it in a second copy. */
function expectRecovery(stopped: string, { before, after }: Record<'before' | 'after', object>, label: string): void {
  for (const [way, expected] of Object.entries({ finish: after, undo: before })) {
    const again = copyPages(stopped);
    recover(again, way);
    expect(snapshot(again), `${label}, then ${way}`).toEqual(expected);
    expect(recover(again, way)).toMatch(/^Nothing to do/);
    rmSync(join(again, '..'), { recursive: true });
  }
}

const ways: Record<string, (pages: string) => unknown> = {
  finish: (pages) => recover(pages, 'finish'),
  undo: (pages) => recover(pages, 'undo'),
  'the next change': (pages) => prepareForChange(pages, () => {}),
};

test.runIf(isLongRun).each(Object.entries(ways))(
  '%s, stopped anywhere after a change was, can be followed by any',
  async (first, act) => {
    const one = changes[everyKind] as SiteChangeCase;
    const { pages, before, after, operations } = await prepare(one);
    for (let at = 1; at <= operations.length; at++) {
      const stopped = copyPages(pages);
      await runInto(kill(at), stopped, one.change);
      if (!findInterruptedChange(stopped)) continue;
      const { names } = await runInto(everything, copyPages(stopped), act);
      for (let inside = 1; inside <= names.length; inside++) {
        const stoppedAgain = copyPages(stopped);
        await runInto(kill(inside), stoppedAgain, act);
        const label = `stopped before operation ${at}, then ${first} before ${inside}`;
        expect(faults(snapshot(stoppedAgain), before, after, one.moves), label).toEqual([]);
        if (findInterruptedChange(stoppedAgain)) expectRecovery(stoppedAgain, { before, after }, label);
        expectEnded(stoppedAgain, { before, after }, label);
        rmSync(join(stoppedAgain, '..'), { recursive: true });
      }
    }
  },
  600_000,
);
