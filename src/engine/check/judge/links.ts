import { linkedFile } from '#engine/content/filesByName.ts';
import { type NotPublic, whyNotPublic } from '#engine/content/publication.ts';
import { inspectMarkdown } from '#engine/content/text/markdown.ts';
import { digitsOf } from '#engine/content/text/tokens.ts';
import { nearest } from '#shared/nearest.ts';
import { momentInWords, quote } from '#shared/words.ts';
import type { Reference } from '../facts/facts.ts';
import { namesOf } from '../knownNames.ts';
import { mayBeAddress } from './addresses.ts';
import { type Container, type Located, placeOf } from './graph.ts';
import type { LinkContext } from './judgeContext.ts';
import { bareRoute, likelyRoute } from './likelyRoute.ts';
import { checkScheme, type Malformed } from './schemes.ts';

/** Browsers drop these from the beginning of an address and from within its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an address can be hidden behind them
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;

/** A query makes a link for each of its items: where one leads nowhere, the others do for the same reason. */
const madeBy = ({ within, pointer }: Located<Reference>) => within ?? pointer;

/** Reports a link that leads nowhere, or where no link may lead. */
export function checkLink(reference: Located<Reference>, context: LinkContext): void {
  const { value } = reference;
  const scheme = value
    .replace(ignoredByBrowsers, '')
    .match(/^([a-z][a-z0-9+.-]*):/i)?.[1]
    ?.toLowerCase();
  const malformed: Malformed = (reason, suggestion, isCertain = false) => {
    const place = { ...placeOf(reference), ...(isCertain && exchange(reference, suggestion)) };
    context.reports.add('link-malformed', { link: value, reason, suggestion: suggestion || undefined }, place);
  };
  if (scheme) checkScheme(scheme, reference, malformed, context);
  else if (value !== value.trim() || value === '') malformed('it has spaces around it', value.trim());
  else if (value.startsWith('//')) malformed('its "https:" is missing', `https:${value}`);
  else if (value.startsWith('#')) checkOwnAnchor(reference, context);
  else if (value.startsWith('/')) checkRoute(reference, context);
  else checkFile(reference, malformed, context);
}

/** Routes, aliases and redirects lead somewhere; a slash at the end or a wrong capital does not. */
function checkRoute(reference: Located<Reference>, context: LinkContext): void {
  const { graph, otherAddresses, reports } = context;
  const [address = '', anchor] = reference.value.split('#');
  const route = address.split('?')[0] ?? '';
  const page = graph.pages.get(route);
  if (!page) {
    // A site without a home page has that problem already.
    if (route === '/') return;
    if (otherAddresses.has(route)) {
      checkMoved(route, reference, context);
      return;
    }
    const suggestion = likelyRoute(route, context);
    if (mayBeAddress(route, context)) return;
    const rest = suggestion === undefined ? '' : likelyRest(reference.value.slice(route.length), suggestion, context);
    const args = { link: route, suggestion: suggestion && suggestion + rest };
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
    checkAbsentPage(route, page, reference, context);
    return;
  }
  if (anchor !== undefined) checkAnchor(anchor, page, `the page ${route}`, reference, context);
}

/** A link to another address of a page gets there, by a detour. Redirects of `_site.json` are meant to be linked to. */
function checkMoved(route: string, reference: Located<Reference>, context: LinkContext): void {
  const page = context.otherAddresses.get(route);
  if (!page?.page) return;
  if (!page.isShown) {
    checkAbsentPage(route, page, reference, context);
    return;
  }
  const suggestion = page.page.route + reference.value.slice(route.length);
  const place = { ...placeOf(reference), ...exchange(reference, suggestion) };
  context.reports.add('link-moved', { link: route, suggestion }, place, madeBy(reference));
}

/** For `--fix`: what to write instead. */
const exchange = ({ value }: Located<Reference>, to: string | undefined) =>
  to ? { exchange: { from: value, to, linksIn: (text: string) => inspectMarkdown(text).links } } : {};

/** The same address but for capitals, a slash at the end, or an ending as `.html`. */
const isWrittenAlike = (route: string, other: string) => bareRoute(route).toLowerCase() === other.toLowerCase();

/** What stands behind a route (`?…#…`), as the page that was most likely meant has it: an anchor that it lacks goes. */
function likelyRest(rest: string, route: string, { graph, anchors }: LinkContext): string {
  const [query = '', anchor] = rest.split('#');
  const page = graph.pages.get(route);
  if (anchor === undefined || !page || !anchors.lacks(page, anchor)) return rest;
  const near = nearest(anchor, anchors.idsOf(page));
  return near === undefined ? query : `${query}#${near}`;
}

