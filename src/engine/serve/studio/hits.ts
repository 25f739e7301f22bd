import { runQuery } from '#engine/make/resolve/query.ts';
import { createUses } from '#engine/make/resolve/uses.ts';
import { isObject } from '#shared/json.ts';
import type { QueryHits } from '#shared/studio.ts';
import { viewOf } from '../dev/devView.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * How many items a list gets, and which, that asks for pages or for items of a data list.
 * @param parameters `query` as JSON, `route` of the page on which it asks, `at` and `drafts`, and `items` for these too
 * @throws Refusal while nothing is known of the site, or for what is no query
 */
export function hitsOf({ content }: StudioSite, parameters: URLSearchParams): QueryHits {
  const { moment, drafts } = viewOf({ searchParams: parameters }, content);
  const context = content.state({ moment, drafts })?.context;
  const query = readQuery(parameters.get('query') ?? '');
  if (!context || !query) throw new Refusal(422, { reason: 'How many these are is not known.' });
  const page = context.source.pages.find(({ route }) => route === parameters.get('route'));
  const scope = {
    context,
    ...(page && { page }),
    tokens: { site: context.site },
    uses: createUses(),
    slots: [],
    resolveBlocks: () => [],
  };
  const items = runQuery(query, {}, scope);
  return { count: items.length, ...(parameters.has('items') && { items }) };
}

function readQuery(text: string) {
  try {
    const query: unknown = JSON.parse(text);
    return isObject(query) ? query : undefined;
  } catch {
    return undefined;
  }
}
