import { isObject } from '#shared/json.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import type { CheckRule } from './rule.ts';

/** Checks that further items of a query (`also`) have the names of the block and not those of the source. */
export const alsoFields: CheckRule = {
  name: 'alsoFields',
  check({ graph, reports }) {
    for (const { query, list, container, pointer } of graph.queries) {
      // Elsewhere a name that the block lacks is an unknown key.
      if (!Array.isArray(query.also) || !isObject(query.as) || !isObject(list.items?.additionalProperties)) continue;
      for (const [index, item] of query.also.entries()) {
        if (!isObject(item)) continue;
        for (const [name, field] of Object.entries(query.as)) {
          if (typeof field !== 'string' || name === field || !Object.hasOwn(item, field)) continue;
          if (Object.hasOwn(item, name) || Object.hasOwn(query.as, field)) continue;
          const location = { file: container.file, pointer: `${pointer}/also/${index}/${escapePointerKey(field)}` };
          reports.add('also-field-of-source', { field, suggestion: name }, { ...location, at: 'key' });
        }
      }
    }
  },
};
