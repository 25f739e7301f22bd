import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { insertItem, type ListPosition, type ListStep, listLengthAt, moveInto } from '#shared/listMove.ts';
import { childPointer, valueAt } from '#shared/pointer.ts';
import type { FileLocation, JsonChange } from '#shared/studio.ts';
import { type BlockDestination, destinationOfMove, type MoveDirection, rejectionReason } from './blockDestination.ts';
import { type BlockLocation, type BlockPosition, listPositionOf } from './blockLocation.ts';
import { withUniqueAnchors } from './uniqueAnchors.ts';

export type BlockAction = MoveDirection | 'duplicate' | 'hide' | 'remove';

export interface StepFileChange {
  file: string;
  change: JsonChange;
}

export type JsonReader = (file: string) => Json | undefined;

export interface BlockStep {
  changes: StepFileChange[];
  /** For the undo list: `Cards moved`. */
  label: string;
  /** Explains an unexpected effect. */
  notice?: string;
  /** Selection afterwards. */
  place: FileLocation | undefined;
}

const changesInFile = (file: string, changes: JsonChange[]): StepFileChange[] =>
  changes.map((change) => ({ file, change }));

/** @returns a message if the action is impossible */
export function createStep(action: BlockAction, blockLocation: BlockLocation, jsonOf: JsonReader): BlockStep | string {
  const { place, block } = blockLocation;
  const { file } = place;
  const json = jsonOf(file);
  const value = valueAt(json, place.pointer);
  const entry = listPositionOf(place);
  if (!isObject(value)) return 'It is not there any more.';
  if (action === 'hide') {
    const pointer = childPointer(place.pointer, 'hidden');
    const [change, label]: [JsonChange, string] =
      value.hidden === true
        ? [{ kind: 'remove', pointer }, 'shown']
        : [{ kind: 'set', pointer, value: true }, 'hidden'];
    return { changes: changesInFile(file, [change]), label: `${block.label} ${label}`, place };
  }
  if (!entry) return 'It is a file of its own, and stands where pages put it.';
  const { list, index } = entry;
  if (action === 'remove' && hasSlot(value)) return slotBlockMessage;
  if (action === 'remove') {
    const changes = changesInFile(file, [{ kind: 'remove', pointer: place.pointer }]);
    return { changes, label: `${block.label} removed`, place: selectionAfterRemoval(blockLocation, entry, json) };
  }
  if (action === 'duplicate')
    return createInsertStep({ list, index: index + 1 }, value, `${block.label} duplicated`, json);
  const destination = destinationOfMove(action, blockLocation, json);
  return typeof destination === 'string' ? destination : createMoveStep(blockLocation, destination, jsonOf);
}

/** Selection after removing a block: the next, the last, or the enclosing block. */
function selectionAfterRemoval(
  { around }: BlockLocation,
  { list, index }: BlockPosition,
  json: Json | undefined,
): FileLocation | undefined {
  const remaining = listLengthAt(json, list.pointer) - 1;
  if (remaining === 0) return around?.block.place;
  return { file: list.file, pointer: childPointer(list.pointer, Math.min(index, remaining - 1)) };
}

/** @returns a message if the move is not allowed */
export function createMoveStep(
  { place, block }: BlockLocation,
  destination: BlockDestination,
  jsonOf: JsonReader,
): BlockStep | string {
  const refusal = rejectionReason(block.type, destination);
  if (refusal) return refusal;
  const value = valueAt(jsonOf(place.file), place.pointer);
  const label = `${block.label} moved`;
  if (destination.list.file !== place.file) {
    if (!isObject(value)) return 'It is not there any more.';
    const insertion = createInsertStep(destination, value, label, jsonOf(destination.list.file));
    if (typeof insertion === 'string') return insertion;
    const notice = `${block.label} stands in ${describeFile(destination.list.file)} now. Undo takes it back.`;
    const removal: StepFileChange = { file: place.file, change: { kind: 'remove', pointer: place.pointer } };
    return { ...insertion, changes: [...insertion.changes, removal], notice };
  }
  const step = moveInto(place.pointer, value ?? null, positionOf(destination));
  return typeof step === 'string' ? step : { ...stepInFile(place.file, step), label };
}

const positionOf = (destination: BlockDestination): ListPosition => ({
  ...destination,
  list: destination.list.pointer,
});

const stepInFile = (file: string, { changes, pointer }: ListStep): Pick<BlockStep, 'changes' | 'place'> => ({
  changes: changesInFile(file, changes),
  place: { file, pointer },
});

function describeFile(file: string): string {
  const name = file.replace(/^_\w+\/|\.json$/g, '');
  if (file.startsWith('_layouts/')) return `the layout “${name}”, on every page that has it,`;
  if (file.startsWith('_blocks/')) return `the shared block “${name}”, on every page that shows it,`;
  return `the page ${name}`;
}

export const slotBlockMessage =
  'The page’s own blocks stand in it: there is one such block in a layout, and only there.';

export const hasSlot = (value: Json | undefined): boolean =>
  (isObject(value) && value.type === 'slot') ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasSlot));

/** @returns a message if there must not be a second one */
export function createInsertStep(
  destination: BlockDestination,
  value: JsonObject,
  label: string,
  json: Json | undefined,
): BlockStep | string {
  if (hasSlot(value)) return slotBlockMessage;
  const { file } = destination.list;
  return { ...stepInFile(file, insertItem(withUniqueAnchors(value, json), positionOf(destination))), label };
}
