import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edits, isBreaking, isDisguised } from './edits/all.ts';
import { startBuild } from './engine/builds.ts';
import { openWorkshop } from './engine/openWorkshop.ts';
import { releases } from './engine/place.ts';
import { Sequence } from './engine/sequence.ts';
import { readTree, type Tree } from './engine/tree.ts';

/*
 * A build that is killed at any time leaves a readable site, and the next build is correct. LINTEL_SEED sets different
 * edits and times, LINTEL_KILLS more of them.
 */

const seed = Number(process.env.LINTEL_SEED ?? 7);
const kills = Number(process.env.LINTEL_KILLS ?? 2);

const workshop = openWorkshop();
const { folder } = workshop;
const note = join(folder, 'note');
const preload = `--require ${join(import.meta.dirname, 'engine/interrupt.cjs')}`;

/**
 * The output that a visitor gets. A plain folder may be in the middle of being replaced: the set-aside files are
 * restored.
 */
function visible(out: string): Tree {
  if (existsSync(out)) return readTree(out);
  const aside = readdirSync(dirname(out)).find((name) => name.startsWith('site.old'));
  return aside ? readTree(join(dirname(out), aside)) : new Map();
}

const named = /\/(?:assets|media)\/[\w.~%-]+\.\w+/g;

/**
 * Faults of an output: files that are incomplete or neither old nor new, missing files that both builds have, and
 * missing files that a page names.
 */
function complaints(seen: Tree, before: Tree, after: Tree): string[] {
  const isFile = (path: string) => !path.endsWith('/');
  const torn = [...seen.keys()].filter(
    (path) => isFile(path) && ![before, after].some((tree) => tree.get(path)?.equals(seen.get(path) as Buffer)),
  );
  const lost = [...before.keys()].filter((path) => isFile(path) && after.has(path) && !seen.has(path));
  const pages = [...seen].filter(([path]) => path.endsWith('.html'));
  const unmet = pages.flatMap(([page, html]) =>
    [...html.toString().matchAll(named)]
      .map(([address]) => address.slice(1))
      .filter((address) => (before.has(address) || after.has(address)) && !seen.has(address))
      .map((address) => `${page} names ${address}, which is missing`),
  );
  return [
    ...torn.map((path) => `${path} is neither as it was nor as it will be`),
    ...lost.map((path) => `${path} is missing`),
    ...unmet,
    ...pages.filter(([, html]) => !html.toString().trimEnd().endsWith('</html>')).map(([path]) => `${path} has no end`),
  ];
}

const editNames = Object.keys(edits).filter((name) => !isBreaking(name) && !isDisguised(name));

/** An edit, and where its build is killed: a fraction of its changes, or a number of changes before its end. */
const moments = fc.record({
  what: fc.constantFrom(...editNames),
  numbers: fc.array(fc.nat(9973), { minLength: 6, maxLength: 6 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  isLate: fc.boolean(),
  fromTheEnd: fc.nat(12),
});

interface Ending {
  environment: Record<string, string>;
  /** Time until the build is killed, ms; undefined when it kills itself. */
  afterMs?: number;
}

/** Duration of a build, ms, and number of its changes; from the last one that ended. */
interface Measure {
  ms: number;
  changes: number;
}

type Moment = typeof moments extends fc.Arbitrary<infer Value> ? Value : never;

const ways: Record<string, (moment: Moment, measure: Measure) => Ending> = {
  'at one of the changes that it makes': ({ share, isLate, fromTheEnd }, { changes }) => ({
    environment: { INTERRUPT_AT: String(Math.max(1, isLate ? changes - fromTheEnd : Math.ceil(share * changes))) },
  }),
  'after some time': ({ share, isLate }, { ms }) => ({
    environment: {},
    afterMs: ms * (isLate ? 0.6 + 0.45 * share : share),
  }),
};

describe.each([
  { place: 'a plain folder', isLink: false },
  { place: 'a folder behind a link', isLink: true },
])('a build into $place', ({ isLink }) => {
  it.each(Object.keys(ways))('that is killed %s', { timeout: 50_000 * kills }, async (way) => {
    const sequence = new Sequence(join(folder, `${way}-${isLink}`.replaceAll(' ', '-')), workshop.clean, isLink);
    sequence.stop();
    const { cache, out } = sequence.folders;
    const environment = { NODE_OPTIONS: preload, INTERRUPT_BELOW: folder, INTERRUPT_NOTE: note };
    const measure: Measure = { ms: 0, changes: 0 };
    const buildWhole = async () => {
      const start = performance.now();
      await sequence.buildAndCompare(async (order) => {
        const outcome = await startBuild(order, cache, environment).outcome;
        measure.ms = performance.now() - start;
        return outcome ?? { ok: false, said: 'It was killed.', rendered: 0, converted: 0 };
      });
      measure.changes = Number(readFileSync(note, 'utf8'));
      sequence.expectNone('Too many folders behind the link.', releases(out).slice(2));
    };
    await sequence.edit('nothing', [0]);
    await buildWhole();
    let killed = 0;
    for (const kill of fc.sample(moments, { seed, numRuns: Math.ceil(kills / 4) })) {
      const before = sequence.shown;
      await sequence.edit(kill.what, kill.numbers);
      const { tree: after, outcome } = await sequence.buildClean();
      if (!outcome.ok) continue;
      const ending = (ways[way] as (typeof ways)[string])(kill, measure);
      const { child, outcome: end } = startBuild(sequence.order, cache, { ...environment, ...ending.environment });
      if (ending.afterMs !== undefined)
        await Promise.race([sleep(ending.afterMs).then(() => child.kill('SIGKILL')), end]);
      if (!(await end)) killed += 1;
      sequence.expectNone(
        `The site was not whole after ${JSON.stringify({ ...kill, ...measure })}.`,
        complaints(visible(out), before, after),
      );
      await buildWhole();
    }
    expect(killed).toBeGreaterThan(kills / 4 / 2);
  });
});
