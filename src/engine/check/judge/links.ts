import { inspectMarkdown } from '#engine/content/text/markdown.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reference } from '../facts/facts.ts';
import type { Container, Located } from './graph.ts';
import { namesOf } from './knownNames.ts';
import { bareRoute, likelyRoute } from './likelyRoute.ts';
import type { LinkTargets } from './linkTargets.ts';
import { pageOfAlias } from './moved.ts';
import { checkScheme, digitsOf, type Malformed } from './schemes.ts';

/** Browsers drop these from the beginning of an address and from within its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an address can be hidden behind them
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;

const placeOf = ({ container, pointer, within }: Located<Reference>) => ({
  file: container.file,
  pointer,
  ...(within && { within }),
});

/** A query makes a link for each of its items: where one leads nowhere, the others do for the same reason. */
const madeBy = ({ within, pointer }: Located<Reference>) => within ?? pointer;

/** Reports a link that leads nowhere, or where no link may lead. */
export function checkLink(reference: Located<Reference>, targets: LinkTargets): void {
  const { value } = reference;
  const scheme = value
    .replace(ignoredByBrowsers, '')
    .match(/^([a-z][a-z0-9+.-]*):/i)?.[1]
    ?.toLowerCase();
  const report: Malformed = (reason, suggestion) => malformed(reference, targets, reason, suggestion);
  if (scheme) checkScheme(scheme, reference, placeOf(reference), report, targets);
  else if (value !== value.trim() || value === '')
    malformed(reference, targets, 'it has spaces around it', value.trim());
  else if (value.startsWith('//')) malformed(reference, targets, 'its "https:" is missing', `https:${value}`);
  else if (value.startsWith('#')) checkOwnAnchor(reference, targets);
  else if (value.startsWith('/')) checkRoute(reference, targets);
  else checkFile(reference, targets);
}

function malformed(
  reference: Located<Reference>,
  { reports }: Pick<LinkTargets, 'reports'>,
  reason: string,
  suggestion?: string,
  isCertain = false,
): void {
  const place = { ...placeOf(reference), ...(isCertain && exchange(reference, suggestion)) };
  reports.add('link-malformed', { link: reference.value, reason, ...(suggestion && { suggestion }) }, place);
}

/** Routes, aliases and redirects lead somewhere; a slash at the end or a wrong capital does not. */
function checkRoute(reference: Located<Reference>, targets: LinkTargets): void {
  const { graph, otherAddresses, reports } = targets;
  const [address = '', anchor] = reference.value.split('#');
  const route = address.split('?')[0] ?? '';
  const page = graph.pages.get(route);
  if (!page) {
    // A site without a home page has that problem already.
    if (route === '/') return;
    if (otherAddresses.has(route)) {
      checkMoved(route, reference, targets);
      return;
    }
    const suggestion = likelyRoute(route, targets);
    if (targets.mayBeThere(route)) return;
    const rest = suggestion === undefined ? '' : likelyRest(reference.value.slice(route.length), suggestion, targets);
    const args = { link: route, ...(suggestion && { suggestion: suggestion + rest }) };
    const isCertain =
      suggestion !== undefined &&
      graph.pages.has(suggestion) &&
      isWrittenAlike(route, suggestion) &&
      reference.value === route + rest;
    const place = { ...placeOf(reference), ...(isCertain && exchange(reference, args.suggestion)) };
    reports.add('link-not-found', args, place, madeBy(reference));
    return;
  }
  if (!page.isShown) {
    // What is not shown itself may prepare links to what is not shown yet.
    if (!reference.isShown) return;
    targets.refused.add(page);
    const args = { link: route, file: page.file.path, why: whyHidden(page, graph.at) };
    reports.add('link-unpublished', args, placeOf(reference));
    return;
  }
  if (anchor !== undefined) checkAnchor(anchor, page, `the page ${route}`, reference, targets);
}

/** A link to another address of a page gets there, by a detour. Redirects of `_site.json` are meant to be linked to. */
function checkMoved(route: string, reference: Located<Reference>, { graph, reports }: LinkTargets): void {
  const page = pageOfAlias(route, graph);
  if (!page?.isShown || !page.page) return;
  const suggestion = page.page.route + reference.value.slice(route.length);
  const place = { ...placeOf(reference), ...exchange(reference, suggestion) };
  reports.add('link-moved', { link: route, suggestion }, place, madeBy(reference));
}

