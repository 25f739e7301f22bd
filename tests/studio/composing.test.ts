import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject, type Json } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { FileState, InsertableBlock, PageOutline, SiteSummary, StudioProblem, UndoState } from '#shared/studio.ts';
import { destinationAtEnd, rejectionReason } from '#studio/composing/blockDestination.ts';
import { type BlockLocation, listAt, listBlockLocations, listPositionOf } from '#studio/composing/blockLocation.ts';
import {
  type BlockAction,
  type BlockStep,
  createInsertStep,
  createMoveStep,
  createStep,
} from '#studio/composing/blockSteps.ts';
import { filesIn } from '../filesIn.ts';
import { type OpenStudio, openStudio } from './openStudio.ts';

/*
 * Blocks of all pages are moved, inserted, duplicated, pasted, hidden and removed at random, with undo and redo in
 * between: every state is readable and checked, no block is in a forbidden place, the selection exists, and undoing
 * everything restores the original bytes. LINTEL_SEED sets different operations, LINTEL_RUNS more of them.
 */

const seed = Number(process.env.LINTEL_SEED ?? 7);
const operations = 20 * Number(process.env.LINTEL_RUNS ?? 1);

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

/** Returns the next step; undefined if it does not apply. */
async function stepFor(
  requested: Operation,
  choices: InsertableBlock[],
  pages: string[],
): Promise<BlockStep | string | undefined> {
  const { list } = await outlineOf(pick(pages, requested.page));
  const locations = listBlockLocations(list);
  if (!locations.length) return undefined;
  const location: BlockLocation = pick(locations, requested.block);
  if (requested.kind === 'act') return createStep(pick(actions, requested.which), location, jsonOf);
  const other = requested.kind === 'paste' ? (await outlineOf(pick(pages, requested.target))).list : list;
  const goals = listBlockLocations(other).flatMap(({ shownIn }) => shownIn);
  const into = listAt(other, pick(goals, requested.target)?.place ?? other.place) ?? other;
  // The page's own blocks and the layout's are shown as one list.
  const goal = destinationAtEnd(into, jsonOf(into.place.file));
  if (requested.kind === 'move')
    return listPositionOf(location.place) ? createMoveStep(location, goal, jsonOf) : undefined;
  const value =
    requested.kind === 'insert'
      ? pick(choices, requested.which).values[0]
      : valueAt(jsonOf(location.place.file), location.place.pointer);
  if (!isObject(value) || rejectionReason(String(value.type), goal)) return undefined;
  return createInsertStep(goal, value, 'Inserted', jsonOf(into.place.file));
}

async function carryOut({ changes, label, place }: BlockStep, typing: string): Promise<void> {
  for (const { file, change } of changes) {
    const { hash } = await studio.get<FileState>(`file?file=${encodeURIComponent(file)}`);
    const saved = await studio.post('change', { file, hash, changes: [change], label, typing });
    expect([saved.status, saved.reason]).toEqual([200, undefined]);
  }
  if (place) expect(valueAt(jsonOf(place.file), place.pointer), `${label}: what is selected`).toBeDefined();
}

test(`${operations} random operations with blocks leave every state in order, and can be taken back`, async () => {
  const { pages } = await studio.get<SiteSummary>('site');
  const choices = (await studio.get<InsertableBlock[]>('choices')).filter(({ type }) => type !== 'shared');
  const paths = pages.map(({ file }) => file);
  const before = snapshot();
  const counts = { done: 0, refused: 0 };
  for (const [index, asked] of fc.sample(operation, { seed, numRuns: operations }).entries()) {
    if (asked.kind === 'undo' || asked.kind === 'redo') {
      const history = await studio.get<UndoState>('history');
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
    await studio.saves.checkPendingSaves();
    const codes = (await studio.get<StudioProblem[]>('problems')).map(({ code }) => code);
    const unreadable = codes.filter((code) => /^(json-|file-|could-not-run|block-not-allowed|slot-)/.test(code));
    expect(unreadable, `after ${index}: ${JSON.stringify(asked)}`).toEqual([]);
  }
  expect(counts.done).toBeGreaterThan(operations / 3);
  while ((await studio.get<UndoState>('history')).undo !== undefined)
    expect((await studio.post('undo', {})).status).toBe(200);
  const after = snapshot();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [path, bytes] of Object.entries(before)) expect(after[path] === bytes, path).toBe(true);
});
