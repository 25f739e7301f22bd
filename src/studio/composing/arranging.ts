import { notifications } from '@mantine/notifications';
import type { Json, JsonObject } from '#shared/json.ts';
import type { OutlineBlock, OutlineList, Place } from '#shared/studio.ts';
import { isSamePlace } from '../canvas/findPlace.ts';
import type { Editing } from '../editing/Editing.tsx';
import { isWithin } from '../frame/outlineTree.ts';
import { ensureFile, fetchOutline } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { placeAfter } from './followed.ts';
import { type Goal, goalAtEnd, whyRefused } from './moves.ts';
import type { OwnSelections } from './ownSelections.ts';
import { allStandings, countOf, entryOf, listAt, ownPlaceIn, placeOf, type Standing, standingsTo } from './standing.ts';
import { type BlockAction, insertStep, moveStep, type Step, stepOf } from './steps.ts';

/** What is shown now, and what is selected by what was done last. */
export interface Now {
  opened: Opened;
  editing: Editing;
  place: Place | undefined;
  /** The blocks that are chosen together, where there are several. */
  chosen: readonly Place[];
  /** What was selected by what was done, and has not come to the address yet. */
  own: OwnSelections;
  say: (words: string) => void;
  /** Chooses several blocks. */
  choose: (places: readonly Place[]) => void;
}

/** Beside something, or where nothing is given beside what is selected. */
export interface Beside {
  side: 'before' | 'after';
  place: Place | undefined;
}

const hasChanged = 'The page has changed since: choose the block again.';

const isSameBlock = (one: OutlineBlock, other: OutlineBlock) => one.type === other.type && one.name === other.name;

/** The outline of what is shown, with all that was typed. */
export async function outlineNow({ opened, editing }: Now): Promise<OutlineList> {
  const file = opened.page?.file;
  if (!file) throw new Error('There is no page to change.');
  await editing.flush();
  return (await fetchOutline(file, opened.view)).list;
}

/** The innermost block that a place is in. */
export function standingAt(list: OutlineList, place: Place | undefined): Standing {
  if (!place) throw new Error('Choose a block first.');
  const standing = standingsTo(list, place).at(-1);
  if (!standing) throw new Error('What is selected is no block of this page.');
  return standing;
}

/** Changes files, selects what was changed, and says it. */
export async function take(now: Now, step: Step | string, typing?: string): Promise<void> {
  if (typeof step === 'string') throw new Error(step);
  const { changes, label, place, notice } = step;
  const together = typing ?? (changes.length > 1 ? `${label} ${Date.now()}` : undefined);
  for (const { file, change } of changes) {
    await ensureFile(file);
    now.editing.change(file, change, label, together);
  }
  await now.editing.flush();
  if (place && !(now.place && isSamePlace(now.place, place))) now.own.add(place);
  now.place = place;
  now.opened.select(place);
  const entry = place && entryOf(place);
  const where =
    place && entry ? `, ${entry.index + 1} of ${countOf(now.editing.queue.json(place.file), entry.list)}` : '';
  now.say(label + where);
  if (notice) notifications.show({ title: label, message: notice });
}

/** Those that are done from the last to the first: places before them stay what they are. */
const backwards: readonly BlockAction[] = ['remove', 'duplicate', 'down'];

/** Does the same with each of some blocks, in the order in which they stand; taken back as one. */
export async function actOnAll(now: Now, places: readonly Place[], action: BlockAction): Promise<void> {
  const ordered = blocksIn(await outlineNow(now), places);
  const typing = `${action} ${Date.now()}`;
  const done = await onEach(now, backwards.includes(action) ? ordered.toReversed() : ordered, typing, (standing) =>
    stepOf(action, standing, jsonOf(now)),
  );
  now.choose(action === 'remove' ? [] : done);
}

