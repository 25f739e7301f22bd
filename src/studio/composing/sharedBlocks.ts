import { isObject, type JsonObject } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { ensureFile } from '../queries.ts';
import {
  applyStep,
  blockLocationAt,
  type EditorContext,
  fetchBlockValues,
  fetchCurrentOutline,
} from './applyBlockSteps.ts';
import { listPositionOf } from './blockLocation.ts';
import { hasSlot, slotBlockMessage } from './blockSteps.ts';
import type { NewFileName } from './NameDialog.tsx';
import { withUniqueAnchors } from './uniqueAnchors.ts';

/** Keys that stay with the reference to a shared block. */
const placementKeys = ['hidden', 'publishAt', 'expireAt'];

const splitByKeys = (value: JsonObject, keys: readonly string[]) => {
  const entries = Object.entries(value);
  return [
    Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
    Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
  ] as const;
};

/** @throws ApiError if the name is taken or invalid */
export async function shareBlock(context: EditorContext, place: FileLocation, name: string): Promise<void> {
  const { block, place: location } = blockLocationAt(await fetchCurrentOutline(context), place);
  await ensureFile(location.file);
  const value = valueAt(context.editing.queue.json(location.file), location.pointer);
  if (!isObject(value) || !listPositionOf(location) || value.type === 'shared')
    throw new Error('It is shared already.');
  if (hasSlot(value)) throw new Error(slotBlockMessage);
  const [placement, content] = splitByKeys(value, placementKeys);
  const label = `${block.label} shared as ${name}`;
  const typing = `share ${Date.now()}`;
  await context.editing.arrange({ kind: 'create', folder: '_blocks', name, value: content }, label, { typing });
  const reference: JsonObject = { type: 'shared', use: name, ...placement };
  const change = { kind: 'set', pointer: location.pointer, value: reference } as const;
  await applyStep(context, { changes: [{ file: location.file, change }], label, place: location }, typing);
}

export async function unshareBlock(context: EditorContext, place: FileLocation): Promise<void> {
  const { block } = blockLocationAt(await fetchCurrentOutline(context), place);
  const { reference } = block;
  if (!reference) throw new Error('It is no shared block.');
  await Promise.all([ensureFile(block.place.file), ensureFile(reference.file)]);
  const page = context.editing.queue.json(reference.file);
  const shared = context.editing.queue.json(block.place.file);
  const placed = valueAt(page, reference.pointer);
  if (!isObject(shared) || !isObject(placed)) throw new Error('It is not there any more.');
  const [placement] = splitByKeys(placed, placementKeys);
  const value = { ...withUniqueAnchors(shared, page), ...placement };
  const change = { kind: 'set', pointer: reference.pointer, value } as const;
  await applyStep(context, {
    changes: [{ file: reference.file, change }],
    label: `${block.label} written here`,
    place: reference,
  });
}

/** @throws ApiError if the name is taken or invalid */
export async function savePattern(
  context: EditorContext,
  places: readonly FileLocation[],
  { name, title, about }: NewFileName,
): Promise<void> {
  const blocks = await fetchBlockValues(context, places);
  if (hasSlot(blocks)) throw new Error(slotBlockMessage);
  const value: JsonObject = { title, ...(about && { about }), blocks };
  await context.editing.arrange({ kind: 'create', folder: '_patterns', name, value }, `Pattern “${title}” saved`);
}
