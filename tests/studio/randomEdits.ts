import fc from 'fast-check';
import { isObject, type Json } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';

/** Random numbers and values of an edit, independent of the current content of the file. */
export interface RandomEdit {
  file: number;
  place: number;
  target: number;
  kind: JsonChange['kind'];
  value: Json;
  key: string;
}

// The parser that locates values in a text does not support this key, and no content has it.
const value = fc
  .jsonValue({ maxDepth: 2 })
  .filter((json) => !JSON.stringify(json).includes('__proto__')) as fc.Arbitrary<Json>;

/** Random edits; of texts, the most frequent values, more often than of others. */
export const randomEdit: fc.Arbitrary<RandomEdit> = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  target: fc.nat(),
  kind: fc.constantFrom('set', 'set', 'insert', 'remove', 'move', 'move', 'rename'),
  value: fc.oneof(fc.string({ unit: 'grapheme' }), fc.string(), value),
  key: fc.string({ minLength: 1, maxLength: 8 }).filter((key) => key !== '__proto__'),
});

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length];

/** The change that an edit makes to a value; undefined if it does not apply. */
export function changeOf({ kind, place, target, value, key }: RandomEdit, json: Json): JsonChange | undefined {
  const pointers = pointersIn(json);
  const items = pointers.filter(({ isItem }) => isItem);
  const pointer = pick(pointers, place)?.pointer ?? '';
  const item = pick(items, place)?.pointer;
  switch (kind) {
    case 'set':
      if (place % 5 === 0) return { kind, pointer: newKey(pointers, target, key), value };
      // The root of a content file is an object.
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
      const keyPlace = pick(
        pointers.filter(({ isKey }) => isKey),
        place,
      );
      return keyPlace && !keyPlace.beside.includes(key) ? { kind, pointer: keyPlace.pointer, key } : undefined;
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
  /** Keys of the object that contains it. */
  beside: string[];
}

function newKey(pointers: Found[], target: number, key: string): string {
  const groups = pointers.filter(({ isGroup }) => isGroup);
  return childPointer(pick(groups, target)?.pointer ?? '', key);
}

function pointersIn(json: Json, pointer = '', more: Partial<Found> = {}): Found[] {
  const location = { pointer, isGroup: isObject(json), beside: [], ...more };
  if (Array.isArray(json))
    return [
      location,
      ...json.flatMap((item, index) => pointersIn(item, childPointer(pointer, index), { isItem: true })),
    ];
  if (!isObject(json)) return [location];
  const keys = Object.keys(json);
  const inside = keys.map((key) =>
    pointersIn(json[key] as Json, childPointer(pointer, key), { isKey: true, beside: keys }),
  );
  return [location, ...inside.flat()];
}

/** Formats JSON in an unusual manner, one of several. */
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

/** @returns true if a position of a JSON text is inside a string */
function isInText(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return (line.replace(/\\./g, '').split('"').length - 1) % 2 === 1;
}
