import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { BlockChoice, FileState, HistoryState, PageOutline, SiteSummary, StudioProblem } from '#shared/studio.ts';
import { goalAtEnd, whyRefused } from '#studio/composing/moves.ts';
import { allStandings, entryOf, listAt, type Standing } from '#studio/composing/standing.ts';
import { type BlockAction, insertStep, moveStep, type Step, stepOf } from '#studio/composing/steps.ts';
import { filesIn } from '../filesIn.ts';
import { type OpenStudio, openStudio } from './openStudio.ts';

/*
 * Blocks of all pages are moved, inserted, duplicated, pasted, hidden and removed at random, and that is taken back and
 * done again in between: every state is readable and checked, no block stands where it may not, what is selected is
 * there, and taking everything back gives the bytes that were there. LINTEL_SEED gives other operations, LINTEL_RUNS
 * more of them.
 */

const seed = Number(process.env.LINTEL_SEED ?? 7);
const operations = 50 * Number(process.env.LINTEL_RUNS ?? 1);

const actions: BlockAction[] = ['up', 'down', 'in', 'duplicate', 'hide', 'remove'];

const operation = fc.record({
  kind: fc.constantFrom('act', 'act', 'act', 'move', 'move', 'insert', 'paste', 'undo', 'redo'),
  page: fc.nat(),
  block: fc.nat(),
  target: fc.nat(),
  which: fc.nat(),
});

type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio('pages');
});
afterAll(() => studio.stop());

const snapshot = () => filesIn(studio.pages);

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;
const jsonOf = (file: string): Json => JSON.parse(studio.read(file)) as Json;
const outlineOf = (file: string) => studio.get<PageOutline>(`outline?file=${encodeURIComponent(file)}`);

/** Says what is to be done; undefined where it means nothing. */
async function stepFor(asked: Operation, choices: BlockChoice[], pages: string[]): Promise<Step | string | undefined> {
  const { list } = await outlineOf(pick(pages, asked.page));
  const standings = allStandings(list);
  if (!standings.length) return undefined;
  const standing: Standing = pick(standings, asked.block);
  if (asked.kind === 'act') return stepOf(pick(actions, asked.which), standing, jsonOf);
  const other = asked.kind === 'paste' ? (await outlineOf(pick(pages, asked.target))).list : list;
  const goals = allStandings(other).flatMap(({ shownIn }) => shownIn);
  const into = listAt(other, pick(goals, asked.target)?.place ?? other.place) ?? other;
  // The page's own blocks and the layout's are shown as one list.
  const goal = goalAtEnd(into, jsonOf(into.place.file));
  if (asked.kind === 'move') return entryOf(standing.place) ? moveStep(standing, goal, jsonOf) : undefined;
  const value =
    asked.kind === 'insert'
      ? pick(choices, asked.which).values[0]
      : valueAt(jsonOf(standing.place.file), standing.place.pointer);
  if (!isObject(value) || whyRefused(String(value.type), goal)) return undefined;
  return insertStep(goal, value, 'Inserted', jsonOf(into.place.file));
}

async function carryOut({ changes, label, place }: Step, typing: string): Promise<void> {
  for (const { file, change } of changes) {
    const { hash } = await studio.get<FileState>(`file?file=${encodeURIComponent(file)}`);
    const saved = await studio.post('change', { file, hash, changes: [change], label, typing });
    expect([saved.status, saved.reason]).toEqual([200, undefined]);
  }
  if (place) expect(valueAt(jsonOf(place.file), place.pointer), `${label}: what is selected`).toBeDefined();
}

test(`${operations} random operations with blocks leave every state in order, and can be taken back`, async () => {
  const { pages } = await studio.get<SiteSummary>('site');
  const choices = (await studio.get<BlockChoice[]>('choices')).filter(({ type }) => type !== 'shared');
  const paths = pages.map(({ file }) => file);
  const before = snapshot();
  const counts = { done: 0, refused: 0 };
  for (const [index, asked] of fc.sample(operation, { seed, numRuns: operations }).entries()) {
    if (asked.kind === 'undo' || asked.kind === 'redo') {
      const history = await studio.get<HistoryState>('history');
      const { status } = await studio.post(asked.kind, {});
      expect(status).toBe(history[asked.kind] === undefined ? 422 : 200);
    } else {
      const step = await stepFor(asked, choices, paths);
      if (typeof step === 'string') counts.refused++;
      else if (step) {
        await carryOut(step, `operation ${index}`);
        counts.done++;
      }
    }
    await studio.saves.checkSaved();
    const codes = (await studio.get<StudioProblem[]>('problems')).map(({ code }) => code);
    const unreadable = codes.filter((code) => /^(json-|file-|could-not-run|block-not-allowed|slot-)/.test(code));
    expect(unreadable, `after ${index}: ${JSON.stringify(asked)}`).toEqual([]);
  }
  expect(counts.done).toBeGreaterThan(operations / 3);
  while ((await studio.get<HistoryState>('history')).undo !== undefined)
    expect((await studio.post('undo', {})).status).toBe(200);
  const after = snapshot();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [path, bytes] of Object.entries(before)) expect(after[path] === bytes, path).toBe(true);
});
