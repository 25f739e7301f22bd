import { expect, it } from 'vitest';
import { checkChanged, page, site } from '#tests/samples/site.ts';

const nfd = (text: string) => text.normalize('NFD');
const text = (words: string, id?: string) => JSON.stringify({ type: 'rich-text', ...(id && { id }), text: words });

const found = (changes: Record<string, string>) =>
  checkChanged(changes).problems.map(({ code, file, hint }) => `${code} ${file}: ${hint}`);

/** A site whose names are written in both Unicode forms, as by an editor and by a file system. */
const pages = {
  [nfd('größe/index.json')]: page(text('Here', nfd('maß'))),
  'größe/परिचय.json': page(text('There', 'इतिहास')).replace(
    '{',
    '{ "section": "/gr%C3%B6%C3%9Fe", "aliases": ["/公司"],',
  ),
  [nfd('_data/größen.json')]:
    '{ "fields": { "label": { "is": "text" }, "value": { "is": "text" } }, "items": [{ "label": "a", "value": "1" }] }',
  [nfd('_layouts/über.json')]: '{ "blocks": [{ "type": "slot" }] }',
};

it('takes a name in either Unicode form, and as browsers show it, for the same', () => {
  const links = [
    '/größe',
    nfd('/größe'),
    '/gr%C3%B6%C3%9Fe#ma%C3%9F',
    '/größe/परिचय#इतिहास',
    encodeURI('/größe/परिचय'),
  ];
  expect(
    found({
      ...pages,
      '_site.json': JSON.stringify({
        ...site,
        redirects: { '/blog': 'https://blog.example.edu', [nfd('/maß')]: '/größe#maß' },
      }),
      'index.json': page(
        text(
          `[about](/about#people) [x](/ma%C3%9F) ${links.map((link) => `[x](${link})`).join(' ')} [y](#über)`,
          'über',
        ),
        '{ "type": "link-list", "heading": "X", "items": { "pages": "/größe/*" } }',
        `{ "type": "stats-strip", "items": { "from": "${'größen'}" } }`,
      ).replace('"layout": "inner"', '"layout": "über"'),
    }),
  ).toEqual([]);
});

it('proposes names in any script where a link is misspelt', () => {
  const index = (link: string) => ({ 'index.json': page(text(`[about](/about#people) [x](${link})`)) });
  expect(found({ ...pages, ...index('/größen') }).join()).toContain('Did you mean "/größe"?');
  expect(found({ ...pages, ...index('/gr%C3%B6%C3%9Fe#mas') }).join()).toContain('/größe#maß');
  expect(found({ ...pages, ...index('/公司') }).join()).toContain('/größe/परिचय');
});
