import { dirname } from 'node:path/posix';
import { iconBody, iconNames, takesPlaceOfIcon } from '#engine/content/icons.ts';
import { fontFileIn, isWebFont } from '#engine/content/media/font.ts';
import { ownIcons } from '#engine/content/ownIcons.ts';
import type { ProblemLocation } from '#engine/problems/createProblem.ts';
import { textFileName } from '#shared/contentFile/textFileName.ts';
import { isPicture } from '#shared/media.ts';
import { findNearestName, findNearestPath } from '#shared/nearestName.ts';
import { cachedNamesOf } from '../cachedNames.ts';
import type { Reference } from '../facts/facts.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import { type LocatedFact, locationOf, type SiteGraph } from './siteGraph.ts';

/** Prefixes of other icon sets, and extensions of icon files. */
const foreignIconNames =
  /^(?:fa[brsl]?[ -](?:fa-)?|tabler[:-]|ti[ -](?:ti-)?|icons?[:-]|mdi[:-]|bi[ -](?:bi-)?|lucide[:-])|\.svg$/gi;

/** Reports names of files and icons that do not exist. */
export function checkReferencedName(
  reference: LocatedFact<Reference>,
  graph: SiteGraph,
  reports: ProblemCollector,
): void {
  const { kind, value } = reference;
  const location = locationOf(reference);
  const { data, layouts, shared, texts } = graph.source;
  if (kind === 'media' || kind === 'picture' || kind === 'stylesheet')
    checkMedia(value, kind, location, graph, reports);
  else if (kind === 'font') checkMedia(fontFileIn(value) ?? '', kind, location, graph, reports);
  else if (kind === 'icon') checkIcon(value, location, reports);
  else if (kind === 'data' && !data.has(value)) reports.add('data-not-found', missingNameArgs(value, data), location);
  else if (kind === 'layout' && !layouts.has(value))
    reports.add('layout-not-found', missingNameArgs(value, layouts), location);
  else if (kind === 'shared' && !shared.has(value))
    reports.add('shared-not-found', missingNameArgs(value, shared), location);
  else if (kind === 'text' && !texts.has(value)) checkMissingText(value, texts, location, reports);
}

function checkIcon(name: string, location: ProblemLocation, reports: ProblemCollector): void {
  const own = ownIcons().get(name);
  if (own && 'fault' in own) reports.add('icon-unusable', { name, ...own }, location);
  else if (takesPlaceOfIcon(name)) reports.add('icon-name-taken', { name }, location);
  else if (!own && iconBody(name) === undefined)
    reports.add('icon-unknown', { name, own: [...ownIcons().keys()], suggestion: guessIcon(name) }, location);
}

/**
 * Guesses the intended icon: names of other sets and of components are spelled differently, and company logos have a
 * prefix.
 */
function guessIcon(name: string): string | undefined {
  const bare = name
    .replace(foreignIconNames, '')
    .replace(/^(?:Icon|Tb)(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  const brand = `brand-${bare}`;
  return iconBody(brand) === undefined ? cachedNamesOf(ownIcons(), iconNames).findNearest(bare) : brand;
}

function checkMissingText(
  path: string,
  texts: Map<string, unknown>,
  location: ProblemLocation,
  reports: ProblemCollector,
): void {
  const found = findNearestPath(path, [...texts.keys()]);
  const isNameable = found && (found.startsWith('_texts/') || dirname(found) === dirname(path));
  const suggestion = isNameable ? textFileName(found) : undefined;
  reports.add('text-file-not-found', { path, name: textFileName(path), ...(suggestion && { suggestion }) }, location);
}

function missingNameArgs(name: string, existing: Map<string, unknown>) {
  return {
    name,
    known: [...existing.keys()],
    suggestion: findNearestName(name.replace(/^_\w+\/|\.json$/g, ''), existing.keys()),
  };
}

function checkMedia(
  path: string,
  kind: 'media' | 'picture' | 'font' | 'stylesheet',
  location: ProblemLocation,
  graph: SiteGraph,
  reports: ProblemCollector,
): void {
  // An empty path comes from a token that is reported itself.
  if (path === '') return;
  if (/^(https?:|\/\/|data:)/i.test(path)) reports.add('media-elsewhere', { path }, location);
  else if (!graph.source.media.has(path)) {
    const bare = path
      .trim()
      .replaceAll('\\', '/')
      .replace(/^(?:\.{0,2}\/)*(?:pages\/)?(?:_media\/)?/, '');
    const suggestion = cachedNamesOf(graph.source.media, () => graph.source.media.keys()).findNearestPath(bare);
    reports.add('media-not-found', { path, suggestion }, location);
  } else if (kind === 'picture' && !isPicture(path)) reports.add('media-not-a-picture', { path }, location);
  else if (kind === 'font' && !isWebFont(path)) reports.add('media-not-a-font', { path }, location);
  else if (kind === 'stylesheet' && !/\.css$/i.test(path)) reports.add('media-not-a-stylesheet', { path }, location);
}
