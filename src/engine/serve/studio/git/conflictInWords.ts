import { nameOf } from '#engine/content/blockName.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { keyInWords } from '#engine/make/review/compareValues.ts';
import { keysOfPointer, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { PublishConflict } from '#shared/publish.ts';
import type { MergeConflict } from './mergeJson.ts';

/** What the type of a block is called. */
export function typeInWords(block: Json | undefined): string {
  const type = isObject(block) ? String(block.type ?? '') : '';
  if (type === 'shared') return 'Shared block';
  return loadSiteSchemas().blocks.get(type)?.schema.title ?? (type || 'Entry');
}

/** The heading of a block, or its first words; empty where it has none. */
export const nameOfBlock = (block: Json | undefined): string =>
  isObject(block) ? nameOf(block, loadSiteSchemas().blocks.get(String(block.type))?.schema, { site: {} }) : '';

/** A block as people call it: `Text “Two addresses”`. */
export function blockInWords(block: Json | undefined): string {
  const [label, name] = [typeInWords(block), nameOfBlock(block)];
  return name ? `${label} “${name}”` : label;
}

/** A pointer as people read it: `Cards › 2 › Text`. */
export const pointerInWords = (pointer: string): string =>
  keysOfPointer(pointer)
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : keyInWords(key)))
    .join(' › ');

/** A conflict as it is shown. */
export function conflictInWords(
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
    name: isBlock ? blockInWords(block) : pointerInWords(pointer) || file,
    ...(mine !== undefined && valueAt(mineJson, mine) !== undefined && { mine: { file, pointer: mine } }),
    ...(theirs !== undefined && valueAt(theirJson, theirs) !== undefined && { theirs: { file, pointer: theirs } }),
    values: values.map((value) => ({
      name: pointerInWords(value.pointer),
      ...(value.mine !== undefined && { mine: value.mine }),
      ...(value.theirs !== undefined && { theirs: value.theirs }),
    })),
  };
}

/** A file of which one version has to be chosen as a whole. */
export const fileConflict = (file: string): PublishConflict => ({
  id: file,
  file,
  kind: 'file',
  name: file,
  mine: { file, pointer: '' },
  theirs: { file, pointer: '' },
  values: [],
});
