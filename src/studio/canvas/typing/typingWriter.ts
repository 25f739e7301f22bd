import { isEqualJson, type Json } from '#shared/json.ts';
import { formatPointer, parsePointer, readPath, valueAt } from '#shared/pointer.ts';
import type { FileLocation, JsonChange } from '#shared/studio.ts';
import type { Editing } from '../../editing/Editing.tsx';
import { showFailure } from '../../editing/showFailure.ts';

/** Saves what is typed, until somebody else changes the value. */
export function createTypingWriter(
  { queue, change }: Editing,
  { file, pointer }: FileLocation,
  { toSave, label, stop }: { toSave: (text: string) => Json; label: string; stop: () => void },
) {
  const mergeId = `canvas ${Date.now()}`;
  let last = valueAt(queue.json(file), pointer);
  let isOver = false;
  return (text: string): void => {
    if (isOver) return;
    const json = queue.json(file);
    isOver = !isEqualJson(valueAt(json, pointer), last);
    if (isOver) {
      showFailure(new Error('Somebody else has changed this place meanwhile.'));
      stop();
    } else {
      last = toSave(text);
      change(file, setWithParents(json, pointer, last), label, mergeId);
    }
  };
}

export const parseTypedValue = (before: string | number, text: string): Json =>
  typeof before === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Sets a value, and creates the missing JSON objects around it. */
function setWithParents(json: Json | undefined, pointer: string, value: Json): JsonChange {
  const keys = parsePointer(pointer);
  const missing = keys.findIndex((_, index) => readPath(json, keys.slice(0, index + 1)) === undefined);
  const innerKeys = missing === -1 ? [] : keys.slice(missing + 1);
  return {
    kind: 'set',
    pointer: formatPointer(keys.slice(0, keys.length - innerKeys.length)),
    value: innerKeys.reduceRight<Json>((child, key) => ({ [key]: child }), value),
  };
}