/** Moves blocks to a place, one behind the other; taken back as one. */
export async function moveAll(now: Now, places: readonly Place[], goal: Goal): Promise<void> {
  await ensureFile(goal.list.file);
  let next = goal;
  const ordered = blocksIn(await outlineNow(now), places);
  const done = await onEach(now, ordered, `move ${Date.now()}`, (standing) => {
    const step = moveStep(standing, next, jsonOf(now));
    const entry = typeof step === 'string' ? undefined : step.place && entryOf(step.place);
    if (entry) next = { list: entry.list, index: entry.index + 1, accepts: goal.accepts };
    return step;
  });
  now.choose(done);
}

/** @returns where they are afterwards */
async function onEach(
  now: Now,
  places: readonly Place[],
  typing: string,
  work: (standing: Standing) => Step | string,
): Promise<Place[]> {
  let [left, done] = [[...places], [] as Place[]];
  for (let place = left.shift(); place; place = left.shift()) {
    const standing = standingAt(await outlineNow(now), place);
    await ensureFile(standing.place.file);
    const step = work(standing);
    await take(now, step, typing);
    if (typeof step === 'string') break;
    const follow = (one: Place) => placeAfter(one, step.changes) ?? [];
    left = left.flatMap(follow);
    done = [...done.flatMap(follow), ...(step.place ? [step.place] : [])];
  }
  return done;
}

/** Of some places the blocks, in the order in which they stand, without those inside others. */
export function blocksIn(list: OutlineList, places: readonly Place[]): Place[] {
  const found = allStandings(list)
    .map(({ place }) => place)
    .filter((place) => places.some((one) => isSamePlace(one, place)));
  return found.filter((place) => !found.some((other) => other !== place && isWithin(place, other)));
}

export const jsonOf =
  ({ editing }: Now) =>
  (file: string): Json | undefined =>
    editing.queue.json(file);

/**
 * Does something with one block.
 * @param shown the block as it was shown, where it was named
 */
export async function onBlock(
  now: Now,
  place: Place | undefined,
  shown: OutlineBlock | undefined,
  work: (standing: Standing, list: OutlineList) => Step | string | undefined,
): Promise<void> {
  const list = await outlineNow(now);
  const standing = standingAt(list, place);
  await ensureFile(standing.place.file);
  if (shown && !isSameBlock(shown, standing.block)) throw new Error(hasChanged);
  const step = work(standing, list);
  if (step) await take(now, step);
}

/** Puts blocks beside something, one behind the other. */
export async function insert(now: Now, values: readonly JsonObject[], { side, place }: Beside): Promise<void> {
  if (!values.length) throw new Error('What was copied is no block: { "type": … } is one.');
  const typing = values.length > 1 ? `insert ${Date.now()}` : undefined;
  for (const [index, value] of values.entries()) {
    const list = await outlineNow(now);
    const goal = await goalBeside(now, list, { side: index ? 'after' : side, place: index ? now.place : place });
    const refusal = whyRefused(String(value.type), goal);
    if (refusal) throw new Error(refusal);
    const label = `Block "${value.type}" inserted`;
    await take(now, insertStep(goal, value, label, now.editing.queue.json(goal.list.file)), typing);
  }
}

/** Beside a block; at the end of a list, or of the page's own blocks where nothing is selected. */
export async function goalBeside({ editing }: Now, list: OutlineList, { side, place }: Beside): Promise<Goal> {
  const chosen = place && listAt(list, place);
  const standing = place && !chosen ? standingsTo(list, place).at(-1) : undefined;
  const entry = standing && entryOf(standing.place);
  if (standing && entry) {
    await ensureFile(entry.list.file);
    return { list: entry.list, index: entry.index + Number(side === 'after'), accepts: standing.shownIn.accepts };
  }
  const ownPlace = ownPlaceIn(list);
  const own = chosen ?? (ownPlace ? { place: ownPlace, name: '', blocks: [] } : list);
  await ensureFile(own.place.file);
  return goalAtEnd(own, editing.queue.json(own.place.file));
}

/** The block that is shown at a place, where it is put. */
export const placesOf = (block: OutlineBlock, chosen: readonly Place[]): readonly Place[] =>
  chosen.some((place) => isSamePlace(place, placeOf(block))) ? chosen : [placeOf(block)];
