import { basePathOf, belowBase } from '#engine/content/basePath.ts';
import { digitsOf } from '#engine/content/text/tokens.ts';
import { invisibleIn, withoutInvisible } from '#engine/problems/invisible.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reference } from '../facts/facts.ts';
import { isLocalHost, isOwnPage, mail, telephone } from '../facts/webAddresses.ts';
import { type Located, placeOf } from './graph.ts';
import type { LinkContext } from './judgeContext.ts';
import { likelyRoute } from './likelyRoute.ts';

/** Makes a link malformed: why, and what was meant. */
export type Malformed = (reason: string, suggestion?: string, isCertain?: boolean) => void;

const known = ['https', 'http', 'mailto', 'tel'];

/** Reports a link with a scheme (`https:`, `mailto:` …) that leads nowhere or where no link may lead. */
export function checkScheme(
  scheme: string,
  reference: Located<Reference>,
  malformed: Malformed,
  context: LinkContext,
): void {
  const { value } = reference;
  const { reports } = context;
  const place = placeOf(reference);
  if (['javascript', 'data', 'vbscript'].includes(scheme)) reports.add('link-scheme-dangerous', { scheme }, place);
  else if (scheme === 'file' || /^[a-z]$/.test(scheme)) reports.add('link-to-own-file', { link: value }, place);
  else if (!known.includes(scheme)) {
    const meant = nearest(scheme, known);
    const suggestion = meant && value.trim().replace(/^[^:]*:/, `${meant}:`);
    reports.add('link-scheme-unknown', { scheme, suggestion }, place);
  } else if (invisibleIn(value)) malformed('it has an invisible character in it', withoutInvisible(value));
  else if (scheme === 'mailto') checkMail(value, malformed);
  else if (scheme === 'tel') checkTelephone(value, malformed);
  else checkSite(reference, malformed, context);
}

function checkMail(value: string, malformed: Malformed): void {
  if (mail.test(value)) return;
  const fixed = value
    .replace(/\s*[([{]\s*(at|dot)\s*[)\]}]\s*/gi, (_, word: string) => (word.toLowerCase() === 'at' ? '@' : '.'))
    .replace(/\s+/g, '')
    .replace(/^mailto:\/*/i, 'mailto:');
  const reason = value.includes('@') ? 'this is no e-mail address' : 'an e-mail address has an "@" in it';
  malformed(reason, mail.test(fixed) ? fixed : undefined);
}

function checkTelephone(value: string, malformed: Malformed): void {
  if (telephone.test(value)) return;
  const [, number = '', extension] =
    value.match(/^tel:\/*([+\d\s().-]+?)(?:\s*(?:,|ext\.?|extn\.?|x)\s*(\d+))?$/i) ?? [];
  const fixed = number && `tel:${digitsOf(number)}${extension ? `;ext=${extension}` : ''}`;
  const reason = /[a-z]/i.test(value.slice('tel:'.length)) ? 'there are letters in it' : 'this is no telephone number';
  malformed(reason, fixed && telephone.test(fixed) ? fixed : undefined);
}

function checkSite(reference: Located<Reference>, malformed: Malformed, context: LinkContext): void {
  const { value } = reference;
  const { reports } = context;
  const written = value.trim();
  const doubled = written.match(/^https?:\/\/(https?):?\/\/(.+)$/i);
  if (doubled) malformed(`"${doubled[1]}" is written twice`, `${doubled[1]}://${doubled[2]}`);
  else if (!/^https?:\/\/[^\s/]/i.test(written) || !URL.canParse(written.replaceAll(/\s/g, '%20'))) {
    const fixed = written.replace(/^(https?):[/\\]*/i, '$1://');
    malformed('this is no address of a site', fixed !== written && URL.canParse(fixed) ? fixed : undefined);
  } else if (written !== value) malformed('it has spaces around it', written);
  else if (/\s/.test(value)) malformed('it has a space in it', value.replaceAll(/\s/g, '%20'));
  else {
    const url = new URL(value);
    const place = placeOf(reference);
    if (isLocalHost(url.hostname)) reports.add('link-local', { link: value }, place);
    else if (isOwnPage(url, context.tokens.site.url)) {
      const path = decodeAddress(url.pathname);
      // What can be decoded is another text afterwards.
      if (path === url.pathname && path.includes('%')) {
        malformed('a "%" in it does not stand for a letter; "%" itself is written "%25"');
        return;
      }
      const route = (belowBase(path, basePathOf(context.tokens.site)) ?? path).replace(/(.)\/+$/, '$1');
      const suggestion = (likelyRoute(route, context) ?? route) + url.search + url.hash;
      reports.add('link-to-own-address', { link: value, suggestion }, place);
    } else if (url.protocol === 'http:')
      reports.add('link-insecure', { suggestion: value.replace(/^http:/i, 'https:') }, place);
  }
}
