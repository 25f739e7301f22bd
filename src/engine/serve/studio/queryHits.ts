import { createDependencyRecord } from '#engine/make/resolve/dependencyRecord.ts';
import { runQuery } from '#engine/make/resolve/runQuery.ts';
import { isObject } from '#shared/json.ts';
import type { QueryHits } from '#shared/studio.ts';
import { parseDevView } from '../dev/devView.ts';
import { HttpError } from './httpError.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * Runs a query for pages or for items of a data list.
 * @param parameters `query` as JSON, `route` of the page with the query, `at` and `drafts`, and `items` to include them
 */
export function runQueryRequest({ content }: StudioSite, parameters: URLSearchParams): QueryHits {
  const { moment, drafts } = parseDevView({ searchParams: parameters }, content);
  const context = content.stateAt({ moment, drafts })?.context;
  const query = parseQuery(parameters.get('query') ?? '');
  if (!context || !query) throw new HttpError('How many these are is not known.');
  const page = context.source.pages.find(({ route }) => route === parameters.get('route'));
  const scope = {
    context,
    ...(page && { page }),
    tokens: { site: context.site },
    uses: createDependencyRecord(),
    slots: [],
    resolveBlocks: () => [],
  };
  const items = runQuery(query, {}, scope);
  return { count: items.length, ...(parameters.has('items') && { items }) };
}

function parseQuery(text: string) {
  try {
    const query: unknown = JSON.parse(text);
    return isObject(query) ? query : undefined;
  } catch {
    return undefined;
  }
}
