import { basePathOf } from '#engine/content/basePath.ts';
import { phoneDigitsOf } from '#engine/content/text/tokens.ts';
import { findInvisibleCharacter, removeInvisible } from '#engine/problems/invisibleCharacters.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { linkSchemes, ownLinkSchemes } from '#shared/linkSchemes.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { withoutBasePath } from '#shared/withoutBasePath.ts';
import type { Reference } from '../facts/facts.ts';
import { isLocalHost, isPageOfSite } from '../facts/webAddresses.ts';
import type { LinkContext } from './crossFileContext.ts';
import { guessRoute } from './guessRoute.ts';
import { type LocatedFact, locationOf } from './siteGraph.ts';

export type ReportMalformed = (reason: string, suggestion?: string, isCertain?: boolean) => void;

/** Kinds of links of every site. */
const builtInSchemes = ['https', 'http', ...Object.keys(linkSchemes)];

/** Reports a link with a scheme (`https:`, `mailto:` …) that is invalid or not allowed. */
export function checkScheme(
  scheme: string,
  reference: LocatedFact<Reference>,
  reportMalformed: ReportMalformed,
  context: LinkContext,
): void {
  const { value } = reference;
  const { reports } = context;
  const location = locationOf(reference);
  const known = [...builtInSchemes, ...ownLinkSchemes(context.tokens.site)];
  if (['javascript', 'data', 'vbscript'].includes(scheme)) reports.add('link-scheme-dangerous', { scheme }, location);
  else if (scheme === 'file' || /^[a-z]$/.test(scheme)) reports.add('link-to-own-file', { link: value }, location);
  else if (!known.includes(scheme)) {
    const nearestScheme = findNearestName(scheme, known);
    const suggestion = nearestScheme && value.trim().replace(/^[^:]*:/, `${nearestScheme}:`);
    reports.add('link-scheme-unknown', { scheme, suggestion, known: known.filter((one) => one !== 'http') }, location);
  } else if (findInvisibleCharacter(value))
    reportMalformed('it has an invisible character in it', removeInvisible(value));
  else if (scheme === 'mailto') checkMail(value, reportMalformed);
  else if (scheme === 'tel') checkTelephone(value, reportMalformed);
  else if (scheme === 'http' || scheme === 'https') checkWebAddress(reference, reportMalformed, context);
  else checkOtherScheme(scheme, value, reportMalformed);
}

/** Reports a link of a kind that neither a browser nor a telephone opens. Of a site's own kinds, nothing else is known. */
function checkOtherScheme(scheme: string, value: string, reportMalformed: ReportMalformed): void {
  const pattern = linkSchemes[scheme]?.pattern ?? /^[^:]+:\S+$/;
  if (pattern.test(value)) return;
  const compact = value.replace(/\s+/g, '').replace(/^(sms|geo|sip):\/+/i, '$1:');
  const reason = /\s/.test(value) ? 'there is a space in it' : `this is not how a link with "${scheme}:" is written`;
  reportMalformed(reason, pattern.test(compact) ? compact : undefined);
}

function checkMail(value: string, reportMalformed: ReportMalformed): void {
  const pattern = linkSchemes.mailto?.pattern ?? /^/;
  if (pattern.test(value)) return;
  const [address = '', ...others] = value.split('?');
  const query = others.length > 0 ? `?${others.join('?').trim().replace(/\s+/g, '%20')}` : '';
  if (pattern.test(address)) {
    reportMalformed('behind the "?" a space is written "%20"', address + query);
    return;
  }
  const fixed = address
    .replace(/\s*[([{]\s*(at|dot)\s*[)\]}]\s*/gi, (_, word: string) => (word.toLowerCase() === 'at' ? '@' : '.'))
    .replace(/\s+/g, '')
    .replaceAll(';', ',')
    .replace(/,+$/, '')
    .replace(/^mailto:\/*/i, 'mailto:');
  const reason = value.includes('@') ? 'this is no e-mail address' : 'an e-mail address has an "@" in it';
  reportMalformed(reason, pattern.test(fixed) ? fixed + query : undefined);
}

function checkTelephone(value: string, reportMalformed: ReportMalformed): void {
  const pattern = linkSchemes.tel?.pattern ?? /^/;
  if (pattern.test(value)) return;
  const [, number = '', extension] =
    value.match(/^tel:\/*([+\d\s().-]+?)(?:\s*(?:,|ext\.?|extn\.?|x)\s*(\d+))?$/i) ?? [];
  const fixed = number && `tel:${phoneDigitsOf(number)}${extension ? `;ext=${extension}` : ''}`;
  const reason = /[a-z]/i.test(value.slice('tel:'.length)) ? 'there are letters in it' : 'this is no telephone number';
  reportMalformed(reason, fixed && pattern.test(fixed) ? fixed : undefined);
}

function checkWebAddress(
  reference: LocatedFact<Reference>,
  reportMalformed: ReportMalformed,
  context: LinkContext,
): void {
  const { value } = reference;
  const { reports } = context;
  const written = value.trim();
  const doubled = written.match(/^https?:\/\/(https?):?\/\/(.+)$/i);
  if (doubled) reportMalformed(`"${doubled[1]}" is written twice`, `${doubled[1]}://${doubled[2]}`);
  else if (!/^https?:\/\/[^\s/]/i.test(written) || !URL.canParse(written.replaceAll(/\s/g, '%20'))) {
    const fixed = written.replace(/^(https?):[/\\]*/i, '$1://');
    reportMalformed('this is no address of a site', fixed !== written && URL.canParse(fixed) ? fixed : undefined);
  } else if (written !== value) reportMalformed('it has spaces around it', written);
  else if (/\s/.test(value)) reportMalformed('it has a space in it', value.replaceAll(/\s/g, '%20'));
  else {
    const url = new URL(value);
    const location = locationOf(reference);
    if (isLocalHost(url.hostname)) reports.add('link-local', { link: value }, location);
    else if (isPageOfSite(url, context.tokens.site.url)) {
      const path = decodeAddress(url.pathname);
      // Decoding leaves a path unchanged if its percent signs encode nothing.
      if (path === url.pathname && path.includes('%')) {
        reportMalformed('a "%" in it does not stand for a letter; "%" itself is written "%25"');
        return;
      }
      const route = (withoutBasePath(path, basePathOf(context.tokens.site)) ?? path).replace(/(.)\/+$/, '$1');
      const target = (guessRoute(route, context) ?? route) + url.search + url.hash;
      const suggestion = reference.isBare ? `[${reference.within}](${target})` : target;
      reports.add('link-to-own-address', { link: value, suggestion }, location);
    } else if (url.protocol === 'http:')
      reports.add('link-insecure', { suggestion: value.replace(/^http:/i, 'https:') }, location);
  }
}
