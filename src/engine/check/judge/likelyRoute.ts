import { basePathOf, belowBase } from '#engine/content/basePath.ts';
import { namesOf } from '../knownNames.ts';
import type { LinkContext } from './judgeContext.ts';

/** A route without what does not belong to it: slashes at the end, the ending or the folder of its file. */
export const bareRoute = (route: string): string =>
  route
    .replaceAll('\\', '/')
    .replace(/\/+$/, '')
    .replace(/(\/index)?\.(html?|json|php|aspx?)$/i, '')
    .replace(/^\/?(?:\.\.?\/)*(?:pages\/)?/, '/');

/** The route, other address or file of `_media` that was most likely meant. */
export function likelyRoute(route: string, { graph, otherAddresses, tokens }: LinkContext): string | undefined {
  const bare = bareRoute(route);
  // As browsers show it: with the folder that the site lies below.
  const below = belowBase(bare, basePathOf(tokens.site)) ?? bare;
  for (const known of [bare, route, below]) if (graph.pages.has(known) || otherAddresses.has(known)) return known;
  const media = route.replace(/^\/?(_media\/)?/, '');
  if (graph.source.media.has(media)) return media;
  return namesOf(otherAddresses, () => [...graph.pages.keys(), ...otherAddresses.keys()]).nearestPath(bare);
}
