import fc from 'fast-check';
import { pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';

/** What a random edit is made from, whatever the file holds at that moment. */
export interface RandomEdit {
  file: number;
  place: number;
  target: number;
  kind: Change['kind'];
  value: Json;
  key: string;
}

// The parser that gives places in a text does not know this key, and no content has it.
const value = fc
  .jsonValue({ maxDepth: 2 })
  .filter((json) => !JSON.stringify(json).includes('__proto__')) as fc.Arbitrary<Json>;

/** Random edits; texts, which content mostly is, more often than other values. */
export const randomEdit: fc.Arbitrary<RandomEdit> = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  target: fc.nat(),
  kind: fc.constantFrom('set', 'set', 'insert', 'remove', 'move', 'move', 'rename'),
  value: fc.oneof(fc.string({ unit: 'grapheme' }), fc.string(), value),
  key: fc.string({ minLength: 1, maxLength: 8 }).filter((key) => key !== '__proto__'),
});

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length];

/** The change that an edit means for a value; undefined where it means none. */
export function changeOf({ kind, place, target, value, key }: RandomEdit, json: Json): Change | undefined {
  const pointers = pointersIn(json);
  const items = pointers.filter(({ isItem }) => isItem);
  const pointer = pick(pointers, place)?.pointer ?? '';
  const item = pick(items, place)?.pointer;
  switch (kind) {
    case 'set':
      if (place % 5 === 0) return { kind, pointer: newKey(pointers, target, key), value };
      // A file of content is a group.
      return pointer === '' && !isObject(value) ? undefined : { kind, pointer, value };
    case 'insert':
      return item === undefined ? undefined : { kind, pointer: item, value };
    case 'remove':
      return pointer === '' ? undefined : { kind, pointer };
    case 'move': {
      const to = pick(items, target)?.pointer;
      const isNowhere = item === undefined || to === undefined || `${to}/`.startsWith(`${item}/`);
      return isNowhere ? undefined : { kind, pointer: item, to };
    }
    case 'rename': {
      const own = pick(
        pointers.filter(({ isKey }) => isKey),
        place,
      );
      return own && !own.beside.includes(key) ? { kind, pointer: own.pointer, key } : undefined;
    }
    default:
      return { kind: 'text', text: `${JSON.stringify(json, null, 3)}\n` };
  }
}

interface Found {
  pointer: string;
  isItem?: true;
  isKey?: true;
  isGroup: boolean;
  /** Keys of the group that it is in. */
  beside: string[];
}

function newKey(pointers: Found[], target: number, key: string): string {
  const groups = pointers.filter(({ isGroup }) => isGroup);
  return pointerTo(pick(groups, target)?.pointer ?? '', key);
}

function pointersIn(json: Json, pointer = '', more: Partial<Found> = {}): Found[] {
  const own = { pointer, isGroup: isObject(json), beside: [], ...more };
  if (Array.isArray(json))
    return [own, ...json.flatMap((item, index) => pointersIn(item, pointerTo(pointer, index), { isItem: true }))];
  if (!isObject(json)) return [own];
  const keys = Object.keys(json);
  const inside = keys.map((key) =>
    pointersIn(json[key] as Json, pointerTo(pointer, key), { isKey: true, beside: keys }),
  );
  return [own, ...inside.flat()];
}

/** Writes JSON as nobody would, each in another way. */
export function writeOddly(text: string, manner: number): string {
  const json = JSON.parse(text) as Json;
  switch (manner % 6) {
    case 0:
      return text.replaceAll('\n', '\r\n');
    case 1:
      return `\ufeff${text.trimEnd()}`;
    case 2:
      return JSON.stringify(json);
    case 3:
      return JSON.stringify(json, null, '\t').replace(
        /[^\0-~]/g,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    case 4:
      return text.replace(/([[{,:])/g, (sign, _, at: number) =>
        isInText(text, at) ? sign : `${sign} \n${' '.repeat(at % 5)}`,
      );
    default:
      return text;
  }
}

/** Whether a place of a JSON text is inside a string. */
function isInText(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return (line.replace(/\\./g, '').split('"').length - 1) % 2 === 1;
}
