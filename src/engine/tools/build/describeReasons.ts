import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import type { PageTask } from '#engine/make/render/pageMaker.ts';

/**
 * Says why the page of a route was made again, in each language in which it was.
 * @param source absent when nothing has changed since the last build
 */
export function describeReasons(
  route: string,
  tasks: readonly Pick<PageTask, 'page' | 'language' | 'reasons'>[],
  source: Pick<SiteSource, 'pages'> | undefined,
): string {
  if (!source) return 'No page was made again: nothing has changed since the last build.';
  const isAtRoute = (page: PageSource) => page.route === route && !page.isNotFoundPage;
  if (!source.pages.some(isAtRoute)) return `There is no page ${route}.`;
  const own = tasks.filter(({ page }) => isAtRoute(page));
  if (!own.length) return `${route} was not made again: nothing that it depends on has changed since the last build.`;
  const lines = own.map(({ language, reasons }) => {
    const name = own.length > 1 ? `${route} (${language})` : route;
    return `${name} was made again: ${reasons.join('; ')}.`;
  });
  return lines.join('\n');
}
