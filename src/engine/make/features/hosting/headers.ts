import { hashedFolders } from '#engine/content/addresses.ts';
import type { Site } from '#render/site.types.ts';
import type { HeaderRule } from '../../output/hostRules.ts';

/** A year, in seconds: as long as HTTP has it for what never changes. https://www.rfc-editor.org/rfc/rfc8246 */
const forever = 'public, max-age=31536000, immutable';

/**
 * What of the policy holds for every answer. The rest is in the head of each page, because it differs by page and by what
 * the content names: nginx reads this when it starts, and a page must not wait for that. `object-src` is there too: of a
 * PDF, some browsers' own viewers would be such an object.
 */
const policyOfAll = ["frame-ancestors 'self'", "base-uri 'none'", "script-src-attr 'none'"].join('; ');

/** Documents in the media folder, which can hold scripts: they are shown, run nothing, and have no origin. */
const policyOfDocuments = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";
const documents = ['svg', 'xml', 'html', 'xhtml'];

/** What every host should say with each file, by paths below the site's own folder, whichever file it reads that from. */
export const siteHeaders = ({ hsts }: Pick<Site, 'hsts'>): HeaderRule[] => [
  {
    pattern: '/*',
    headers: [
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'SAMEORIGIN'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Content-Security-Policy', policyOfAll],
      ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      ...(hsts ? [strictTransport(hsts)] : []),
    ],
  },
  ...hashedFolders.map((folder): HeaderRule => ({ pattern: `/${folder}/*`, headers: [['Cache-Control', forever]] })),
  // Pictures are shown by others too: in mail, feeds and previews of links.
  { pattern: '/assets/*', headers: [['Cross-Origin-Resource-Policy', 'same-origin']] },
  ...documents.map(
    (extension): HeaderRule => ({
      pattern: `/media/*.${extension}`,
      headers: [['Content-Security-Policy', policyOfDocuments]],
    }),
  ),
];

const secondsOfDay = 86_400;

const strictTransport = ({ days, subdomains }: NonNullable<Site['hsts']>): [name: string, value: string] => [
  'Strict-Transport-Security',
  `max-age=${days * secondsOfDay}${subdomains ? '; includeSubDomains' : ''}`,
];

/**
 * `_headers`, as Netlify, Cloudflare Pages and Lintel's own server read it.
 * @param base path of the folder that the site lies below
 */
export const headersFile = (rules: HeaderRule[], base = ''): string =>
  rules
    .map(({ pattern, headers }) =>
      [base + pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
