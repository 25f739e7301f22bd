import fs, { readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findInterruptedChange } from '#engine/content/files/changeJournal.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { recover } from '#engine/edit/commit/recover.ts';
import { changes, copyPages, everyKind, faults, type SiteChangeCase, snapshot, writeCase } from './changes.ts';
import { countWrites } from './countWrites.cjs';

/*
 * A change is stopped at each of its file operations, as by a power cut or a kill: from then on, nothing reaches the
 * disk. With LINTEL_RUNS it is stopped at every operation of every change, and of its recovery.
 */

const isLong = process.env.LINTEL_RUNS !== undefined;

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

/**
 * Runs an action until its operation `at`, and nothing from there on.
 * @returns the names of the operations until then
 */
async function stopAt(at: number, pages: string, act: (pages: string) => unknown, isTorn = false): Promise<string[]> {
  const names: string[] = [];
  const end = countWrites(join(pages, '..'), (number, name) => {
    if (number >= at) throw new Stopped(isTorn && number === at);
    names.push(name);
  });
  try {
    await act(pages);
  } catch (error) {
    if (at > names.length + 1) throw error;
  } finally {
    end();
  }
  return names;
}

const everything = Number.POSITIVE_INFINITY;

/** Removes the prepared files of a process that ended before it touched a file, as the next change does. */
function withoutLeftovers(pages: string): Record<string, string> {
  for (const name of readdirSync(pages))
    if (name.startsWith('.change-')) rmSync(join(pages, name), { recursive: true });
  return snapshot(pages);
}

async function prepare(one: SiteChangeCase) {
  const pages = writeCase(one);
  const done = copyPages(pages);
  const operations = await stopAt(everything, done, one.change);
  return { pages, before: snapshot(pages), after: snapshot(done), operations };
}

test.each(Object.entries(changes))(
  '%s, stopped anywhere, leaves whole files, is named, and can be finished and taken back',
  async (name, one) => {
    const { pages, before, after, operations } = await prepare(one);
    expect(after).not.toEqual(before);
    let interrupted = 0;
    const points = operations.flatMap((operation, index) =>
      operation === 'writeFileSync' ? [{ at: index + 1 }, { at: index + 1, isTorn: true }] : [{ at: index + 1 }],
    );
    const chosen = isLong || name === everyKind ? points : points.filter((_, index) => index % 4 === 0);
    for (const { at, isTorn } of chosen) {
      const stopped = copyPages(pages);
      await stopAt(at, stopped, one.change, isTorn);
      const now = snapshot(stopped);
      const label = `stopped before operation ${at} of ${operations.length}, ${operations[at - 1]}`;
      expect(faults(now, before, after, one.moves), label).toEqual([]);
      if (!findInterruptedChange(stopped)) {
        const left = JSON.stringify(withoutLeftovers(stopped));
        expect([JSON.stringify(before), JSON.stringify(after)], label).toContain(left);
        continue;
      }
      interrupted++;
      const [problem, ...others] = loadSite(stopped).problems;
      expect([problem?.code, others], label).toEqual(['change-interrupted', []]);
      await (async () => one.change(stopped))().catch(() => {});
      expect(snapshot(stopped), 'nothing else is begun').toEqual(now);
      expectRecovery(stopped, { before, after }, label);
    }
    expect(interrupted).toBeGreaterThan(0);
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

test.runIf(isLong).each(['finish', 'undo'])(
  '%s, stopped anywhere after a change was, can be followed by both',
  async (first) => {
    const one = changes[everyKind] as SiteChangeCase;
    const { pages, before, after, operations } = await prepare(one);
    for (let at = 1; at <= operations.length; at++) {
      const stopped = copyPages(pages);
      await stopAt(at, stopped, one.change);
      if (!findInterruptedChange(stopped)) continue;
      const recoverySteps = await stopAt(everything, copyPages(stopped), (folder) => recover(folder, first));
      for (let inside = 1; inside <= recoverySteps.length; inside++) {
        const stoppedAgain = copyPages(stopped);
        await stopAt(inside, stoppedAgain, (folder) => recover(folder, first));
        const label = `stopped before operation ${at}, then ${first} before ${inside}`;
        expect(faults(snapshot(stoppedAgain), before, after, one.moves), label).toEqual([]);
        if (findInterruptedChange(stoppedAgain)) expectRecovery(stoppedAgain, { before, after }, label);
        rmSync(join(stoppedAgain, '..'), { recursive: true });
      }
    }
  },
  600_000,
);
