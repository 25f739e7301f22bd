import { notifications } from '@mantine/notifications';
import type { Json, JsonObject } from '#shared/json.ts';
import { listLengthAt } from '#shared/listMove.ts';
import { isSameLocation, isWithin, valueAt } from '#shared/pointer.ts';
import type { FileLocation, OutlineBlock, OutlineList } from '#shared/studio.ts';
import { isAwaited, type OpeningText } from '../canvas/openingText.ts';
import type { Editing } from '../editing/Editing.tsx';
import { ensureFile, fetchOutline, fetchTrace } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { type BlockDestination, destinationAtEnd, destinationBeside, rejectionReason } from './blockDestination.ts';
import {
  type BlockLocation,
  listAt,
  listBlockLocations,
  listPositionOf,
  locationOfBlock,
  locationOfPageBlocks,
  pathToBlock,
} from './blockLocation.ts';
import { type BlockAction, type BlockStep, createInsertStep, createMoveStep, createStep } from './blockSteps.ts';
import { firstTextOf, type ShownText } from './firstTextOf.ts';
import { locationAfterChanges } from './locationAfterChanges.ts';
import type { PendingSelections } from './pendingSelections.ts';

export interface EditorContext {
  opened: StudioNavigation;
  editing: Editing;
  place: FileLocation | undefined;
  chosen: readonly FileLocation[];
  /** Selections made by operations that are not in the address yet. */
  own: PendingSelections;
  say: (words: string) => void;
  choose: (places: readonly FileLocation[]) => void;
  /** Scrolls to a block that was inserted or moved; in a new one typing begins. */
  arrive: (block: ArrivedBlock) => void;
}

/** Block that was inserted or moved to a place. With a text typing begins there. */
export interface ArrivedBlock extends Partial<ShownText> {
  place: FileLocation;
}

/** Position beside a block, or beside the selection if no block is given. */
export interface InsertPosition {
  side: 'before' | 'after';
  place: FileLocation | undefined;
}

const isSameBlock = (one: OutlineBlock, other: OutlineBlock) => one.type === other.type && one.name === other.name;

/** Fetches the outline of the page, after saving what was typed. */
export async function fetchCurrentOutline({ opened, editing }: EditorContext): Promise<OutlineList> {
  const file = opened.page?.file;
  if (!file) throw new Error('There is no page to change.');
  await editing.flush();
  return (await fetchOutline(file, opened.view)).list;
}

export function blockLocationAt(list: OutlineList, place: FileLocation | undefined): BlockLocation {
  if (!place) throw new Error('Choose a block first.');
  const blockLocation = pathToBlock(list, place).at(-1);
  if (!blockLocation) throw new Error('What is selected is no block of this page.');
  return blockLocation;
}

export async function applyStep(context: EditorContext, step: BlockStep | string, mergeId?: string): Promise<void> {
  if (typeof step === 'string') throw new Error(step);
  const { changes, label, place, notice } = step;
  const editId = mergeId ?? (changes.length > 1 ? `${label} ${Date.now()}` : undefined);
  for (const { file, change } of changes) {
    await ensureFile(file);
    context.editing.change(file, change, label, editId);
  }
  await context.editing.flush();
  if (place && !isSameLocation(context.place, place)) context.own.add(place);
  context.place = place;
  context.opened.select(place);
  if (place) context.arrive({ place });
  const entry = place && listPositionOf(place);
  const where =
    place && entry
      ? `, ${entry.index + 1} of ${listLengthAt(context.editing.queue.json(place.file), entry.list.pointer)}`
      : '';
  context.say(label + where);
  if (notice) notifications.show({ title: label, message: notice });
}

/** Actions applied from the last block to the first, so that locations before it stay valid. */
const lastToFirstActions: readonly BlockAction[] = ['remove', 'duplicate', 'down'];

/** Applies an action to several blocks, in their order; undone as one. */
export async function applyActionToBlocks(
  context: EditorContext,
  places: readonly FileLocation[],
  action: BlockAction,
): Promise<void> {
  const ordered = outermostBlocksAt(await fetchCurrentOutline(context), places);
  const mergeId = `${action} ${Date.now()}`;
  const newLocations = await applyToEachBlock(
    context,
    lastToFirstActions.includes(action) ? ordered.toReversed() : ordered,
    mergeId,
    (blockLocation) => createStep(action, blockLocation, context.editing.queue.json),
  );
  context.choose(action === 'remove' ? [] : newLocations);
}

/** Moves blocks to a destination, one after the other; undone as one. */
export async function moveBlocks(
  context: EditorContext,
  places: readonly FileLocation[],
  destination: BlockDestination,
): Promise<void> {
  await ensureFile(destination.list.file);
  let next = destination;
  const ordered = outermostBlocksAt(await fetchCurrentOutline(context), places);
  const newLocations = await applyToEachBlock(context, ordered, `move ${Date.now()}`, (blockLocation) => {
    const step = createMoveStep(blockLocation, next, context.editing.queue.json);
    const entry = typeof step === 'string' ? undefined : step.place && listPositionOf(step.place);
    if (entry) next = { list: entry.list, index: entry.index + 1, accepts: destination.accepts };
    return step;
  });
  context.choose(newLocations);
}

