import { basePathOf } from '#engine/content/basePath.ts';
import { withoutBasePath } from '#shared/withoutBasePath.ts';
import { cachedNamesOf } from '../cachedNames.ts';
import type { LinkContext } from './crossFileContext.ts';

/** Removes slashes at the end, a file extension and the `pages` folder from a route. */
export const normaliseRoute = (route: string): string =>
  route
    .replaceAll('\\', '/')
    .replace(/\/+$/, '')
    .replace(/(\/index)?\.(html?|json|php|aspx?)$/i, '')
    .replace(/^\/?(?:\.\.?\/)*(?:pages\/)?/, '/');

/** Guesses the intended route, other address or file of `_media`. */
export function guessRoute(route: string, { graph, otherAddresses, tokens }: LinkContext): string | undefined {
  const bare = normaliseRoute(route);
  // Browsers show addresses with the base path.
  const withoutBase = withoutBasePath(bare, basePathOf(tokens.site)) ?? bare;
  for (const candidate of [bare, route, withoutBase])
    if (graph.pages.has(candidate) || otherAddresses.has(candidate)) return candidate;
  const media = route.replace(/^\/?(_media\/)?/, '');
  if (graph.source.media.has(media)) return media;
  return cachedNamesOf(otherAddresses, () => [...graph.pages.keys(), ...otherAddresses.keys()]).findNearestPath(bare);
}
