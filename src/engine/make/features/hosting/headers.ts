import { hashedFolders } from '#engine/content/addresses.ts';
import type { Site } from '#render/site.types.ts';
import { pageHeaderPolicy, sandboxPolicy } from '../../output/filePolicy.ts';
import type { HeaderRule } from '../../output/hostRules.ts';
import { documentExtensions, unknownTypeFolder } from '../../output/mediaTypes.ts';

/** One year in seconds, the maximum for immutable files. https://www.rfc-editor.org/rfc/rfc8246 */
const forever = 'public, max-age=31536000, immutable';

/**
 * Media files that a host may send as documents. Some hosts combine the headers of several rules: none of these
 * patterns may match a PDF or a video, which would not be shown then.
 */
const documentPatterns = [...documentExtensions.map((extension) => `/media/*${extension}`), `/${unknownTypeFolder}/*`];

/** Response headers of every host, by paths relative to the site's folder. */
export const siteHeaders = ({ hsts }: Pick<Site, 'hsts'>): HeaderRule[] => [
  {
    pattern: '/*',
    headers: [
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'SAMEORIGIN'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Content-Security-Policy', pageHeaderPolicy],
      ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      ...(hsts ? [hstsHeader(hsts)] : []),
    ],
  },
  ...hashedFolders.map((folder): HeaderRule => ({ pattern: `/${folder}/*`, headers: [['Cache-Control', forever]] })),
  // Other sites show pictures too: in mail, feeds and link previews.
  { pattern: '/assets/*', headers: [['Cross-Origin-Resource-Policy', 'same-origin']] },
  ...documentPatterns.map(
    (pattern): HeaderRule => ({
      pattern,
      headers: [['Content-Security-Policy', sandboxPolicy]],
    }),
  ),
];

const secondsOfDay = 86_400;

const hstsHeader = ({ days, subdomains }: NonNullable<Site['hsts']>): [name: string, value: string] => [
  'Strict-Transport-Security',
  `max-age=${days * secondsOfDay}${subdomains ? '; includeSubDomains' : ''}`,
];

/**
 * Formats `_headers`, as Netlify, Cloudflare Pages and Lintel's own server read it.
 * @param base path of the folder that the site lies below
 */
export const formatHeadersFile = (rules: HeaderRule[], base = ''): string =>
  rules
    .map(({ pattern, headers }) =>
      [base + pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
