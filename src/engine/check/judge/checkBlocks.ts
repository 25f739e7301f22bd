import { checks } from '#blocks/checks.ts';
import { readPath, replaceTokens } from '#engine/content/text/tokens.ts';
import type { ProblemCode } from '#engine/problems/catalogue.ts';
import { tokensOfPointer } from '#engine/problems/pointer.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { CheckedBlock } from '../facts/facts.ts';
import type { Container, SiteQuery } from './graph.ts';
import type { JudgeContext } from './judgeContext.ts';
import { itemsOf } from './queries.ts';

/** Lets blocks check themselves: what no schema can see in them. */
export function checkBlocks(context: JudgeContext): void {
  const { graph, tokens, reports } = context;
  const siteUrl = typeof tokens.site.url === 'string' ? tokens.site.url : undefined;
  const byContainer = new Map<Container, SiteQuery[]>();
  for (const query of graph.queries) getOrInsert(byContainer, query.container, (): SiteQuery[] => []).push(query);
  for (const checked of graph.checkedBlocks) {
    const { type, block, container, pointer } = checked;
    const page = container.page ? { ...tokens, page: container.page.page } : tokens;
    const queries = queriesIn(checked, byContainer.get(container) ?? []);
    checks[type]?.check(block, {
      report: (code, args, within) =>
        reports.add(code as ProblemCode, args, { file: container.file, pointer: pointer + within }),
      itemsOf(query) {
        const known = queries.get(query);
        return known && itemsOf(known, context);
      },
      replaceTokens: (text) => replaceTokens(text, page),
      siteUrl,
    });
  }
}

/** The lists of a block that come from elsewhere, by the objects that its check sees: facts of an earlier run hold others. */
function queriesIn({ block, pointer }: CheckedBlock, queries: SiteQuery[]): Map<unknown, SiteQuery> {
  const own = queries.filter((query) => query.pointer.startsWith(`${pointer}/`));
  return new Map(own.map((query) => [readPath(block, tokensOfPointer(query.pointer.slice(pointer.length))), query]));
}
