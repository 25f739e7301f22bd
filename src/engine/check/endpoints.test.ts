import { expect, it } from 'vitest';
import { framedOriginsIn, requestedOriginsIn } from '#engine/content/requestedOrigins.ts';
import { page, site, writeSite } from '#tests/samples/site.ts';
import { SiteChecker } from './siteChecker.ts';

const feed = (endpoint: string, more: object = {}) =>
  JSON.stringify({
    type: 'post-feed',
    endpoint,
    messages: { loading: 'Wait', failure: 'Gone', empty: 'None' },
    ...more,
  });

const endpointsOf = (files: Record<string, string>) =>
  [...new SiteChecker(writeSite(files)).check('2026-06-01').endpoints].sort();

const withSite = (more: object) => ({ '_site.json': JSON.stringify({ ...site, ...more }) });

it('gathers where shown blocks send requests to, wherever they stand', () => {
  const panel = { tabLabel: 'Ask', heading: 'Ask', blocks: [JSON.parse(feed('https://panel.example.edu/x'))] };
  expect(
    endpointsOf({
      ...withSite({ enquiry: panel }),
      'index.json': page(feed('https://page.example.edu/x?y=1'), feed('/api/posts'), feed('feeds/posts.json')),
      '_layouts/inner.json': `{ "blocks": [{ "type": "slot" }, ${feed('https://layout.example.edu')}] }`,
      'about.json': page(
        feed('https://hidden.example.edu', { hidden: true }),
        feed('https://later.example.edu', { publishAt: '2027-01-01' }),
      ),
    }),
  ).toEqual(['https://layout.example.edu', 'https://page.example.edu', 'https://panel.example.edu']);
});

it('tells what is shown in a frame from what is sent requests', () => {
  const embed = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
  const map = { type: 'map', place: 'Gate', address: 'Mill Lane', link: '/', embed };
  const requested = endpointsOf({ 'index.json': page(feed('https://page.example.edu/x'), JSON.stringify(map)) });
  expect(requestedOriginsIn(requested)).toEqual(['https://page.example.edu']);
  expect(framedOriginsIn(requested)).toEqual(['https://www.openstreetmap.org']);
});

it('asks an address of the site itself only where a block names it', () => {
  const blog = withSite({ blogFeed: 'https://blog.example.edu/posts' });
  expect(endpointsOf(blog)).toEqual([]);
  expect(endpointsOf({ ...blog, 'index.json': page(feed('{site.blogFeed}')) })).toEqual(['https://blog.example.edu']);
});

it('asks the inbox of the site wherever a form may send to it', () => {
  expect(endpointsOf(withSite({ inbox: { url: 'https://inbox.example.edu/forms' } }))).toEqual([
    'https://inbox.example.edu',
  ]);
  expect(endpointsOf(withSite({ inbox: { url: '/_inbox' } }))).toEqual([]);
});
