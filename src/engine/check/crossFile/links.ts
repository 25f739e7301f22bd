import { findLinkedFile } from '#engine/content/filesByName.ts';
import { type UnpublishedReason, unpublishedReasonOf } from '#engine/content/publication.ts';
import { inspectMarkdown } from '#engine/content/text/inspectMarkdown.ts';
import { phoneDigitsOf } from '#engine/content/text/tokens.ts';
import { formatTimestamp, quote } from '#shared/formatText.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { cachedNamesOf } from '../cachedNames.ts';
import type { Reference } from '../facts/facts.ts';
import { mayBeUnreadableAddress } from './addresses.ts';
import type { LinkContext } from './crossFileContext.ts';
import { guessRoute, normaliseRoute } from './guessRoute.ts';
import { checkScheme, type ReportMalformed } from './linkSchemes.ts';
import { type FileNode, type LocatedFact, locationOf } from './siteGraph.ts';

/** Characters that browsers drop from the beginning of an address and from within its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an address can be hidden behind them
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;

/** Groups links that one query makes for its items: where one leads nowhere, the others do for the same reason. */
const causeOf = ({ within = '' }: LocatedFact<Reference>) => within;

/** Reports a link that leads nowhere or is not allowed. */
export function checkLink(reference: LocatedFact<Reference>, context: LinkContext): void {
  const { value } = reference;
  const scheme = value
    .replace(ignoredByBrowsers, '')
    .match(/^([a-z][a-z0-9+.-]*):/i)?.[1]
    ?.toLowerCase();
  const reportMalformed: ReportMalformed = (reason, suggestion, isCertain = false) => {
    const location = { ...locationOf(reference), ...(isCertain && linkReplacement(reference, suggestion)) };
    context.reports.add('link-malformed', { link: value, reason, suggestion: suggestion || undefined }, location);
  };
  if (scheme) checkScheme(scheme, reference, reportMalformed, context);
  else if (value !== value.trim() || value === '') reportMalformed('it has spaces around it', value.trim());
  else if (value.startsWith('//')) reportMalformed('its "https:" is missing', `https:${value}`);
  else if (value.startsWith('#')) checkOwnAnchor(reference, context);
  else if (value.startsWith('/')) checkRoute(reference, context);
  else checkFile(reference, reportMalformed, context);
}

/** Checks a link to a route, an alias or a redirect. A wrong capital or a slash at the end is an error. */
function checkRoute(reference: LocatedFact<Reference>, context: LinkContext): void {
  const { graph, otherAddresses, reports } = context;
  const [address = '', anchor] = reference.value.split('#');
  const route = address.split('?')[0] ?? '';
  const page = graph.pages.get(route);
  if (!page) {
    // A site without a home page is reported elsewhere.
    if (route === '/') return;
    if (otherAddresses.has(route)) {
      reportMovedLink(route, reference, context);
      return;
    }
    const suggestion = guessRoute(route, context);
    if (mayBeUnreadableAddress(route, context)) return;
    const queryAndAnchor =
      suggestion === undefined ? '' : guessQueryAndAnchor(reference.value.slice(route.length), suggestion, context);
    const args = { link: route, suggestion: suggestion && suggestion + queryAndAnchor };
    const isCertain =
      suggestion !== undefined &&
      graph.pages.has(suggestion) &&
      isWrittenAlike(route, suggestion) &&
      reference.value === route + queryAndAnchor;
    const location = { ...locationOf(reference), ...(isCertain && linkReplacement(reference, args.suggestion)) };
    reports.add('link-not-found', args, location, causeOf(reference));
    return;
  }
  if (!page.isShown) {
    checkUnpublishedTarget(route, page, reference, context);
    return;
  }
  if (anchor !== undefined) checkAnchor(anchor, page, `the page ${route}`, reference, context);
}

/** Reports a link to an alias: it works, but by a redirect. Redirects of `_site.json` are meant to be linked to. */
function reportMovedLink(route: string, reference: LocatedFact<Reference>, context: LinkContext): void {
  const page = context.otherAddresses.get(route);
  if (!page?.page) return;
  if (!page.isShown) {
    checkUnpublishedTarget(route, page, reference, context);
    return;
  }
  const suggestion = page.page.route + reference.value.slice(route.length);
  const location = { ...locationOf(reference), ...linkReplacement(reference, suggestion) };
  context.reports.add('link-moved', { link: route, suggestion }, location, causeOf(reference));
}

const hrefsIn = (text: string) => inspectMarkdown(text, 'flow').links.map(({ href }) => href);

/** Replacement of the link target for `--fix`. */
const linkReplacement = ({ value }: LocatedFact<Reference>, to: string | undefined) =>
  to ? { exchange: { from: value, to, linksIn: hrefsIn } } : {};

/** True if two addresses differ only in case, a slash at the end, or an extension as `.html`. */
const isWrittenAlike = (route: string, other: string) => normaliseRoute(route).toLowerCase() === other.toLowerCase();

/** Adapts the query and anchor behind a misspelt route (`?…#…`) to the guessed page. An unknown anchor is removed. */
function guessQueryAndAnchor(queryAndAnchor: string, route: string, { graph, anchors }: LinkContext): string {
  const [query = '', anchor] = queryAndAnchor.split('#');
  const page = graph.pages.get(route);
  if (anchor === undefined || !page || !anchors.isMissingOn(page, anchor)) return queryAndAnchor;
  const nearest = findNearestName(anchor, anchors.idsOf(page));
  return nearest === undefined ? query : `${query}#${nearest}`;
}

