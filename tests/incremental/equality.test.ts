import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyNth, isLongRun } from '../longRun.ts';
import { edits, happenings, isBreaking } from './edits/all.ts';
import { mishaps } from './edits/mishaps.ts';
import { openWorkshop } from './engine/openWorkshop.ts';
import { Sequence, type Step } from './engine/sequence.ts';

/*
 * Whatever happens to a site, an incremental build writes the same as a clean build, to the byte. LINTEL_SEED sets
 * different sequences, LINTEL_RUNS more of them, LINTEL_SHRINK=1 finds the shortest one that fails.
 */

const seed = Number(process.env.LINTEL_SEED ?? 7);
const runs = Number(process.env.LINTEL_RUNS ?? 1);

const workshop = openWorkshop();
const { folder } = workshop;
let count = 0;

async function run(steps: Step[], isLink: boolean): Promise<Sequence> {
  const sequence = new Sequence(join(folder, `run-${count++}`), workshop.clean, isLink);
  try {
    await sequence.begin();
    for (const step of steps) await sequence.take(step);
    await sequence.end();
    return sequence;
  } catch (error) {
    sequence.stop();
    throw error;
  }
}

const numbers = fc.array(fc.nat(9973), { minLength: 6, maxLength: 6 });

const allOf = (names: string[]): Step[] => {
  const chosen = fc.sample(numbers, { seed, numRuns: names.length });
  return names.map((what, at) => ({ what, numbers: chosen[at] ?? [0], byCommand: at % 5 === 4 }));
};

// A shared machine stalls: each step is a build and a clean build.
const patience = { timeout: 1_200_000 };

/** Every third only, which the seed chooses: each takes a build and a clean build. */
const tried = everyNth(happenings, 3, seed % 3);

it('what can happen, once each', patience, async () => {
  const { built, refused } = await run(allOf(tried), false);
  // The first build comes before all steps, the last two after them; breaking edits are refused, and little else.
  expect(built + refused).toBe(tried.length + 3);
  expect(built).toBeGreaterThan((tried.length - tried.filter(isBreaking).length) * 0.9);
});

// Sequences run behind a link too, chosen at random.
it.runIf(isLongRun)('what can happen to files, each after an edit, behind a link', patience, async () => {
  const steps = Object.keys(mishaps).flatMap((mishap, at) => allOf([Object.keys(edits)[at * 3] ?? '', mishap]));
  await run(steps, true);
});

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...happenings),
  numbers,
  byCommand: fc.integer({ min: 0, max: 4 }).map((number) => number === 4),
});

it.runIf(isLongRun)('sequences of what can happen', { timeout: 600_000 * runs }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 8 }), fc.boolean(), async (steps, isLink) => {
      await run(steps, isLink);
    }),
    // A shorter failing sequence is useful, but takes long to find.
    { seed, numRuns: runs, endOnFailure: !process.env.LINTEL_SHRINK },
  );
});
