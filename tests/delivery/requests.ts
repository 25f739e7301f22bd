/*
 * Requests to every host, and the expected answers.
 */

const forever = 'public, max-age=31536000, immutable';

/** Addresses of pages, and the files that are sent. */
export const pages: [path: string, file: string][] = [
  ['/', 'index.html'],
  ['/visit', 'visit/index.html'],
  ['/visit?a=1&b=%20', 'visit/index.html'],
  ['/varieties', 'varieties/index.html'],
  ['/varieties/egremont-russet', 'varieties/egremont-russet/index.html'],
  ['/%76isit', 'visit/index.html'],
  ['/varieties%2Fegremont-russet', 'varieties/egremont-russet/index.html'],
  ['/visit/index.html', 'visit/index.html'],
  ['/sorten/%C3%A4pfel', 'sorten/äpfel/index.html'],
  ['/sorten/%c3%a4pfel?x=%C3%BC', 'sorten/äpfel/index.html'],
  ['/%E0%A4%B8%E0%A5%87%E0%A4%AC', 'सेब/index.html'],
  ['//visit', 'visit/index.html'],
];

/** Redirecting addresses, with status and location. */
export const redirects: [path: string, status: number, location: string][] = [
  ['/visit/', 308, '/visit'],
  ['/visit/?from=mail&x=%2F', 308, '/visit?from=mail&x=%2F'],
  ['//visit/', 308, '/visit'],
  ['/varieties/egremont-russet//', 308, '/varieties/egremont-russet'],
  ['/robots.txt/', 308, '/robots.txt'],
  ['/plan-a-visit', 301, '/visit'],
  ['/plan-a-visit/', 301, '/visit'],
  ['/plan-a-visit?day=mon&x=%C3%BC', 301, '/visit?day=mon&x=%C3%BC'],
  ['/besuch/gr%C3%BC%C3%9Fe', 301, '/visit'],
  ['/old/visit.html', 301, '/visit'],
  ['/sorten/%C3%A4pfel/', 308, '/sorten/%C3%A4pfel'],
  ['/%E8%98%8B%E6%9E%9C?a=b', 301, '/sorten/%C3%A4pfel?a=b'],
  ['/k%C3%BCche', 301, '/sorten/%C3%A4pfel#k%C3%BCche'],
  ['/shop?size=2', 301, 'https://shop.example.org?size=2'],
  ['/cider', 301, '/visit#gate'],
  ['/cider/?a=b', 301, '/visit?a=b#gate'],
  ['/tickets', 301, 'https://shop.example.org/tickets?from=site#buy'],
  ['/tickets?day=mon', 301, 'https://shop.example.org/tickets?from=site&day=mon#buy'],
];

/** Missing addresses, and the not-found page for each; empty if a host may refuse the address. */
export const missing: [path: string, file: string][] = [
  ['/x', '404.html'],
  ['/x/', '404.html'],
  ['/x?y=z', '404.html'],
  ['/visit/x', '404.html'],
  ['/varieties/x', 'varieties/404.html'],
  ['/varieties/x/y.html', 'varieties/404.html'],
  ['/varieties-x', '404.html'],
  ['//example.com/', '404.html'],
  ['/assets/gone.js', '404.html'],
  ['/media/gone.avif', '404.html'],
  ['/_headers', '404.html'],
  ['/_redirects', '404.html'],
  ['/_nginx.conf', '404.html'],
  ['/_builds.json', '404.html'],
  ['/_builds.json.br', '404.html'],
  ['/_builds.json/', '404.html'],
  ['/./_builds.json', '404.html'],
  ['/%2e/_builds.json', '404.html'],
  ['//_builds.json', '404.html'],
  ['/%2F_builds.json', '404.html'],
  ['/x/../_builds.json', '404.html'],
  ['/.env', '404.html'],
  ['/varieties/.git/config', 'varieties/404.html'],
  ['/index.html.br', '404.html'],
  ['/index.html.gz', '404.html'],
  ['/assets', '404.html'],
  ['/varieties%00', ''],
  ['/..%5cpages%5cvisit.json', '404.html'],
];

/** Paths that lead out of the folder. */
export const outside: string[] = [
  '/../pages/cider-house.json',
  '/visit/../../pages/cider-house.json',
  '/%2e%2e/pages/cider-house.json',
  '/..%2fpages%2fcider-house.json',
  '/%2e%2e%2f%2e%2e%2fpages/cider-house.json',
  '/../pages/cider-house.json/',
];

/** A file of each kind: its media type, its cache lifetime, and true if the build compresses it. */
export const kinds: [pattern: RegExp, type: string, cache: string, packs: boolean][] = [
  [/^index\.html$/, 'text/html; charset=utf-8', 'no-cache', true],
  [/^routes\.json$/, 'application/json; charset=utf-8', 'no-cache', true],
  [/^sitemap\.xml$/, 'application/xml; charset=utf-8', 'no-cache', true],
  [/^assets\/live-.*\.js$/, 'text/javascript; charset=utf-8', forever, true],
  [/^assets\/site-.*\.css$/, 'text/css; charset=utf-8', forever, true],
  [/^assets\/islands-.*\.json$/, 'application/json; charset=utf-8', forever, true],
  [/^media\/.*\.svg$/, 'image/svg+xml; charset=utf-8', forever, true],
  [/^media\/.*\.avif$/, 'image/avif', forever, false],
  [/^media\/.*\.webp$/, 'image/webp', forever, false],
  [/^media\/.*\.pdf$/, 'application/pdf', forever, false],
  [/^robots\.txt$/, 'text/plain; charset=utf-8', 'no-cache', false],
];
