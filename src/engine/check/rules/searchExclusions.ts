import { routePattern } from '#engine/content/routePattern.ts';
import { isObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import type { CheckRule } from './rule.ts';

/** Reports routes that the search is to leave out and that are those of no page. */
export const searchExclusions: CheckRule = {
  name: 'searchExclusions',
  check({ graph, reports, isComplete }) {
    const json = graph.site?.file.json;
    if (!graph.site || !isObject(json) || !isObject(json.search) || !Array.isArray(json.search.exclude) || !isComplete)
      return;
    const routes = [...graph.pages.keys()];
    for (const [index, pattern] of json.search.exclude.entries()) {
      if (typeof pattern !== 'string' || !pattern.startsWith('/') || pattern.includes('{')) continue;
      const matcher = routePattern(pattern);
      if (routes.some((route) => matcher.test(route))) continue;
      const [folder = '', ending = ''] = pattern.split(/(?=\/\*+$)/);
      const nearest = findNearestName(folder, routes);
      const suggestion = nearest && nearest + ending;
      const location = { file: graph.site.file, pointer: `/search/exclude/${index}` };
      reports.add('search-exclude-unmatched', { pattern, suggestion }, location);
    }
  },
};
