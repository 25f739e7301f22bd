import { isObject, type Json } from '#shared/json.ts';
import { childPointer, isSameLocation, valueAt } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { applyStep, blocksAt, type EditorContext, fetchCurrentOutline } from './applyBlockSteps.ts';
import { type BlockContainer, fillContainer } from './blockContainers.ts';
import { rejectionReason } from './blockDestination.ts';
import { type BlockLocation, listPositionOf } from './blockLocation.ts';
import type { BlockStep, JsonReader } from './blockSteps.ts';

/** Moves blocks into a new container in place of the first block. */
export async function wrapBlocks(
  context: EditorContext,
  places: readonly FileLocation[],
  container: BlockContainer,
  schema: Json | undefined,
): Promise<void> {
  const blockLocations = blocksAt(await fetchCurrentOutline(context), places);
  await applyStep(context, createWrapStep(blockLocations, container, schema, context.editing.queue.json));
  context.choose([]);
}

/**
 * @param blockLocations blocks in outline order
 * @returns a message if it is impossible
 */
export function createWrapStep(
  blockLocations: readonly BlockLocation[],
  container: BlockContainer,
  schema: Json | undefined,
  json: JsonReader,
): BlockStep | string {
  const [first] = blockLocations;
  const entries = blockLocations.map(({ place }) => listPositionOf(place));
  const entry = entries[0];
  if (!first || !entry) return 'It is a file of its own, and stands where pages put it.';
  const { type, label } = container.choice;
  if (!entries.every((one) => one && isSameLocation(one.list, entry.list)))
    return 'Choose blocks that stand beside each other: these are of several lists.';
  const { file } = entry.list;
  const values = blockLocations.map(({ place }) => valueAt(json(file), place.pointer)).filter(isObject);
  const refusal =
    rejectionReason(type, first.shownIn) ??
    blockLocations.map(({ block }) => rejectionReason(block.type, container.list)).find((one) => one !== undefined);
  if (refusal) return refusal;
  const removed = blockLocations.toReversed().map(({ place: { pointer } }) => ({ kind: 'remove', pointer }) as const);
  const pointer = childPointer(entry.list.pointer, entry.index);
  const value = fillContainer(container, schema, values);
  return {
    changes: [...removed, { kind: 'insert', pointer, value } as const].map((change) => ({ file, change })),
    label: `Put into ${label}`,
    place: { file, pointer },
  };
}