async function applyToEachBlock(
  context: EditorContext,
  places: readonly FileLocation[],
  mergeId: string,
  work: (blockLocation: BlockLocation) => BlockStep | string,
): Promise<FileLocation[]> {
  let [remaining, newLocations] = [[...places], [] as FileLocation[]];
  for (let place = remaining.shift(); place; place = remaining.shift()) {
    const blockLocation = blockLocationAt(await fetchCurrentOutline(context), place);
    await ensureFile(blockLocation.place.file);
    const step = work(blockLocation);
    await applyStep(context, step, mergeId);
    if (typeof step === 'string') break;
    const locationAfterStep = (one: FileLocation) => locationAfterChanges(one, step.changes) ?? [];
    remaining = remaining.flatMap(locationAfterStep);
    newLocations = [...newLocations.flatMap(locationAfterStep), ...(step.place ? [step.place] : [])];
  }
  return newLocations;
}

/** Blocks around locations; of several blocks those that are not inside others, in outline order. */
export const blocksAt = (list: OutlineList, places: readonly FileLocation[]): BlockLocation[] =>
  (places.length > 1 ? outermostBlocksAt(list, places) : places).map((place) => blockLocationAt(list, place));

/** Reads the values of blocks, and of several those that are not inside others. */
export async function fetchBlockValues(context: EditorContext, places: readonly FileLocation[]): Promise<Json[]> {
  const found = blocksAt(await fetchCurrentOutline(context), places).map(({ place }) => place);
  await Promise.all(found.map(({ file }) => ensureFile(file)));
  return found.map(({ file, pointer }) => valueAt(context.editing.queue.json(file), pointer)).filter(isDefined);
}

const isDefined = (value: Json | undefined): value is Json => value !== undefined;

/** Filters locations of blocks: in outline order, without blocks inside others. */
function outermostBlocksAt(list: OutlineList, places: readonly FileLocation[]): FileLocation[] {
  const found = listBlockLocations(list)
    .map(({ place }) => place)
    .filter((place) => places.some((one) => isSameLocation(one, place)));
  return found.filter((place) => !found.some((other) => other !== place && isWithin(place, other)));
}

/** @param shown the block as last shown, to detect changes since */
export async function applyToBlock(
  context: EditorContext,
  place: FileLocation | undefined,
  shown: OutlineBlock | undefined,
  work: (blockLocation: BlockLocation, list: OutlineList) => BlockStep | string | undefined,
): Promise<void> {
  const list = await fetchCurrentOutline(context);
  const blockLocation = blockLocationAt(list, place);
  await ensureFile(blockLocation.place.file);
  if (shown && !isSameBlock(shown, blockLocation.block))
    throw new Error('The page has changed since: choose the block again.');
  const step = work(blockLocation, list);
  if (step) await applyStep(context, step);
}

/** @param opening text that is to be opened in the first of them, if its texts are to be written now */
export async function insertBlocks(
  context: EditorContext,
  values: readonly JsonObject[],
  { side, place }: InsertPosition,
  opening?: OpeningText,
): Promise<void> {
  if (!values.length) throw new Error('What was copied is no block: { "type": … } is one.');
  const mergeId = values.length > 1 ? `insert ${Date.now()}` : undefined;
  let first: FileLocation | undefined;
  for (const [index, value] of values.entries()) {
    const list = await fetchCurrentOutline(context);
    const destination = await resolveInsertPosition(context, list, {
      side: index ? 'after' : side,
      place: index ? context.place : place,
    });
    const refusal = rejectionReason(String(value.type), destination);
    if (refusal) throw new Error(refusal);
    const label = `Block "${value.type}" inserted`;
    await applyStep(
      context,
      createInsertStep(destination, value, label, context.editing.queue.json(destination.list.file)),
      mergeId,
    );
    first ??= context.place;
  }
  if (opening && first) await openFirstText(context, first, opening);
}

/** Begins typing in a new block. The next operation waits until that has begun or is given up. */
async function openFirstText(
  { opened, arrive }: EditorContext,
  place: FileLocation,
  opening: OpeningText,
): Promise<void> {
  const found = firstTextOf(await fetchTrace(opened.path, opened.view), place);
  // The user may have gone elsewhere meanwhile.
  if (!found || !isAwaited(opening)) return opening.end();
  opening.text = found.text;
  arrive({ place, ...found });
  await opening.ended;
}

/** Beside a block, at the end of a list, or without a selection at the end of the page's own blocks. */
export async function resolveInsertPosition(
  { editing }: EditorContext,
  list: OutlineList,
  { side, place }: InsertPosition,
): Promise<BlockDestination> {
  const chosen = place && listAt(list, place);
  const beside = place && !chosen ? destinationBeside(pathToBlock(list, place).at(-1), side) : undefined;
  if (beside) {
    await ensureFile(beside.list.file);
    return beside;
  }
  const pageBlocks = locationOfPageBlocks(list);
  const targetList = chosen ?? (pageBlocks ? { place: pageBlocks, name: '', blocks: [] } : list);
  await ensureFile(targetList.place.file);
  return destinationAtEnd(targetList, editing.queue.json(targetList.place.file));
}

/** All selected blocks if the block is among them, otherwise the block alone. */
export const locationsActedOn = (block: OutlineBlock, chosen: readonly FileLocation[]): readonly FileLocation[] =>
  chosen.some((place) => isSameLocation(place, locationOfBlock(block))) ? chosen : [locationOfBlock(block)];
