import { createDependencyRecord } from '#engine/make/resolve/dependencyRecord.ts';
import { runQuery } from '#engine/make/resolve/runQuery.ts';
import { isObject, parseJson } from '#shared/json.ts';
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
  const query = parseJson(parameters.get('query') ?? '');
  if (!context || !isObject(query)) throw new HttpError('How many these are is not known.');
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
