import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { getOwnValue, isObject, type Json } from '#shared/json.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import { checkAndWalk } from './fileWalker.ts';
import { addUndeclaredFields } from './itemSchema.ts';
import type { WalkPosition } from './walkPosition.ts';

export function walkDataList(file: SourceFile, position: WalkPosition): void {
  const { context, factsBuilder, reports } = position;
  checkAndWalk(file.json, context.schemas.dataList, position);
  const { fields, items } = isObject(file.json) ? file.json : {};
  const known = context.lists.get(file);
  if (!known || !isObject(fields)) return;
  addUndeclaredFields(fields, items, file, reports);
  if (!Array.isArray(items)) return;
  position.owner = `an item of "${known.name}"`;
  items.forEach((item, index) => {
    position.path.push('items', index);
    if (isObject(item) && !checkAndWalk(item, known.item, position)) factsBuilder.invalidItems.push(index);
    position.path.length = 0;
  });
  for (const [field, description] of Object.entries(fields)) {
    if (isObject(description) && (description.unique ?? field === 'id') === true)
      checkUnique(field, items, file, reports);
  }
}

function checkUnique(field: string, items: Json[], file: SourceFile, reports: ProblemCollector): void {
  const first = new Map<Json, number>();
  items.forEach((item, index) => {
    const value = isObject(item) ? getOwnValue(item, field) : undefined;
    if (value === undefined || value === null || typeof value === 'object') return;
    const other = getOrInsert(first, value, () => index);
    if (other === index) return;
    const args = { key: field, value: JSON.stringify(value), other: other + 1 };
    reports.add('item-value-repeated', args, { file, pointer: `/items/${index}/${field}` });
  });
}