/**
 * Reports a link to an unpublished page. In lists, links to pages yet to be published are intended; only those to
 * expired pages are reported.
 */
function checkUnpublishedTarget(
  link: string,
  page: FileNode,
  reference: LocatedFact<Reference>,
  context: LinkContext,
): void {
  const reason = unpublishedReasonOf(page.page?.page ?? {}, context.graph.at);
  if (!reason || !reference.isShown || (!isInRunningText(reference) && reason.why !== 'until')) return;
  context.refused.add(page);
  const args = { what: `the page ${quote(link)}`, why: formatNotPublic(reason), file: page.file.path };
  reportUnpublished(args, reference, context);
}

/**
 * Reports a link to content that is not shown. In running text such a link stays as plain text, which changes the
 * sentence; an entry of a list is left out.
 */
function reportUnpublished(
  args: { what: string; why: string; file: string },
  reference: LocatedFact<Reference>,
  { reports }: LinkContext,
): void {
  // Content that is not shown may prepare links to other such content.
  if (!reference.isShown) return;
  reports.add(
    'link-unpublished',
    { ...args, isText: isInRunningText(reference) },
    locationOf(reference),
    causeOf(reference),
  );
}

const isInRunningText = ({ within }: LocatedFact<Reference>) => within !== undefined;

function formatNotPublic(reason: UnpublishedReason): string {
  if (!('moment' in reason)) return reason.why === 'draft' ? 'is a draft' : 'is hidden';
  return `${reason.why === 'from' ? 'begins' : 'ended'} on ${formatTimestamp(reason.moment)}`;
}

/** Checks a link to an anchor of the same page, on every page that shows the text. */
function checkOwnAnchor(reference: LocatedFact<Reference>, context: LinkContext): void {
  const anchor = reference.value.slice(1);
  if (anchor === '') {
    context.reports.add('link-to-nowhere', undefined, locationOf(reference));
    return;
  }
  const pages = context.anchors.pagesShowing(reference.container);
  const pagesWithoutAnchor = pages.filter((page) => context.anchors.isMissingOn(page, anchor));
  const isHidden = ({ page }: FileNode) => context.anchors.hiddenAddresses.has(`${page?.route}#${anchor}`);
  const pageWithoutAnchor = pagesWithoutAnchor.find((page) => !isHidden(page)) ?? pagesWithoutAnchor[0];
  if (!pageWithoutAnchor) return;
  const name = reference.container.page ? 'this page' : `the page ${pageWithoutAnchor.page?.route}`;
  checkAnchor(anchor, pageWithoutAnchor, name, reference, context);
}

function checkAnchor(
  anchor: string,
  page: FileNode,
  name: string,
  reference: LocatedFact<Reference>,
  context: LinkContext,
): void {
  const { anchors, reports } = context;
  if (!reference.isShown || !anchors.isMissingOn(page, anchor)) return;
  // A link to a hidden part is left out with it, or stays as plain text.
  if (anchors.hiddenAddresses.has(`${page.page?.route}#${anchor}`)) {
    const args = {
      what: `the part ${quote(anchor)} of ${name}`,
      why: 'is not shown at this time',
      file: page.file.path,
    };
    if (isInRunningText(reference)) reportUnpublished(args, reference, context);
    return;
  }
  const known = anchors.idsOf(page);
  // The frame of the page has the id, so that the heading has the next one.
  const nearest = known.has(`${anchor}-2`) ? `${anchor}-2` : findNearestName(anchor, known);
  const suggestion = nearest && reference.value.replace(/#.*$/, `#${nearest}`);
  const args = { anchor, page: name, known: [...known], suggestion };
  reports.add('link-anchor-not-found', args, locationOf(reference), causeOf(reference));
}

/** Checks a link without scheme and leading slash, which names a file of `_media`. */
function checkFile(reference: LocatedFact<Reference>, reportMalformed: ReportMalformed, context: LinkContext): void {
  const { graph, reports, otherAddresses } = context;
  if (findLinkedFile(reference.value, graph.source.media)) return;
  const path = reference.value.split('#')[0] ?? '';
  const bare = path.replaceAll('\\', '/').replace(/^\.?\/?(_media\/)?/, '');
  const route = normaliseRoute(path);
  if (graph.pages.has(route) || otherAddresses.has(route)) {
    const suggestion = route + reference.value.slice(path.length);
    reportMalformed('a route begins with "/"', suggestion, graph.pages.has(`/${path}`));
  } else if (/^www\.|^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|edu|in|net|io|gov)(\/|$)/i.test(path))
    reportMalformed('its "https://" is missing', `https://${reference.value}`);
  else if (/^https?[;,.]?\/\//i.test(path))
    reportMalformed('its ":" is missing', reference.value.replace(/^(https?)[;,.]?\/\//i, '$1://'));
  else if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(path)) reportMalformed('its "mailto:" is missing', `mailto:${path}`);
  else if (/^\+?[\d\s().-]{6,}$/.test(path)) reportMalformed('its "tel:" is missing', `tel:${phoneDigitsOf(path)}`);
  else if (/\.[a-z0-9]{2,5}$/i.test(path) || graph.source.media.has(bare)) {
    const suggestion = cachedNamesOf(graph.source.media, () => graph.source.media.keys()).findNearestPath(bare);
    reports.add('media-not-found', { path, suggestion }, locationOf(reference));
  } else {
    const nearest = cachedNamesOf(graph.pages, () => graph.pages.keys()).findNearestPath(route);
    reportMalformed('it is no route, which begins with "/", and no file of _media', nearest);
  }
}
