import { expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../output/hostRules.ts';
import { formatHeadersFile, siteHeaders } from './headers.ts';
import { formatNginxConfig } from './nginx.ts';

it('writes addresses for nginx so that nothing in them is taken for its language', () => {
  const text = formatNginxConfig({
    base: '',
    redirects: [{ from: '/a"b', to: '/x"$y;z', status: 301 }],
    notFoundRoutes: ['/', '/a', '/a.b/c'],
    headers: [{ pattern: '/*', headers: [['X-Note', 'a "b"']] }],
  });
  expect(text).toContain('location = "/a\\"b" { return 301 "/x%22%24y;z$is_args$args"; }');
  expect(text).toContain('add_header X-Note "a \\"b\\"" always;');
  expect(text).toContain('if ($uri ~ "^/a\\.b/c(/|$)") {\n  set $lintel_missing "/a.b/c/404.html";');
});

const rules = siteHeaders({});
const headersOf = (path: string) => headersFor(path, parseHeaders(formatHeadersFile(rules)));

it('says what a page may do in _headers and for nginx', () => {
  expect(headersOf('/about')).toEqual({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "frame-ancestors 'self'; base-uri 'none'; script-src-attr 'none'",
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  const text = formatNginxConfig({ base: '', redirects: [], notFoundRoutes: ['/'], headers: rules });
  for (const name of ['X-Frame-Options SAMEORIGIN', 'Cross-Origin-Opener-Policy same-origin-allow-popups'])
    expect(text.replaceAll('"', '')).toContain(`add_header ${name} always;`);
});

it('lets a document among the media run nothing, and others show pictures', () => {
  expect(headersOf('/media/logo.1a2b3c4d.svg')['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  for (const path of ['a.1a2b3c4d.html', 'a.1a2b3c4d.xml', 'files/a.1a2b3c4d.xht', 'files/a.1a2b3c4d'])
    expect(headersOf(`/media/${path}`)['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(headersOf('/media/film.1a2b3c4d.mp4')['content-security-policy']).not.toContain('sandbox');
  expect(headersOf('/media/brochure.1a2b3c4d.pdf')['content-security-policy']).not.toContain('sandbox');
  expect(headersOf('/media/gate.1a2b3c4d.avif')['cross-origin-resource-policy']).toBeUndefined();
  expect(headersOf('/assets/live-1a2b3c.js')['cross-origin-resource-policy']).toBe('same-origin');
});

it('says that a site is there by https only where it says so itself', () => {
  const value = (hsts: { days: number; subdomains?: boolean }) =>
    headersFor('/', siteHeaders({ hsts }))['strict-transport-security'];
  expect(headersOf('/')['strict-transport-security']).toBeUndefined();
  expect(value({ days: 1 })).toBe('max-age=86400');
  expect(value({ days: 365, subdomains: true })).toBe('max-age=31536000; includeSubDomains');
  expect(value({ days: 0 })).toBe('max-age=0');
});
