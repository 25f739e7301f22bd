import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, ownValue } from '#shared/json.ts';
import type { Reports } from '../reports.ts';
import { completeFields } from './itemSchema.ts';
import type { Walk } from './walk.ts';

/** Checks a data list and its items. */
export function checkDataList(file: SourceFile, walk: (owner: string) => Walk): void {
  const list = walk('a data list');
  const { view, draft } = list;
  list.check(file.json, view.schemas.dataList);
  const { fields, items } = isObject(file.json) ? file.json : {};
  const known = view.lists.get(file);
  if (!known || !isObject(fields)) return;
  completeFields(fields, items, file, draft.reports);
  if (!Array.isArray(items)) return;
  const one = walk(`an item of "${known.name}"`);
  items.forEach((item, index) => {
    one.path.push('items', index);
    if (isObject(item) && !one.check(item, known.item)) draft.faultyItems.push(index);
    one.path.length = 0;
  });
  for (const [field, description] of Object.entries(fields)) {
    if (isObject(description) && (description.unique ?? field === 'id') === true)
      checkUnique(field, items, file, draft.reports);
  }
}

function checkUnique(field: string, items: Json[], file: SourceFile, reports: Reports): void {
  const first = new Map<Json, number>();
  items.forEach((item, index) => {
    const value = isObject(item) ? ownValue(item, field) : undefined;
    if (value === undefined || value === null || typeof value === 'object') return;
    const other = getOrInsert(first, value, () => index);
    if (other === index) return;
    const args = { key: field, value: JSON.stringify(value), other: other + 1 };
    reports.add('item-value-repeated', args, { file, pointer: `/items/${index}/${field}` });
  });
}
