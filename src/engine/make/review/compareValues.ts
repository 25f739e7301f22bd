import { isDeepStrictEqual } from 'node:util';
import { diffWordsWithSpace } from 'diff';
import { pairItems } from '#engine/content/json/pairItems.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import type { ValueReview, WordChange } from '#shared/review.ts';
import { stripTags } from '#ui/list/stripTags.ts';

interface ComparedLocation {
  pointer: string;
  pointerBefore: string;
  name: string;
  schema?: Schema | undefined;
}

/**
 * Lists the differences of two values, written in content or resolved: added and removed list items, texts word by
 * word, other values as a whole.
 */
export function compareValues(
  before: Json | undefined,
  after: Json | undefined,
  location: ComparedLocation = { pointer: '', pointerBefore: '', name: '' },
): ValueReview[] {
  if (isDeepStrictEqual(before, after)) return [];
  // Blocks in slots are compared separately.
  if (isFilledSlot(before) && isFilledSlot(after)) return [];
  const [readableBefore, readableAfter] = [toReadable(before), toReadable(after)];
  if (isPlainObject(readableBefore) && isPlainObject(readableAfter)) {
    const keys = [...new Set([...Object.keys(readableBefore), ...Object.keys(readableAfter)])];
    return keys.flatMap((key) => compareValues(readableBefore[key], readableAfter[key], childLocation(location, key)));
  }
  if (Array.isArray(readableBefore) && Array.isArray(readableAfter))
    return compareLists(readableBefore, readableAfter, location);
  return [createValueReview(readableBefore, readableAfter, location)];
}

const isFilledSlot = (value: Json | undefined) => isObject(value) && Array.isArray(value.slot);

const isPlainObject = (value: Json | undefined): value is JsonObject => isObject(value) && !isPicture(value);

const isPicture = (value: Json | undefined) => isObject(value) && typeof value.src === 'string';

/** Converts a resolved value for people: markup to text, a link to its address, a date to words. */
function toReadable(value: Json | undefined): Json | undefined {
  if (!isObject(value)) return value;
  const { html, iso, text, href, body } = value;
  if (typeof html === 'string') return formatMarkup(html);
  if (typeof iso === 'string' && typeof text === 'string') return text;
  if (typeof href === 'string' && Object.keys(value).every((key) => ['href', 'newTab', 'language'].includes(key)))
    return href;
  if (typeof body === 'string' && Object.keys(value).length === 1) return body;
  return value;
}

/** Text of markup, with a line for each paragraph and the address after each link. */
const formatMarkup = (html: string): string =>
  stripTags(
    html
      .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 [$1]')
      .replace(/<\/(?:p|li|h\d|blockquote|tr)>|<br ?\/?>/g, '\n'),
  )
    .replace(/\n{2,}/g, '\n')
    .trim();

function compareLists(before: Json[], after: Json[], location: ComparedLocation): ValueReview[] {
  const pairs = pairItems(before, after);
  const indexesBefore = new Map([...pairs].map(([index, other]) => [other, index]));
  const entryMark = { isEntry: true as const };
  const changed = after.flatMap((item, index) => {
    const indexBefore = indexesBefore.get(index);
    if (indexBefore !== undefined)
      return compareValues(before[indexBefore], item, childLocation(location, index, indexBefore));
    return [{ ...createValueReview(undefined, toReadable(item), childLocation(location, index)), ...entryMark }];
  });
  const removed = before.flatMap((item, index) =>
    pairs.has(index)
      ? []
      : [{ ...createValueReview(toReadable(item), undefined, childLocation(location, index)), ...entryMark }],
  );
  if (changed.length || removed.length) return [...changed, ...removed];
  return [{ ...createValueReview(before, after, location), name: `${location.name} (order)` }];
}

/** @param keyBefore earlier key of a list item */
function childLocation(
  { pointer, pointerBefore, name, schema }: ComparedLocation,
  key: string | number,
  keyBefore = key,
): ComparedLocation {
  const childSchema = typeof key === 'number' ? schema?.items : getOwnValue(schema?.properties, key);
  const ownName = typeof key === 'number' ? String(key + 1) : (childSchema?.title ?? formatKey(key));
  return {
    pointer: childPointer(pointer, key),
    pointerBefore: childPointer(pointerBefore, keyBefore),
    name: name ? `${name} › ${ownName}` : ownName,
    schema: childSchema,
  };
}

/** Formats a key for people: `publishAt` becomes `Publish at`. */
export function formatKey(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll(/[-_]/g, ' ');
}

function createValueReview(before: Json | undefined, after: Json | undefined, location: ComparedLocation): ValueReview {
  const { name, pointer, pointerBefore } = location;
  const isText = typeof before === 'string' && typeof after === 'string';
  const kind = isText ? 'text' : 'other';
  return {
    name,
    pointer,
    ...(pointerBefore !== pointer && { pointerBefore }),
    kind: isPicture(before) || isPicture(after) ? 'picture' : kind,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(isText && { words: compareWords(before, after) }),
  };
}

const compareWords = (before: string, after: string): WordChange[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    ...(added && { change: 'added' as const }),
    ...(removed && { change: 'removed' as const }),
  }));
