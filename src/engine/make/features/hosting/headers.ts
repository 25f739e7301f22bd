import { hashedFolders } from '#engine/content/addresses.ts';
import type { Site } from '#render/site.types.ts';
import { policyOfAll, policyOfFiles } from '../../output/filePolicy.ts';
import type { HeaderRule } from '../../output/hostRules.ts';
import { documentExtensions, unknownFolder } from '../../output/mediaTypes.ts';

/** A year, in seconds: as long as HTTP has it for what never changes. https://www.rfc-editor.org/rfc/rfc8246 */
const forever = 'public, max-age=31536000, immutable';

/**
 * What of the content a host may send as a document. Some hosts join what several rules say: none of these may be right for
 * a PDF or a video, which would not be shown then.
 */
const documents = [...documentExtensions.map((extension) => `/media/*${extension}`), `/${unknownFolder}/*`];

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
    (pattern): HeaderRule => ({
      pattern,
      headers: [['Content-Security-Policy', policyOfFiles]],
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
