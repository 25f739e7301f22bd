import { pointerTo, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { Place } from '#shared/studio.ts';
import { isSamePlace } from '../canvas/findPlace.ts';
import { blocksIn, jsonOf, type Now, outlineNow, standingAt, take } from './arranging.ts';
import { type Container, containerWith } from './containers.ts';
import { whyRefused } from './moves.ts';
import { entryOf, type Standing } from './standing.ts';
import type { JsonOf, Step } from './steps.ts';

/**
 * Puts blocks into a new container that comes in the place of the first.
 * @param schema of the container
 */
export async function wrapBlocks(
  now: Now,
  places: readonly Place[],
  container: Container,
  schema: Json | undefined,
): Promise<void> {
  const list = await outlineNow(now);
  const standings = (places.length > 1 ? blocksIn(list, places) : places).map((place) => standingAt(list, place));
  await take(now, wrapStep(standings, container, schema, jsonOf(now)));
  now.choose([]);
}

/**
 * @param standings the blocks, in the order in which they stand
 * @returns a sentence where it cannot be done
 */
export function wrapStep(
  standings: readonly Standing[],
  container: Container,
  schema: Json | undefined,
  json: JsonOf,
): Step | string {
  const [first] = standings;
  const entries = standings.map(({ place }) => entryOf(place));
  const entry = entries[0];
  if (!first || !entry) return 'It is a file of its own, and stands where pages put it.';
  const { type, label } = container.choice;
  if (!entries.every((one) => one && isSamePlace(one.list, entry.list)))
    return 'Choose blocks that stand beside each other: these are of several lists.';
  const { file } = entry.list;
  const values = standings.map(({ place }) => valueAt(json(file), place.pointer)).filter(isObject);
  const refusal =
    whyRefused(type, first.shownIn) ??
    standings.map(({ block }) => whyRefused(block.type, container.list)).find((one) => one !== undefined);
  if (refusal) return refusal;
  const removed = standings.toReversed().map(({ place: { pointer } }) => ({ kind: 'remove', pointer }) as const);
  const pointer = pointerTo(entry.list.pointer, entry.index);
  const value = containerWith(container, schema, values);
  return {
    changes: [...removed, { kind: 'insert', pointer, value } as const].map((change) => ({ file, change })),
    label: `Put into ${label}`,
    place: { file, pointer },
  };
}
