import { formatKey } from '#engine/make/review/compareValues.ts';
import { isObject, type Json } from '#shared/json.ts';
import { parsePointer, valueAt } from '#shared/pointer.ts';
import type { PublishConflict } from '#shared/publish.ts';
import { formatBlockLabel } from '../blockNames.ts';
import type { MergeConflict } from './mergeJson.ts';

/** Formats a pointer for people: `Cards › 2 › Text`. */
export const formatPointerPath = (pointer: string): string =>
  parsePointer(pointer)
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : formatKey(key)))
    .join(' › ');

export function describeConflict(
  file: string,
  { id, mine, theirs, isBlock, values }: MergeConflict,
  mineJson: Json | undefined,
  theirJson: Json | undefined,
): PublishConflict {
  const block = (mine === undefined ? undefined : valueAt(mineJson, mine)) ?? valueAt(theirJson, theirs ?? '');
  const pointer = mine ?? theirs ?? '';
  return {
    id: `${file}#${id}`,
    file,
    kind: isBlock && isObject(block) && typeof block.type === 'string' ? 'block' : 'value',
    name: isBlock ? formatBlockLabel(block) : formatPointerPath(pointer) || file,
    ...(mine !== undefined && valueAt(mineJson, mine) !== undefined && { mine: { file, pointer: mine } }),
    ...(theirs !== undefined && valueAt(theirJson, theirs) !== undefined && { theirs: { file, pointer: theirs } }),
    values: values.map((value) => ({
      name: formatPointerPath(value.pointer),
      ...(value.mine !== undefined && { mine: value.mine }),
      ...(value.theirs !== undefined && { theirs: value.theirs }),
    })),
  };
}

/** Conflict of a file of which one full version has to be chosen. */
export const createFileConflict = (file: string): PublishConflict => ({
  id: file,
  file,
  kind: 'file',
  name: file,
  mine: { file, pointer: '' },
  theirs: { file, pointer: '' },
  values: [],
});
