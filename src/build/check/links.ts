import { nearest, nearestPath } from '../errors/nearest.ts';
import type { Anchors } from './anchors.ts';
import type { Container, Reference, SiteGraph } from './graph.ts';
import type { Reports } from './reports.ts';

/** What a link is checked against. */
export interface LinkTargets {
  graph: SiteGraph;
  /** Other addresses of pages, and what `_site.json` redirects. */
  otherAddresses: Set<string>;
  anchors: Anchors;
  reports: Reports;
}

/** Browsers drop these from the beginning of an address and from within its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an address can be hidden behind them
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;

const placeOf = ({ container, pointer, within }: Reference) => ({
  file: container.file,
  pointer,
  ...(within && { within }),
});

/** A query makes a link for each of its items: where one leads nowhere, the others do for the same reason. */
const madeBy = ({ within, pointer }: Reference) => within ?? pointer;

/** Reports a link that leads nowhere, or where no link may lead. */
export function checkLink(reference: Reference, targets: LinkTargets): void {
  const { value } = reference;
  const scheme = value
    .replace(ignoredByBrowsers, '')
    .match(/^([a-z][a-z0-9+.-]*):/i)?.[1]
    ?.toLowerCase();
  if (scheme) checkScheme(scheme, reference, targets.reports);
  else if (value !== value.trim() || value === '')
    malformed(reference, targets, 'it has spaces around it', value.trim());
  else if (value.startsWith('//')) malformed(reference, targets, 'its "https:" is missing', `https:${value}`);
  else if (value.startsWith('#')) checkOwnAnchor(reference, targets);
  else if (value.startsWith('/')) checkRoute(reference, targets);
  else checkFile(reference, targets);
}

function malformed(
  reference: Reference,
  { reports }: Pick<LinkTargets, 'reports'>,
  reason: string,
  suggestion?: string,
): void {
  reports.add(
    'link-malformed',
    { link: reference.value, reason, ...(suggestion && { suggestion }) },
    placeOf(reference),
  );
}

function checkScheme(scheme: string, reference: Reference, reports: Reports): void {
  const { value } = reference;
  if (['javascript', 'data', 'vbscript'].includes(scheme))
    reports.add('link-scheme-dangerous', { scheme }, placeOf(reference));
  else if (!['http', 'https', 'mailto', 'tel'].includes(scheme))
    reports.add('link-scheme-unknown', { scheme }, placeOf(reference));
  else if (scheme === 'mailto' && !/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(value))
    malformed(reference, { reports }, 'this is no e-mail address');
  else if (scheme === 'tel' && !/^tel:\+?[\d().-]{3,}(;[^\s]*)?$/i.test(value))
    malformed(reference, { reports }, 'this is no phone number', telephone(value));
  else if (scheme.startsWith('http') && !isAddress(value))
    malformed(reference, { reports }, 'this is no address of a site');
  else if (scheme === 'http' && !/^http:\/\/(localhost|127\.)/i.test(value)) {
    reports.add('link-insecure', { suggestion: value.replace(/^http:/i, 'https:') }, placeOf(reference));
  }
}

const telephone = (value: string) =>
  /^tel:[+\d\s().-]+$/i.test(value) ? value.replace(/[^\d+:a-z]/gi, '') : undefined;

function isAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(value) && !/\s/.test(value) && URL.canParse(value);
}

/** Routes, aliases and redirects lead somewhere; a slash at the end or a wrong capital does not. */
function checkRoute(reference: Reference, targets: LinkTargets): void {
  const { graph, otherAddresses, reports } = targets;
  const [address = '', anchor] = reference.value.split('#');
  const route = address.split('?')[0] ?? '';
  const page = graph.pages.get(route);
  if (!page) {
    if (otherAddresses.has(route)) return;
    const suggestion = likelyRoute(route, targets);
    const args = { link: route, ...(suggestion && { suggestion: suggestion + reference.value.slice(route.length) }) };
    reports.add('link-not-found', args, placeOf(reference), madeBy(reference));
    return;
  }
  if (!page.isShown) {
    // What is not shown itself may prepare links to what is not shown yet.
    if (reference.isShown)
      reports.add(
        'link-unpublished',
        { link: route, file: page.file.path, why: whyHidden(page, graph.at) },
        placeOf(reference),
      );
    return;
  }
  if (anchor !== undefined) checkAnchor(anchor, page, `the page ${route}`, reference, targets);
}

function likelyRoute(route: string, { graph, otherAddresses }: LinkTargets): string | undefined {
  const bare = route.replace(/\/+$/, '').replace(/(\/index)?\.(html?|json|php)$/i, '') || '/';
  if (graph.pages.has(bare) || otherAddresses.has(bare)) return bare;
  const media = route.replace(/^\/(_media\/)?/, '');
  if (graph.source.media.has(media)) return media;
  return nearestPath(bare, [...graph.pages.keys(), ...otherAddresses]);
}

/** Why a page is not part of the site, in plain words. */
function whyHidden({ page }: Container, at: string): string {
  const { draft, publishAt, expireAt } = page?.page ?? {};
  if (draft === true) return 'it is a draft';
  if (typeof publishAt === 'string' && publishAt > at) return `it begins on ${publishAt}`;
  return typeof expireAt === 'string' ? `it ended on ${expireAt}` : 'it is hidden';
}

/** An anchor of the same page: of every page on which the text is shown. */
function checkOwnAnchor(reference: Reference, targets: LinkTargets): void {
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
  reference: Reference,
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
function checkFile(reference: Reference, targets: LinkTargets): void {
  const { graph, reports, otherAddresses } = targets;
  const path = reference.value.split('#')[0] ?? '';
  if (graph.source.media.has(path)) return;
  const bare = path.replace(/^\.?\/?(_media\/)?/, '');
  if (graph.pages.has(`/${bare}`) || otherAddresses.has(`/${bare}`))
    malformed(reference, targets, 'a route begins with "/"', `/${reference.value}`);
  else if (/^www\.|^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|edu|in|net|io|gov)(\/|$)/i.test(path))
    malformed(reference, targets, 'its "https://" is missing', `https://${reference.value}`);
  else if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(path))
    malformed(reference, targets, 'its "mailto:" is missing', `mailto:${path}`);
  else if (/\.[a-z0-9]{2,5}$/i.test(path) || graph.source.media.has(bare)) {
    const suggestion = nearestPath(bare, graph.source.media.keys());
    reports.add('media-not-found', { path, ...(suggestion && { suggestion }) }, placeOf(reference));
  } else {
    const route = nearestPath(`/${bare}`, graph.pages.keys());
    malformed(reference, targets, 'it is no route, which begins with "/", and no file of _media', route);
  }
}
