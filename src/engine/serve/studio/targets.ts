import type { Container } from '#engine/check/judge/graph.ts';
import { nameOf } from '#engine/content/blockName.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { valueAt } from '#shared/applyChange.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { LinkTarget } from '#shared/studio.ts';
import type { StudioSite } from './studioSite.ts';
import { pageName } from './summary.ts';
import { shownIn } from './uses.ts';

/** A list of all anchors of more pages would be too long for a browser. */
const mostPages = 1000;

/**
 * Where a link can lead to.
 * @param only path of the page whose anchors are asked for; everything when it is left out
 */
export function targetsOf(site: StudioSite, only: string | null): LinkTarget[] {
  const shown = shownIn(site);
  const source = site.content.checked?.source;
  if (!shown || !source) return [];
  const data = isObject(source.site?.json) ? source.site.json : {};
  const pages = [...shown.graph.pages.values()].filter(({ page }) => only === null || page?.route === only);
  const hasAnchors = pages.length <= mostPages;
  const targets = pages.flatMap((container): LinkTarget[] => {
    const { page } = container;
    if (!page) return [];
    const name = pageName(page, data);
    const own: LinkTarget = { link: page.route, name, kind: 'page' };
    return [own, ...(hasAnchors ? anchorsOf(container, shown, data) : [])];
  });
  const documents = [...source.media.keys()].map((path): LinkTarget => ({ link: path, name: path, kind: 'document' }));
  return only === null ? [...targets, ...documents] : targets.filter(({ kind }) => kind === 'anchor');
}

function anchorsOf(
  page: Container,
  { anchors }: NonNullable<ReturnType<typeof shownIn>>,
  site: JsonObject,
): LinkTarget[] {
  const { route = '' } = page.page ?? {};
  return anchors.placesOn(page).map(({ id, file, pointer }) => ({
    link: `${route}#${id}`,
    name: nameOfAnchor(valueAt(file.json, pointer.replace(/\/id$/, '')), site) || id,
    kind: 'anchor',
  }));
}

function nameOfAnchor(value: unknown, site: JsonObject): string {
  if (!isObject(value)) return '';
  return nameOf(value, loadSiteSchemas().blocks.get(String(value.type))?.schema, { site });
}
