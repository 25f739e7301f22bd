import { keysOfPointer, pointerTo } from '#shared/applyChange.ts';
import type { Change, Place } from '#shared/studio.ts';
import { pointerAfter } from './standing.ts';
import type { StepChange } from './steps.ts';

/** Where something is after changes; undefined when it is gone, or nobody can say. */
export function placeAfter(place: Place, changes: readonly StepChange[]): Place | undefined {
  let pointer: string | undefined = place.pointer;
  for (const { file, change } of changes)
    if (file === place.file && pointer !== undefined) pointer = followed(pointer, change);
  return pointer === undefined ? undefined : { file: place.file, pointer };
}

function followed(pointer: string, change: Change): string | undefined {
  switch (change.kind) {
    case 'text':
      return undefined;
    case 'insert':
      return shifted(pointer, change.pointer, 1);
    case 'remove':
      return isIn(pointer, change.pointer) ? undefined : shifted(pointer, change.pointer, -1);
    case 'move': {
      const to = pointerAfter(change.pointer, change.to);
      if (isIn(pointer, change.pointer)) return to + pointer.slice(change.pointer.length);
      return shifted(shifted(pointer, change.pointer, -1), to, 1);
    }
    default:
      return pointer;
  }
}

const isIn = (pointer: string, other: string) => `${pointer}/`.startsWith(`${other}/`);

/** A pointer once an entry has come to a list, or gone from it. */
function shifted(pointer: string, entry: string, by: 1 | -1): string {
  const [keys, at] = [keysOfPointer(pointer), keysOfPointer(entry)];
  const last = at.length - 1;
  const index = Number(at[last]);
  const isInList = Number.isInteger(index) && at.slice(0, last).every((key, place) => key === keys[place]);
  const own = Number(keys[last]);
  if (!isInList || !Number.isInteger(own) || own < index) return pointer;
  return keys.with(last, String(own + by)).reduce((path, key) => pointerTo(path, key), '');
}
