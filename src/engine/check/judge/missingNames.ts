import { iconBody, iconNames } from '#engine/content/icons.ts';
import { fontFileIn, isWebFont } from '#engine/content/media/font.ts';
import { isPicture } from '#engine/content/media/isPicture.ts';
import type { Place } from '#engine/problems/problemAt.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reference } from '../facts/facts.ts';
import { namesOf } from '../knownNames.ts';
import type { Reports } from '../reports.ts';
import { type Located, placeOf, type SiteGraph } from './graph.ts';

/** How other icon sets begin their names, and how files of icons end. */
const iconSets =
  /^(?:fa[brsl]?[ -](?:fa-)?|tabler[:-]|ti[ -](?:ti-)?|icons?[:-]|mdi[:-]|bi[ -](?:bi-)?|lucide[:-])|\.svg$/gi;

/** Reports names of files and icons that are not there. */
export function checkName(reference: Located<Reference>, graph: SiteGraph, reports: Reports): void {
  const { kind, value } = reference;
  const place = placeOf(reference);
  const { data, layouts, shared } = graph.source;
  if (kind === 'media' || kind === 'picture' || kind === 'stylesheet') checkMedia(value, kind, place, graph, reports);
  else if (kind === 'font') checkMedia(fontFileIn(value) ?? '', kind, place, graph, reports);
  else if (kind === 'icon' && iconBody(value) === undefined) {
    reports.add('icon-unknown', { name: value, suggestion: likelyIcon(value) }, place);
  } else if (kind === 'data' && !data.has(value)) reports.add('data-not-found', missing(value, data), place);
  else if (kind === 'layout' && !layouts.has(value)) reports.add('layout-not-found', missing(value, layouts), place);
  else if (kind === 'shared' && !shared.has(value)) reports.add('shared-not-found', missing(value, shared), place);
}

/** Names of other sets and of components are written otherwise; logos of companies have a name before theirs. */
function likelyIcon(name: string): string | undefined {
  const bare = name
    .replace(iconSets, '')
    .replace(/^(?:Icon|Tb)(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  const brand = `brand-${bare}`;
  return iconBody(brand) === undefined ? namesOf(iconSets, iconNames).nearest(bare) : brand;
}

function missing(name: string, there: Map<string, unknown>) {
  return { name, known: [...there.keys()], suggestion: nearest(name.replace(/^_\w+\/|\.json$/g, ''), there.keys()) };
}

function checkMedia(
  path: string,
  kind: 'media' | 'picture' | 'font' | 'stylesheet',
  place: Place,
  graph: SiteGraph,
  reports: Reports,
): void {
  // An empty path comes from a token that has its own problem.
  if (path === '') return;
  if (/^(https?:|\/\/|data:)/i.test(path)) reports.add('media-elsewhere', { path }, place);
  else if (!graph.source.media.has(path)) {
    const bare = path
      .trim()
      .replaceAll('\\', '/')
      .replace(/^(?:\.{0,2}\/)*(?:pages\/)?(?:_media\/)?/, '');
    const suggestion = namesOf(graph.source.media, () => graph.source.media.keys()).nearestPath(bare);
    reports.add('media-not-found', { path, suggestion }, place);
  } else if (kind === 'picture' && !isPicture(path)) reports.add('media-not-a-picture', { path }, place);
  else if (kind === 'font' && !isWebFont(path)) reports.add('media-not-a-font', { path }, place);
  else if (kind === 'stylesheet' && !/\.css$/i.test(path)) reports.add('media-not-a-stylesheet', { path }, place);
}
