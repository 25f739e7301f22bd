import { pointerAfterMove, shiftPointer } from '#shared/listMove.ts';
import { isPointerWithin } from '#shared/pointer.ts';
import type { FileLocation, JsonChange } from '#shared/studio.ts';
import type { StepFileChange } from './blockSteps.ts';

/** Location after changes; undefined if it is removed or unknown. */
export function locationAfterChanges(
  place: FileLocation,
  changes: readonly StepFileChange[],
): FileLocation | undefined {
  let pointer: string | undefined = place.pointer;
  for (const { file, change } of changes)
    if (file === place.file && pointer !== undefined) pointer = pointerAfterChange(pointer, change);
  return pointer === undefined ? undefined : { file: place.file, pointer };
}

function pointerAfterChange(pointer: string, change: JsonChange): string | undefined {
  switch (change.kind) {
    case 'text':
      return undefined;
    case 'insert':
      return shiftPointer(pointer, change.pointer, 1);
    case 'remove':
      return isPointerWithin(pointer, change.pointer) ? undefined : shiftPointer(pointer, change.pointer, -1);
    case 'move': {
      const to = pointerAfterMove(change.pointer, change.to);
      if (isPointerWithin(pointer, change.pointer)) return to + pointer.slice(change.pointer.length);
      return shiftPointer(shiftPointer(pointer, change.pointer, -1), to, 1);
    }
    default:
      return pointer;
  }
}
