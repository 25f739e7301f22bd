import { applyChange } from '#shared/applyChange.ts';
import { tryParseContent } from '#shared/contentFile/contentFile.ts';
import { isMarkdownPath } from '#shared/contentFile/contentPath.ts';
import { isEqualJson, isObject, type Json } from '#shared/json.ts';
import { childPointer, parentPointer, parsePointer, valueAt } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { nodeOf } from '../json/textRanges.ts';

/** Pointers of a value in a file now and before; absent if it does not exist. */
export interface RestoreLocation {
  now?: string | undefined;
  before?: string | undefined;
  /** Only the position has changed. */
  isMoved?: boolean;
}

/**
 * Finds the smallest change that restores a value or a block, byte for byte if possible.
 * @param past text of the file before
 * @param file its path, whose ending says how it is read; JSON by default
 * @returns undefined if it cannot be restored alone
 */
export function createRestoreChange(
  text: string,
  past: string,
  location: RestoreLocation,
  file = '',
): JsonChange | undefined {
  const [json, pastJson] = [tryParseContent(file, text), tryParseContent(file, past)];
  if (json === undefined || pastJson === undefined) return undefined;
  const change = createStructuralChange(json, pastJson, location);
  if (!change) return undefined;
  try {
    // Without other differences the full old text is restored, spaces included.
    if (isEqualJson(applyChange(json, change), pastJson)) return { kind: 'text', text: past };
  } catch {
    return undefined;
  }
  return change.kind === 'set' && !isMarkdownPath(file)
    ? (withOriginalText(text, past, change.pointer, location.before ?? '') ?? change)
    : change;
}

function createStructuralChange(
  json: Json,
  past: Json,
  { now, before, isMoved }: RestoreLocation,
): JsonChange | undefined {
  if (isMoved && now !== undefined && before !== undefined) return createMoveBackChange(json, past, now, before);
  const value = before === undefined ? undefined : valueAt(past, before);
  const exists = now !== undefined && valueAt(json, now) !== undefined;
  if (value === undefined || before === undefined) return exists ? { kind: 'remove', pointer: now } : undefined;
  if (exists) return { kind: 'set', pointer: now, value };
  const [list, key] = splitPointer(before);
  const parent = valueAt(json, list);
  if (Array.isArray(parent)) return { kind: 'insert', pointer: pointerInListNow(json, past, list, Number(key)), value };
  return isObject(parent) && now !== undefined ? { kind: 'set', pointer: now, value } : undefined;
}

function createMoveBackChange(json: Json, past: Json, now: string, before: string): JsonChange | undefined {
  const [list, key] = splitPointer(before);
  if (!Array.isArray(valueAt(json, list))) return undefined;
  return { kind: 'move', pointer: now, to: pointerInListNow(json, past, list, Number(key), now) };
}

/**
 * Finds the place of a former item of a list: after its nearest previous neighbour that still exists.
 * @param ownPointer of the item now, which is not its own neighbour
 */
function pointerInListNow(json: Json, past: Json, list: string, index: number, ownPointer?: string): string {
  const [now, before] = [valueAt(json, list), valueAt(past, list)];
  if (!Array.isArray(now) || !Array.isArray(before)) return childPointer(list, index);
  for (const neighbour of before.slice(0, index).reverse()) {
    const neighbourIndex = now.findIndex(
      (item, at) => childPointer(list, at) !== ownPointer && isSameItem(item, neighbour),
    );
    if (neighbourIndex !== -1) return childPointer(list, neighbourIndex + 1);
  }
  return childPointer(list, now.length >= index ? index : 0);
}

const isSameItem = (one: Json, other: Json): boolean =>
  isEqualJson(one, other) ||
  (isObject(one) && isObject(other) && one.type === other.type && one.id !== undefined && one.id === other.id);

const splitPointer = (pointer: string): [string, string] => [
  parentPointer(pointer),
  parsePointer(pointer).at(-1) ?? '',
];

function withOriginalText(text: string, past: string, now: string, before: string): JsonChange | undefined {
  const [current, old] = [nodeOf(text, now), nodeOf(past, before)];
  if (!current || !old) return undefined;
  const bytes = past.slice(old.offset, old.offset + old.length);
  return { kind: 'text', text: text.slice(0, current.offset) + bytes + text.slice(current.offset + current.length) };
}
