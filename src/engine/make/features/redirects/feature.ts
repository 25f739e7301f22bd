import { escapeHtml } from '#render/renderDocument.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { documentPath } from '../../output/builtPage.ts';
import { encodeAddress, type Redirect } from '../../output/hostRules.ts';
import type { Feature, FeatureSite } from '../feature.ts';
import { listRedirects } from './redirects.ts';

/**
 * Redirects: `_redirects`, as Netlify, Cloudflare Pages and Lintel's own server read it, and a page for each that
 * redirects on any host.
 */
export const feature: Feature = {
  files(site, pages) {
    const redirects = listRedirects(site, pages);
    return {
      _redirects: redirects.map(line).join(''),
      ...Object.fromEntries(
        redirects.map((redirect) => [
          documentPath(decodeAddress(redirect.from.slice(site.base.length))),
          redirectPage(redirect, site),
        ]),
      ),
    };
  },
};

const line = ({ from, to, status }: Redirect) => `${encodeAddress(from)} ${encodeAddress(to)} ${status}\n`;

function redirectPage({ to }: Redirect, { site, absolute }: FeatureSite): string {
  const address = escapeHtml(to);
  return `<!doctype html><html lang="${escapeHtml(site.language)}"><head><meta charset="utf-8"><title>${escapeHtml(site.name)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(absolute(to))}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>`;
}