/** For `--fix`: what to write instead. */
const exchange = ({ value }: Located<Reference>, to: string | undefined) =>
  to ? { exchange: { from: value, to, linksIn: (text: string) => inspectMarkdown(text).links } } : {};

/** The same address but for capitals, a slash at the end, or an ending as `.html`. */
const isWrittenAlike = (route: string, other: string) => bareRoute(route).toLowerCase() === other.toLowerCase();

/** What stands behind a route (`?…#…`), as the page that was most likely meant has it: an anchor that it lacks goes. */
function likelyRest(rest: string, route: string, { graph, anchors }: LinkTargets): string {
  const [query = '', anchor] = rest.split('#');
  const page = graph.pages.get(route);
  if (anchor === undefined || !page || !anchors.lacks(page, anchor)) return rest;
  const near = nearest(anchor, anchors.idsOf(page));
  return near === undefined ? query : `${query}#${near}`;
}

/** Why a page is not part of the site, in plain words. */
function whyHidden({ page }: Container, at: string): string {
  const { draft, publishAt, expireAt } = page?.page ?? {};
  if (draft === true) return 'it is a draft';
  if (typeof publishAt === 'string' && publishAt > at) return `it begins on ${publishAt}`;
  return typeof expireAt === 'string' ? `it ended on ${expireAt}` : 'it is hidden';
}

/** An anchor of the same page: of every page on which the text is shown. */
function checkOwnAnchor(reference: Located<Reference>, targets: LinkTargets): void {
  const anchor = reference.value.slice(1);
  if (anchor === '') {
    targets.reports.add('link-to-nowhere', undefined, placeOf(reference));
    return;
  }
  const pages = targets.anchors.pagesOf(reference.container);
  const without = pages.find((page) => targets.anchors.lacks(page, anchor));
  if (without)
    checkAnchor(
      anchor,
      without,
      reference.container.page ? 'this page' : `the page ${without.page?.route}`,
      reference,
      targets,
    );
}

function checkAnchor(
  anchor: string,
  page: Container,
  name: string,
  reference: Located<Reference>,
  { anchors, reports }: LinkTargets,
): void {
  if (!reference.isShown || !anchors.lacks(page, anchor)) return;
  const known = anchors.idsOf(page);
  const near = nearest(anchor, known);
  const suggestion = near && reference.value.replace(/#.*$/, `#${near}`);
  const args = { anchor, page: name, known, ...(suggestion && { suggestion }) };
  reports.add('link-anchor-not-found', args, placeOf(reference), madeBy(reference));
}

/** Whatever has no scheme and no slash in front names a file of `_media`. */
function checkFile(reference: Located<Reference>, targets: LinkTargets): void {
  const { graph, reports, otherAddresses } = targets;
  const path = reference.value.split('#')[0] ?? '';
  if (graph.source.media.has(path)) return;
  const bare = path.replaceAll('\\', '/').replace(/^\.?\/?(_media\/)?/, '');
  const route = bareRoute(path);
  if (graph.pages.has(route) || otherAddresses.has(route)) {
    const suggestion = route + reference.value.slice(path.length);
    malformed(reference, targets, 'a route begins with "/"', suggestion, graph.pages.has(`/${path}`));
  } else if (/^www\.|^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|edu|in|net|io|gov)(\/|$)/i.test(path))
    malformed(reference, targets, 'its "https://" is missing', `https://${reference.value}`);
  else if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(path))
    malformed(reference, targets, 'its "mailto:" is missing', `mailto:${path}`);
  else if (/^\+?[\d\s().-]{6,}$/.test(path))
    malformed(reference, targets, 'its "tel:" is missing', `tel:${digitsOf(path)}`);
  else if (/\.[a-z0-9]{2,5}$/i.test(path) || graph.source.media.has(bare)) {
    const suggestion = namesOf(graph.source.media, () => graph.source.media.keys()).nearestPath(bare);
    reports.add('media-not-found', { path, ...(suggestion && { suggestion }) }, placeOf(reference));
  } else {
    const near = namesOf(graph.pages, () => graph.pages.keys()).nearestPath(route);
    malformed(reference, targets, 'it is no route, which begins with "/", and no file of _media', near);
  }
}
