import { valueAt } from '#shared/applyChange.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { Place } from '#shared/studio.ts';
import { ensureFile } from '../queries.ts';
import { withFreeAnchors } from './anchors.ts';
import { blocksIn, type Now, outlineNow, standingAt, take } from './arranging.ts';
import { entryOf } from './standing.ts';
import { bound, hasSlot } from './steps.ts';

/** What is said of a block where it is put, whatever it shows. */
const ofThePlace = ['hidden', 'publishAt', 'expireAt'];

const split = (value: JsonObject, keys: readonly string[]) => {
  const entries = Object.entries(value);
  return [
    Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
    Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
  ] as const;
};

/**
 * Has a block written once, in a file of its own, and shows it from there.
 * @param name of the shared block
 * @throws ApiError when there is one of that name, or it cannot have it
 */
export async function shareBlock(now: Now, place: Place, name: string): Promise<void> {
  const { block, place: put } = standingAt(await outlineNow(now), place);
  await ensureFile(put.file);
  const value = valueAt(now.editing.queue.json(put.file), put.pointer);
  if (!isObject(value) || !entryOf(put) || value.type === 'shared') throw new Error('It is shared already.');
  if (hasSlot(value)) throw new Error(bound);
  const [here, own] = split(value, ofThePlace);
  const label = `${block.label} shared as ${name}`;
  const typing = `share ${Date.now()}`;
  await now.editing.arrange({ kind: 'create', folder: '_blocks', name, value: own }, label, { typing });
  const reference: JsonObject = { type: 'shared', use: name, ...here };
  const change = { kind: 'set', pointer: put.pointer, value: reference } as const;
  await take(now, { changes: [{ file: put.file, change }], label, place: put }, typing);
}

/** Writes a shared block where it is put: what is changed in it changes there only. */
export async function unshareBlock(now: Now, place: Place): Promise<void> {
  const { block } = standingAt(await outlineNow(now), place);
  const { reference } = block;
  if (!reference) throw new Error('It is no shared block.');
  await Promise.all([ensureFile(block.place.file), ensureFile(reference.file)]);
  const page = now.editing.queue.json(reference.file);
  const shared = now.editing.queue.json(block.place.file);
  const put = valueAt(page, reference.pointer);
  if (!isObject(shared) || !isObject(put)) throw new Error('It is not there any more.');
  const [here] = split(put, ofThePlace);
  const value = { ...withFreeAnchors(shared, page), ...here };
  const change = { kind: 'set', pointer: reference.pointer, value } as const;
  await take(now, {
    changes: [{ file: reference.file, change }],
    label: `${block.label} written here`,
    place: reference,
  });
}

/**
 * Writes blocks as a pattern that can be inserted as a copy on any page.
 * @throws ApiError when there is one of that name, or it cannot have it
 */
export async function savePattern(
  now: Now,
  places: readonly Place[],
  { name, title, about }: { name: string; title: string; about: string },
): Promise<void> {
  const list = await outlineNow(now);
  const blocks = await Promise.all(
    (places.length > 1 ? blocksIn(list, places) : places).map(async (place) => {
      const { file, pointer } = standingAt(list, place).place;
      await ensureFile(file);
      return valueAt(now.editing.queue.json(file), pointer) ?? null;
    }),
  );
  if (hasSlot(blocks)) throw new Error(bound);
  const value: JsonObject = { title, ...(about && { about }), blocks };
  await now.editing.arrange({ kind: 'create', folder: '_patterns', name, value }, `Pattern “${title}” saved`);
}
