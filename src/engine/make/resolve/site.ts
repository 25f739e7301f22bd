import { composeFileSchema } from '#engine/content/schema/compose.ts';
import { wordsIn } from '#shared/interfaceWords/interfaceWords.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { resolveBlocks } from './blocks.ts';
import { pathTo } from './pathTo.ts';
import type { ResolvedBlock } from './resolved.ts';
import type { Trace } from './scope.ts';
import type { SiteContext } from './siteContext.ts';
import { createUses, type Uses } from './uses.ts';
import { resolveObject } from './values.ts';

/** The site's own data as the shell takes it, and the blocks that stand in the shell. */
export interface ResolvedShell {
  site: JsonObject;
  slots: ResolvedBlock[][];
}

/**
 * Resolves `_site.json`: the shell around every page.
 * @param uses filled with what is looked up
 * @param trace follows what is written where
 */
export function resolveShell(context: SiteContext, uses: Uses = createUses(), trace?: Trace): ResolvedShell {
  const slots: ResolvedBlock[][] = [];
  const scope = { context, uses, trace, tokens: { site: context.site }, level: 3 as const };
  const { required = [], ...schema } = composeFileSchema('site');
  const found = resolveObject(context.site, schema, {
    ...scope,
    slots,
    resolveBlocks: (blocks) =>
      resolveBlocks(blocks, { ...scope, origin: `_site.json#${pathTo(blocks, context.site)}` }),
  });
  // The frame stands around every page: a part of it may be empty for a time, but it is there.
  const emptied = required.filter((key) => !found?.[key] && Array.isArray(context.site[key])).map((key) => [key, []]);
  const words = wordsIn(context.language);
  const labels = words && { labels: { ...words, ...(isObject(found?.labels) ? found.labels : {}) } };
  return { site: { ...found, ...labels, ...Object.fromEntries(emptied) }, slots };
}
