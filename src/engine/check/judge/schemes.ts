import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reference } from '../facts/facts.ts';
import { likelyRoute } from './likelyRoute.ts';
import type { LinkTargets } from './linkTargets.ts';
import { isLocalHost, siteOf } from './ownAddress.ts';

/** Makes a link malformed: why, and what was meant. */
export type Malformed = (reason: string, suggestion?: string) => void;

const known = ['https', 'http', 'mailto', 'tel'];

/** Reports a link with a scheme (`https:`, `mailto:` …) that leads nowhere or where no link may lead. */
export function checkScheme(
  scheme: string,
  reference: Reference,
  place: { file: SourceFile; pointer: string; within?: string },
  malformed: Malformed,
  targets: LinkTargets,
): void {
  const { value } = reference;
  const { reports } = targets;
  if (['javascript', 'data', 'vbscript'].includes(scheme)) reports.add('link-scheme-dangerous', { scheme }, place);
  else if (scheme === 'file' || /^[a-z]$/.test(scheme)) reports.add('link-to-own-file', { link: value }, place);
  else if (!known.includes(scheme)) {
    const meant = nearest(scheme, known);
    const suggestion = meant && value.trim().replace(/^[^:]*:/, `${meant}:`);
    reports.add('link-scheme-unknown', { scheme, ...(suggestion && { suggestion }) }, place);
  } else if (scheme === 'mailto') checkMail(value, malformed);
  else if (scheme === 'tel') checkTelephone(value, malformed);
  else checkSite(value, place, malformed, targets);
}

const mail = /^mailto:[^\s@/]+@[^\s@/]+\.[^\s@?]+(?:\?\S*)?$/i;

function checkMail(value: string, malformed: Malformed): void {
  if (mail.test(value)) return;
  const mended = value.replace(/\s+/g, '').replace(/^mailto:\/*/i, 'mailto:');
  malformed('this is no e-mail address', mail.test(mended) ? mended : undefined);
}

const telephone = /^tel:\+?[\d().-]{3,}(;[^\s]*)?$/i;

function checkTelephone(value: string, malformed: Malformed): void {
  if (telephone.test(value)) return;
  const mended = /^tel:\/*[+\d\s().-]+$/i.test(value) ? `tel:${digitsOf(value)}` : undefined;
  malformed('this is no telephone number', mended);
}

/**
 * Tells at once of a link with a scheme that `checkScheme` has nothing against it; false says nothing.
 * @param ownUrl address of the site
 */
export function isRightAddress(value: string, ownUrl: unknown): boolean {
  if (/^mailto:/i.test(value)) return mail.test(value);
  if (/^tel:/i.test(value)) return telephone.test(value);
  if (!/^https:\/\/[^\s/]/i.test(value) || /\s/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  const isOwn = typeof ownUrl === 'string' && siteOf(url) === siteOf(ownUrl) && isPage(url);
  return !isOwn && !isLocalHost(url.hostname);
}

/** A telephone number as links want it. */
export const digitsOf = (text: string): string => text.replace(/(?!^)\(0\)/g, '').replace(/[^\d+]/g, '');

/** The bare address of the site may be told to visitors, as a telephone number is. */
const isPage = ({ pathname, hash }: URL) => pathname !== '/' || hash !== '';

function checkSite(
  value: string,
  place: Parameters<typeof checkScheme>[2],
  malformed: Malformed,
  targets: LinkTargets,
): void {
  const { reports, graph } = targets;
  const written = value.trim();
  if (!/^https?:\/\/[^\s/]/i.test(written) || !URL.canParse(written.replaceAll(/\s/g, '%20'))) {
    const mended = written.replace(/^(https?):[/\\]*/i, '$1://');
    malformed('this is no address of a site', mended !== written && URL.canParse(mended) ? mended : undefined);
  } else if (written !== value) malformed('it has spaces around it', written);
  else if (/\s/.test(value)) malformed('it has a space in it', value.replaceAll(/\s/g, '%20'));
  else {
    const url = new URL(value);
    const site = isObject(graph.site?.file.json) ? graph.site.file.json.url : undefined;
    if (isLocalHost(url.hostname)) reports.add('link-local', { link: value }, place);
    else if (typeof site === 'string' && siteOf(url) === siteOf(site) && isPage(url)) {
      const route = decodeURI(url.pathname).replace(/(.)\/+$/, '$1');
      const suggestion = (likelyRoute(route, targets) ?? route) + url.search + url.hash;
      reports.add('link-to-own-address', { link: value, suggestion }, place);
    } else if (url.protocol === 'http:')
      reports.add('link-insecure', { suggestion: value.replace(/^http:/i, 'https:') }, place);
  }
}
