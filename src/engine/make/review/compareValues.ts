import { isDeepStrictEqual } from 'node:util';
import { diffWordsWithSpace } from 'diff';
import { pairItems } from '#engine/content/json/pairItems.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';
import type { ValueReview, WordChange } from '#shared/review.ts';

/** Where two values stand. */
interface Place {
  pointer: string;
  /** Where it stood before. */
  pointerBefore: string;
  /** Its keys in words. */
  name: string;
  schema?: Schema | undefined;
}

/**
 * What differs between two values, as they are written or as components take them: entries of lists that were added or
 * removed, texts word by word, everything else as a whole.
 * @param place.schema of the value: gives keys their names
 */
export function compareValues(
  before: Json | undefined,
  after: Json | undefined,
  place: Place = { pointer: '', pointerBefore: '', name: '' },
): ValueReview[] {
  if (isDeepStrictEqual(before, after)) return [];
  // Blocks in a slot are compared by themselves.
  if (isFilledSlot(before) && isFilledSlot(after)) return [];
  const [old, now] = [plain(before), plain(after)];
  if (isPlainObject(old) && isPlainObject(now)) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return keys.flatMap((key) => compareValues(old[key], now[key], inside(place, key)));
  }
  if (Array.isArray(old) && Array.isArray(now)) return compareLists(old, now, place);
  return [describeChange(old, now, place)];
}

const isFilledSlot = (value: Json | undefined) => isObject(value) && Array.isArray(value.slot);

const isPlainObject = (value: Json | undefined): value is JsonObject => isObject(value) && !isPicture(value);

const isPicture = (value: Json | undefined) => isObject(value) && typeof value.src === 'string';

/** Values as components take them, as people read them: markup as its text, a link as where it leads, a date in words. */
function plain(value: Json | undefined): Json | undefined {
  if (!isObject(value)) return value;
  const { html, iso, text, href, body } = value;
  if (typeof html === 'string') return readableMarkup(html);
  if (typeof iso === 'string' && typeof text === 'string') return text;
  if (typeof href === 'string' && Object.keys(value).every((key) => ['href', 'newTab', 'language'].includes(key)))
    return href;
  if (typeof body === 'string' && Object.keys(value).length === 1) return body;
  return value;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of markup, a line for each paragraph, and after the words of a link where it leads. */
const readableMarkup = (html: string): string =>
  html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 [$1]')
    .replace(/<\/(?:p|li|h\d|blockquote|tr)>|<br ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{2,}/g, '\n')
    .trim();

function compareLists(before: Json[], after: Json[], place: Place): ValueReview[] {
  const pairs = pairItems(before, after);
  const places = new Map([...pairs].map(([index, other]) => [other, index]));
  const entry = { isEntry: true as const };
  const changed = after.flatMap((item, index) => {
    const from = places.get(index);
    if (from !== undefined) return compareValues(before[from], item, inside(place, index, from));
    return [{ ...describeChange(undefined, plain(item), inside(place, index)), ...entry }];
  });
  const removed = before.flatMap((item, index) =>
    pairs.has(index) ? [] : [{ ...describeChange(plain(item), undefined, inside(place, index)), ...entry }],
  );
  if (changed.length || removed.length) return [...changed, ...removed];
  return [{ ...describeChange(before, after, place), name: `${place.name} (order)` }];
}

/**
 * The place of a key inside another.
 * @param keyBefore of an entry of a list that stood elsewhere in it
 */
function inside({ pointer, pointerBefore, name, schema }: Place, key: string | number, keyBefore = key): Place {
  const inner = typeof key === 'number' ? schema?.items : ownValue(schema?.properties, key);
  const own = typeof key === 'number' ? String(key + 1) : (inner?.title ?? keyInWords(key));
  return {
    pointer: pointerTo(pointer, key),
    pointerBefore: pointerTo(pointerBefore, keyBefore),
    name: name ? `${name} › ${own}` : own,
    schema: inner,
  };
}

/** A key as people read it: `publishAt` becomes `Publish at`. */
export function keyInWords(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll(/[-_]/g, ' ');
}

function describeChange(before: Json | undefined, after: Json | undefined, place: Place): ValueReview {
  const { name, pointer, pointerBefore } = place;
  const isText = typeof before === 'string' && typeof after === 'string';
  return {
    name,
    pointer,
    ...(pointerBefore !== pointer && { pointerBefore }),
    kind: isPicture(before) || isPicture(after) ? 'picture' : isText ? 'text' : 'other',
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(isText && { words: compareWords(before, after) }),
  };
}

/** Two texts, compared word by word. */
const compareWords = (before: string, after: string): WordChange[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    ...(added && { change: 'added' as const }),
    ...(removed && { change: 'removed' as const }),
  }));
