import { expect, it } from 'vitest';
import { explainUnusableAddress } from '#engine/content/addresses.ts';
import type { Site } from '#render/site.types.ts';
import { mayListPage, type RouteTable } from '#shared/routeTable.ts';
import type { FinishedPage, PageEntry } from './feature.ts';
import { createFeatureFiles, featureSite, loadFeatures, siteForPages } from './features.ts';

const site = {
  name: 'A & B',
  url: 'https://example.edu',
  language: 'en',
  theme: { brand: '#123456', surface: '#ffffff' },
  redirects: { '/blog': { href: 'https://b.example' } },
} as unknown as Site;

const page = (route: string, more: Partial<PageEntry> = {}): PageEntry => ({
  route,
  isIndexed: true,
  isNotFoundPage: false,
  aliases: [],
  emptied: [],
  ...more,
});

const make = async (...pages: PageEntry[]) =>
  createFeatureFiles(await loadFeatures(), [{ site: featureSite(site), pages }]);

it('finds every folder', async () => {
  const names = (await loadFeatures()).map(({ name }) => name);
  expect(names).toEqual([
    'calendars',
    'feeds',
    'hosting',
    'icons',
    'languages',
    'llms',
    'outside-scripts',
    'redirects',
    'robots',
    'routes',
    'security',
    'sitemap',
    'structured-data',
    'verification',
  ]);
});

it('gives a site that switches nothing on nothing but what every site has', async () => {
  const plain = { ...site, redirects: {} } as Site;
  const features = await loadFeatures();
  const files = [
    ...(await createFeatureFiles(features, [{ site: featureSite(plain), pages: [page('/')] }])).keys(),
  ].sort();
  expect(files).toEqual([
    '_headers',
    '_nginx.conf',
    '_redirects',
    expect.stringMatching(/^assets\/site-\w+\.webmanifest$/),
    'robots.txt',
    'routes.json',
    'sitemap.xml',
  ]);
  const finished = { page: { route: '/', title: 'x' }, main: '', jsonLd: [] } as unknown as FinishedPage;
  for (const { name, head, client, policy } of features) {
    if (!['structured-data', 'icons'].includes(name)) expect(head?.(finished, featureSite(plain)) ?? '').toBe('');
    expect(client?.(finished, featureSite(plain)) ?? false).toBe(false);
    expect(policy?.(featureSite(plain)) ?? []).toEqual([]);
  }
});

it('writes an overview for assistants, and whom to tell of a weakness', async () => {
  const more = {
    ...site,
    description: 'A\nplace.',
    timeZone: 'Asia/Kolkata',
    llms: {
      details: 'Fees are per year.',
      sections: [
        { title: 'Courses', items: [{ title: 'B.Tech [CSE]', link: { href: '/courses/cse' }, text: 'Four\nyears.' }] },
        { title: 'Optional', items: [{ title: 'Blog', link: { href: 'https://b.example/' } }] },
      ],
    },
    securityContact: {
      contact: [{ href: 'mailto:s@example.edu' }, { href: '/contact' }],
      expires: { iso: '2027-06-01', text: '' },
      languages: 'en, hi',
    },
  } as unknown as Site;
  const features = await loadFeatures();
  const files = await createFeatureFiles(features, [{ site: featureSite(more), pages: [page('/')] }]);
  expect(files.get('llms.txt')).toBe(
    '# A & B\n\n> A place.\n\nFees are per year.\n\n## Courses\n\n- [B.Tech \\[CSE\\]](https://example.edu/courses/cse): Four years.\n\n## Optional\n\n- [Blog](https://b.example/)\n',
  );
  expect(files.get('.well-known/security.txt')).toBe(
    'Contact: mailto:s@example.edu\nContact: https://example.edu/contact\nExpires: 2027-06-01T00:00:00+05:30\nPreferred-Languages: en, hi\nCanonical: https://example.edu/.well-known/security.txt\n',
  );
  const preview = await createFeatureFiles(features, [{ site: featureSite(more, true), pages: [page('/')] }]);
  expect(preview.has('llms.txt')).toBe(false);
  expect(Object.keys(siteForPages(features, more))).not.toContain('llms');
});

