import { checks } from '#blocks/checks.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { ProblemCode } from '#engine/problems/catalogue.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Query } from './graph.ts';
import { PageItems } from './pageItems.ts';
import { itemsOf } from './queries.ts';
import type { WalkContext } from './walkContext.ts';

/** Lets blocks check themselves: what no schema can see in them. */
export function checkBlocks(context: WalkContext): void {
  const { graph, tokens, reports } = context;
  if (graph.checkedBlocks.length === 0) return;
  const pageItems = new PageItems(context);
  const queries = new Map<JsonObject, Query>(graph.queries.map((query) => [query.query, query]));
  const siteUrl = typeof tokens.site.url === 'string' ? tokens.site.url : undefined;
  for (const { type, block, container, pointer } of graph.checkedBlocks) {
    const page = container.page ? { ...tokens, page: container.page.page } : tokens;
    checks[type]?.check(block, {
      report: (code, args, within) =>
        reports.add(code as ProblemCode, args, { file: container.file, pointer: pointer + within }),
      itemsOf(query) {
        const known = queries.get(query);
        return known && itemsOf(known, pageItems, context);
      },
      replaceTokens: (text) => replaceTokens(text, page),
      siteUrl,
    });
  }
}
