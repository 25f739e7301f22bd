import { hashedFolders } from '#engine/content/addresses.ts';
import type { HeaderRule } from '../../output/hostRules.ts';

/** A year, in seconds: as long as HTTP has it for what never changes. https://www.rfc-editor.org/rfc/rfc8246 */
const forever = 'public, max-age=31536000, immutable';

/** What every host should say with each file, whichever file it reads that from. */
export const siteHeaders: HeaderRule[] = [
  {
    pattern: '/*',
    headers: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Content-Security-Policy', "frame-ancestors 'self'"],
      ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ],
  },
  ...hashedFolders.map((folder): HeaderRule => ({ pattern: `/${folder}/*`, headers: [['Cache-Control', forever]] })),
];

/** `_headers`, as Netlify, Cloudflare Pages and Lintel's own server read it. */
export const headersFile = (): string =>
  siteHeaders
    .map(({ pattern, headers }) => [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