it('proves on the home page alone whose site it is', async () => {
  const proven = { ...site, verification: [{ name: 'google-site-verification', content: 'a"b' }] } as Site;
  const { head } = (await loadFeatures()).find(({ name }) => name === 'verification') ?? {};
  const headOf = (route: string, isNotFoundPage = false) =>
    head?.({ page: { route, isNotFoundPage } } as FinishedPage, featureSite(proven));
  expect(headOf('/')).toBe('<meta name="google-site-verification" content="a&quot;b">');
  expect([headOf('/about'), headOf('/', true)]).toEqual(['', '']);
});

it('makes no page again for what only files hold', async () => {
  const items = [{ title: 'x', date: { iso: '2027-01-15', text: '' } }];
  const feed = { name: 'news', title: 'News', items };
  const withLists = { ...site, feeds: [feed], calendars: [feed] } as Site;
  const bare = { name: 'news', title: 'News' };
  expect(siteForPages(await loadFeatures(), withLists)).toEqual({ ...site, feeds: [bare], calendars: [bare] });
});

it('writes beside documents only what no page can take the place of', async () => {
  const names = [...(await make(page('/'))).keys()].filter((path) => path !== 'blog/index.html');
  expect(names.filter((path) => !explainUnusableAddress(`/${path}`))).toEqual([]);
});

it('lists the pages for search engines, without those that do not want to be found', async () => {
  const files = await make(page('/'), page('/a&b'), page('/secret', { isIndexed: false }));
  const xml = files.get('sitemap.xml');
  expect(xml).toContain('<loc>https://example.edu/</loc>');
  expect(xml).toContain('<loc>https://example.edu/a&amp;b</loc>');
  expect(xml).not.toContain('secret');
  expect(files.get('robots.txt')).toContain('Sitemap: https://example.edu/sitemap.xml');
});

it('redirects aliases and what the site redirects', async () => {
  const files = await make(page('/about?a="1"&b', { aliases: ['/us', '/we'] }));
  expect(files.get('_redirects')).toBe(
    '/us /about?a=%221%22&b 301\n/we /about?a=%221%22&b 301\n/blog https://b.example 301\n',
  );
  expect(files.get('us/index.html')).toContain('content="0; url=/about?a=&quot;1&quot;&amp;b"');
  expect(files.get('us/index.html')).toContain('<title>A &amp; B</title>');
});

it('says to hosts where addresses lead, and which folders have a not-found page of their own', async () => {
  const files = await make(page('/about', { aliases: ['/us'] }), page('/about', { isNotFoundPage: true }));
  expect(files.get('_nginx.conf')).toContain('location = "/us" { return 301 "/about$is_args$args"; }');
  expect(files.get('_nginx.conf')).toContain('set $lintel_missing "/about/404.html";');
  expect(files.get('_headers')).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

it('lists pages, aliases and not-found pages for the router of browsers', async () => {
  const files = await make(
    page('/'),
    page('/über uns', { aliases: ['/us', '/%C3%BC', '/:id', '/old/*'] }),
    page('/about', { isNotFoundPage: true }),
  );
  const table: RouteTable = JSON.parse(String(files.get('routes.json')));
  expect(['/', '/über uns', '/about', '/us'].map((path) => mayListPage(table, path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(table.aliases).toEqual({ '/us': '/%C3%BCber uns', '/ü': '/%C3%BCber uns', '/blog': 'https://b.example' });
  expect(table.notFound).toEqual(['/about']);
});

it.each([
  ['/about', 'https://example.edu/about'],
  ['/a b?x="y"', 'https://example.edu/a%20b?x=%22y%22'],
  ['//[', 'https://example.edu//['],
])('makes the address %s absolute, whatever is in it', (address, expected) => {
  expect(featureSite(site).absolute(address)).toBe(expected);
});
