import { composeFileSchema } from '#engine/content/schema/composeSchema.ts';
import { builtInLabelsOf } from '#shared/interfaceLabels/builtInLabels.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { createDependencyRecord, type DependencyRecord } from './dependencyRecord.ts';
import { pointerToList, resolveBlocks } from './resolveBlocks.ts';
import type { ResolvedBlock } from './resolved.ts';
import { resolveObject } from './resolveValue.ts';
import type { ResolveTrace } from './scope.ts';
import type { SiteContext } from './siteContext.ts';

export interface ResolvedShell {
  site: JsonObject;
  slots: ResolvedBlock[][];
}

/** Resolves `_site.json`, the shell of every page. */
export function resolveShell(
  context: SiteContext,
  dependencies: DependencyRecord = createDependencyRecord(),
  trace?: ResolveTrace,
): ResolvedShell {
  const slots: ResolvedBlock[][] = [];
  const scope = { context, uses: dependencies, trace, tokens: { site: context.site }, level: 3 as const };
  const { required = [], ...schema } = composeFileSchema('site');
  const resolved = resolveObject(context.site, schema, {
    ...scope,
    slots,
    resolveBlocks: (blocks) =>
      resolveBlocks(blocks, { ...scope, origin: `_site.json#${pointerToList(blocks, context.site)}` }),
  });
  // Required lists of the shell may be empty for a time, but must exist.
  const emptied = required
    .filter((key) => !resolved?.[key] && Array.isArray(context.site[key]))
    .map((key) => [key, []]);
  const builtInLabels = builtInLabelsOf(context.language);
  const labels = builtInLabels && {
    labels: { ...builtInLabels, ...(isObject(resolved?.labels) ? resolved.labels : {}) },
  };
  return { site: { ...resolved, ...labels, ...Object.fromEntries(emptied) }, slots };
}
