import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyNth } from '../longRun.ts';
import { startBuild } from './engine/builds.ts';
import { openWorkshop } from './engine/openWorkshop.ts';
import { leftovers, releases } from './engine/place.ts';
import { Sequence } from './engine/sequence.ts';
import { differences, readTree } from './engine/tree.ts';

/*
 * Two people build the same site at the same time, into the same folder and with the same cache: both get the site, or
 * one of them gets an error. Short runs try a folder behind a link; in long ones they meet in both, and LINTEL_MEETINGS
 * sets how often.
 */

const meetings = Number(process.env.LINTEL_MEETINGS ?? 2);
const seed = Number(process.env.LINTEL_SEED ?? 7);

const edits = ['text of a block', 'page added', 'item changed', 'page renamed'] as const;

const workshop = openWorkshop();
const { folder } = workshop;
const preload = `--require ${join(import.meta.dirname, 'engine/interrupt.cjs')}`;

const places = [
  { place: 'a plain folder', isLink: false, from: 0 },
  { place: 'a folder behind a link', isLink: true, from: 2 },
];

describe.each(everyNth(places, 2, 1))('two builds at once into $place', ({ isLink, from }) => {
  it('end well, or one says why not, and the site is that of a clean build', {
    timeout: 100_000 * meetings,
  }, async () => {
    const sequence = new Sequence(join(folder, `together-${isLink}`), workshop.clean, isLink);
    sequence.stop();
    const { cache, out } = sequence.folders;
    const build = (more: Record<string, string> = {}) => startBuild(sequence.order, cache, more).outcome;
    const slowly = (nth: number) => ({ NODE_OPTIONS: preload, INTERRUPT_BELOW: folder, INTERRUPT_SLOWLY: String(nth) });
    for (let meeting = from; meeting < from + meetings; meeting++) {
      await sequence.edit(edits[meeting % edits.length] ?? '', [seed, meeting, 3, 8]);
      const outcomes = await Promise.all([build(slowly(seed + 2 * meeting)), build(slowly(seed + 2 * meeting + 1))]);
      sequence.expectNone(
        'A build failed.',
        outcomes.flatMap((outcome) => outcome?.thrown ?? []),
      );
      expect(outcomes.filter((outcome) => outcome?.ok).length).toBeGreaterThan(0);
      const { tree } = await sequence.buildClean();
      sequence.expectNone('The output is not that of a clean build.', differences(readTree(out), tree));
      sequence.expectNone('Something was left beside the output.', leftovers(out));
      await sequence.buildAndCompare(
        async () => (await build()) ?? { ok: false, said: 'It was killed.', rendered: 0, converted: 0 },
      );
      sequence.expectNone('Too many folders behind the link.', releases(out).slice(2));
    }
  });
});