/** A link to a page that is not public. An entry for what is still to come is meant so; one for what is over is of no use any more. */
function checkAbsentPage(link: string, page: Container, reference: Located<Reference>, context: LinkContext): void {
  const why = whyNotPublic(page.page?.page ?? {}, context.graph.at);
  if (!why || !reference.isShown || (!isInText(reference) && why.why !== 'until')) return;
  context.refused.add(page);
  const args = { what: `the page ${quote(link)}`, why: inWords(why), file: page.file.path };
  reportAbsent(args, reference, context);
}

/** A link in running text stays as text while its target is not there, which changes a sentence; an entry is left out. */
function reportAbsent(
  args: { what: string; why: string; file: string },
  reference: Located<Reference>,
  { reports }: LinkContext,
): void {
  // What is not shown itself may prepare links to what is not shown yet.
  if (!reference.isShown) return;
  reports.add('link-unpublished', { ...args, isText: isInText(reference) }, placeOf(reference), madeBy(reference));
}

const isInText = ({ within }: Located<Reference>) => within !== undefined;

/** Why a page is not part of the site, in plain words. */
function inWords(why: NotPublic): string {
  if (!('moment' in why)) return why.why === 'draft' ? 'is a draft' : 'is hidden';
  return `${why.why === 'from' ? 'begins' : 'ended'} on ${momentInWords(why.moment)}`;
}

/** An anchor of the same page: of every page on which the text is shown. */
function checkOwnAnchor(reference: Located<Reference>, context: LinkContext): void {
  const anchor = reference.value.slice(1);
  if (anchor === '') {
    context.reports.add('link-to-nowhere', undefined, placeOf(reference));
    return;
  }
  const pages = context.anchors.pagesOf(reference.container);
  const lacking = pages.filter((page) => context.anchors.lacks(page, anchor));
  const isAbsent = ({ page }: Container) => context.anchors.absent.has(`${page?.route}#${anchor}`);
  const without = lacking.find((page) => !isAbsent(page)) ?? lacking[0];
  if (!without) return;
  const name = reference.container.page ? 'this page' : `the page ${without.page?.route}`;
  checkAnchor(anchor, without, name, reference, context);
}

function checkAnchor(
  anchor: string,
  page: Container,
  name: string,
  reference: Located<Reference>,
  context: LinkContext,
): void {
  const { anchors, reports } = context;
  if (!reference.isShown || !anchors.lacks(page, anchor)) return;
  // A link to a part that is not there at the moment is left out with it, or stays as text.
  if (anchors.absent.has(`${page.page?.route}#${anchor}`)) {
    const args = {
      what: `the part ${quote(anchor)} of ${name}`,
      why: 'is not shown at this time',
      file: page.file.path,
    };
    if (isInText(reference)) reportAbsent(args, reference, context);
    return;
  }
  const known = anchors.idsOf(page);
  const near = nearest(anchor, known);
  const suggestion = near && reference.value.replace(/#.*$/, `#${near}`);
  const args = { anchor, page: name, known: [...known], suggestion };
  reports.add('link-anchor-not-found', args, placeOf(reference), madeBy(reference));
}

/** Whatever has no scheme and no slash in front names a file of `_media`. */
function checkFile(reference: Located<Reference>, malformed: Malformed, context: LinkContext): void {
  const { graph, reports, otherAddresses } = context;
  if (linkedFile(reference.value, graph.source.media)) return;
  const path = reference.value.split('#')[0] ?? '';
  const bare = path.replaceAll('\\', '/').replace(/^\.?\/?(_media\/)?/, '');
  const route = bareRoute(path);
  if (graph.pages.has(route) || otherAddresses.has(route)) {
    const suggestion = route + reference.value.slice(path.length);
    malformed('a route begins with "/"', suggestion, graph.pages.has(`/${path}`));
  } else if (/^www\.|^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|edu|in|net|io|gov)(\/|$)/i.test(path))
    malformed('its "https://" is missing', `https://${reference.value}`);
  else if (/^https?[;,.]?\/\//i.test(path))
    malformed('its ":" is missing', reference.value.replace(/^(https?)[;,.]?\/\//i, '$1://'));
  else if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(path)) malformed('its "mailto:" is missing', `mailto:${path}`);
  else if (/^\+?[\d\s().-]{6,}$/.test(path)) malformed('its "tel:" is missing', `tel:${digitsOf(path)}`);
  else if (/\.[a-z0-9]{2,5}$/i.test(path) || graph.source.media.has(bare)) {
    const suggestion = namesOf(graph.source.media, () => graph.source.media.keys()).nearestPath(bare);
    reports.add('media-not-found', { path, suggestion }, placeOf(reference));
  } else {
    const near = namesOf(graph.pages, () => graph.pages.keys()).nearestPath(route);
    malformed('it is no route, which begins with "/", and no file of _media', near);
  }
}
