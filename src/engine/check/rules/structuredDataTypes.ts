import { isObject, type Json } from '#shared/json.ts';
import { defineRule } from './rule.ts';

/** Checks that structured data of a page or a layout has a type, without which it is left out. */
export const structuredDataTypes = defineRule<{ layout: string }>({
  name: 'structuredDataTypes',
  mayConcern: ({ text }) => text.includes('"structuredData"'),
  file({ file, kind, json, reports }) {
    const structuredData = structuredDataOf(json);
    if ((kind !== 'page' && kind !== 'layout') || !structuredData || structuredData.type !== undefined)
      return undefined;
    const keys = Object.keys(structuredData);
    const key = keys.find((name) => name.startsWith('@'));
    const location = { file, pointer: `/structuredData${key ? `/${key}` : ''}`, at: 'key' as const };
    if (key) reports.add('structured-data-type', { key, suggestion: key === '@type' ? 'type' : undefined }, location);
    // A page adds to what its layout says, where the type may stand.
    return kind === 'page' && !key && keys.length > 0 && isObject(json) ? { layout: String(json.layout) } : undefined;
  },
  check(facts, { graph, reports }) {
    for (const { container, fact } of facts) {
      if (structuredDataOf(graph.layouts.get(fact.layout)?.file.json)?.type !== undefined) continue;
      const location = { file: container.file, pointer: '/structuredData', at: 'key' as const };
      reports.add('structured-data-type', { key: '' }, location);
    }
  },
});

const structuredDataOf = (json: Json | undefined) =>
  isObject(json) && isObject(json.structuredData) ? json.structuredData : undefined;
