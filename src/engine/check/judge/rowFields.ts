import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';
import { checkRowField } from '../facts/rowField.ts';
import { allContainers, type SiteQuery } from './graph.ts';
import type { JudgeContext } from './judgeContext.ts';
import { PageItems } from './pageItems.ts';
import { itemsOf } from './queries.ts';

/** Reports names of fields that no entry has, as in a column of a table, where the list comes from elsewhere. */
export function checkRowFields(context: JudgeContext): void {
  const { graph, reports } = context;
  const containers = allContainers(graph).filter(({ facts }) => facts.rowFields.length > 0);
  if (containers.length === 0) return;
  const pageItems = new PageItems(context);
  const queries = new Map(graph.queries.map((query) => [keyOf(query.container.file, query.pointer), query]));
  for (const { facts, file } of containers) {
    for (const { name, list, pointer } of facts.rowFields) {
      const query = queries.get(keyOf(file, list));
      // A key of the query that means nothing may be what would bring the field.
      const isWhole = query && Object.keys(query.query).every((key) => query.list.properties?.[key]);
      const items = isWhole ? itemsOf(query, pageItems, context) : undefined;
      if (!query || !items) continue;
      const entries = [...items, ...alsoOf(query)];
      checkRowField(name, list.slice(list.lastIndexOf('/') + 1), entries, { file, pointer }, reports);
    }
  }
}

const keyOf = (file: SourceFile, pointer: string) => `${file.path}\n${pointer}`;

const alsoOf = ({ query }: SiteQuery): Json[] => (Array.isArray(query.also) ? query.also : []);
