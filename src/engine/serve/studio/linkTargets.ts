import type { FileNode } from '#engine/check/crossFile/siteGraph.ts';
import { asObject, type JsonObject } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { LinkTarget } from '#shared/studio.ts';
import { blockNameOf } from './blockNames.ts';
import { displayNameOfPage } from './siteSummary.ts';
import { getSiteUsage } from './siteUsage.ts';
import type { StudioSite } from './studioSite.ts';

/** For more pages, a list with all anchors would be too long for a browser. */
const maxPagesWithAnchors = 1000;

/**
 * Lists possible link targets.
 * @param only path of the page whose anchors are requested; null for all pages
 */
export function listLinkTargets(site: StudioSite, only: string | null): LinkTarget[] {
  const usage = getSiteUsage(site);
  const source = site.content.checked?.source;
  if (!usage || !source) return [];
  const data = asObject(source.site?.json);
  const pages = [...usage.graph.pages.values()].filter(({ page }) => only === null || page?.route === only);
  const hasAnchors = pages.length <= maxPagesWithAnchors;
  const targets = pages.flatMap((container): LinkTarget[] => {
    const { page } = container;
    if (!page) return [];
    const name = displayNameOfPage(page, data);
    const pageTarget: LinkTarget = { link: page.route, name, kind: 'page' };
    return [pageTarget, ...(hasAnchors ? anchorTargetsOf(container, usage, data) : [])];
  });
  const ofLists = [...(site.content.stateAt()?.context.pages.values() ?? [])].flatMap((page): LinkTarget[] =>
    page.part ? [{ link: page.route, name: displayNameOfPage(page, data), kind: 'page' }] : [],
  );
  const documents = [...source.media.keys()].map((path): LinkTarget => ({ link: path, name: path, kind: 'document' }));
  return only === null ? [...targets, ...ofLists, ...documents] : targets.filter(({ kind }) => kind === 'anchor');
}

function anchorTargetsOf(
  page: FileNode,
  { anchors }: NonNullable<ReturnType<typeof getSiteUsage>>,
  site: JsonObject,
): LinkTarget[] {
  const { route = '' } = page.page ?? {};
  return anchors.locateIdsOn(page).map(({ id, file, pointer, heading }) => ({
    link: `${route}#${id}`,
    name: heading ?? (blockNameOf(valueAt(file.json, pointer.replace(/\/id$/, '')), { site }) || id),
    kind: 'anchor',
  }));
}
