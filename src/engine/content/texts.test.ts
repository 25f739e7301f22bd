import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDate } from '#shared/isDate.ts';
import { createRenderer, renderFlow, renderInline } from '#shared/markdown.ts';
import { page, site, writeSite } from '#tests/samples/site.ts';
import { iconBody, iconNames } from './icons.ts';
import { loadSite } from './loadSite.ts';
import { isPublished, listPublicationDates, unpublishedReasonOf } from './publication.ts';
import { inspectMarkdown } from './text/inspectMarkdown.ts';
import { readToken, replaceTokens, type TokenTextKind, tokensIn } from './text/tokens.ts';

const context = {
  site: {
    phone: '+91 (0)90000 00000',
    name: 'Example',
    legal: '© {site.name}',
    loop: '{site.loop}',
    n: 3,
    list: ['x'],
    group: {},
  },
  page: { heading: 'H', order: 1, fields: { years: 4, degree: 'Art & Music' } },
};

it.each([
  ['{site.name} and { page.heading }', 'Example and H'],
  ['{site.legal}', '© Example'],
  ['{site.n}{site.list.0}', '3x'],
  ['{site.loop}', '{site.loop}'],
  [
    '{site.group} {site.gone} {page.order} {site.constructor.name}',
    '{site.group} {site.gone} {page.order} {site.constructor.name}',
  ],
  ['Go to slide {n}', 'Go to slide {n}'],
  ['{page.fields.years} years {page.fields.gone} {page.fields}', '4 years {page.fields.gone} {page.fields}'],
  ['tel:{site.phone}', 'tel:+919000000000'],
  ['[{site.phone}](tel:{site.phone})', '[+91 (0)90000 00000](tel:+919000000000)'],
  ['Our tel: {site.phone}', 'Our tel: +91 (0)90000 00000'],
  ['/contact?course={page.fields.degree}', '/contact?course=Art%20%26%20Music'],
  [
    '[x](/contact?n={site.n}&course={page.fields.degree}) in {page.fields.degree}',
    '[x](/contact?n=3&course=Art%20%26%20Music) in Art & Music',
  ],
  ['mailto:a@example.com?subject={page.fields.degree}', 'mailto:a@example.com?subject=Art%20%26%20Music'],
  ['Why? {page.fields.degree}', 'Why? Art & Music'],
])('replaces the tokens of %s', (text, replaced) => {
  expect(replaceTokens(text, context)).toBe(replaced);
});

it.each<[string, TokenTextKind, string]>([
  [String.raw`\{site.name} \{title} {site.n}`, 'plain', '{site.name} {title} 3'],
  [String.raw`\\{site.n} \\\{site.n}`, 'plain', String.raw`\\3 \\{site.n}`],
  ['`{site.n}`', 'plain', '`3`'],
  [String.raw`\{site.name} {site.n}`, 'source', String.raw`\{site.name} 3`],
  [String.raw`\{site.name} \\{site.n}`, 'inline', String.raw`\{site.name} \\3`],
  ['{site.n} `{site.n}` ``a ` {site.n}`` {site.n}', 'inline', '3 `{site.n}` ``a ` {site.n}`` 3'],
  ['`{site.n} {site.n}', 'inline', '`3 3'],
  [String.raw`\`{site.n}\``, 'inline', String.raw`\`3\``],
  ['    {site.n}', 'inline', '    3'],
  [
    '{site.n}\n\n    {site.n}\n\n```{site.n}\n{site.n}\n```\n{site.n}',
    'flow',
    '3\n\n    {site.n}\n\n```{site.n}\n{site.n}\n```\n3',
  ],
  ['- a\n\n      {site.n}\n\n    {site.n}', 'flow', '- a\n\n      {site.n}\n\n    3'],
  [
    'a[^1] {site.n} `{site.n}`\n\n[^1]: `{site.n}` {site.n}\n\n{site.n}',
    'flow',
    'a[^1] 3 `{site.n}`\n\n[^1]: `{site.n}` 3\n\n3',
  ],
  ['[`{site.n}`](/a?n={site.n})', 'inline', '[`{site.n}`](/a?n=3)'],
  ['{site.sample}', 'inline', 'write `{site.n}` for 3'],
])('leaves what is written literally: %s, %s', (text, kind, replaced) => {
  const site = { ...context.site, sample: 'write `{site.n}` for {site.n}' };
  expect(replaceTokens(text, { ...context, site }, kind)).toBe(replaced);
});

it('reads tokens', () => {
  expect(tokensIn(String.raw`\{site.a} {site.b}`)).toEqual(['site.b']);
  expect(tokensIn('{site.a} {x} {b.c-d.0}')).toEqual(['site.a', 'b.c-d.0']);
  expect(readToken('site.group', context)).toEqual({});
  expect(readToken('site.toString', context)).toBeUndefined();
});

it.each([
  ['**b** *i* `c`\n<i>\\\nx', '<strong>b</strong> <em>i</em> <code>c</code>\n&lt;i&gt;<br>\nx'],
  ['[x](javascript:alert(1))', 'x'],
  ['![x](y.png)', 'x'],
  ['<kbd>A</kbd> <b>B</b>', '<kbd>A</kbd> &lt;b&gt;B&lt;/b&gt;'],
  ['[x](/a "t")', '<a href="/a" title="t">x</a>'],
])('renders %j inline', (text, html) => {
  expect(renderInline(text)).toBe(html);
});

it('renders paragraphs, lists and sub-headings', () => {
  expect(renderFlow('## h\n\na\n\n- b\n\n    c')).toBe(
    '<h2 id="h">h</h2>\n<p>a</p>\n<ul>\n<li>\n<p>b</p>\n<p>c</p>\n</li>\n</ul>\n',
  );
});

it('lets the caller say where links lead', () => {
  const html = renderInline('[x](doc.pdf) [y](/ä)', (href) =>
    href === 'doc.pdf' ? { href: '/m/doc.pdf', newTab: true } : { href },
  );
  expect(html).toBe('<a href="/m/doc.pdf" target="_blank" rel="noopener">x</a> <a href="/%C3%A4">y</a>');
});

it.each([
  ['plain [not] a (link)', [], []],
  ['[a](/b) and [c](d.pdf)', ['/b', 'd.pdf'], []],
  ['[a](/b_(c)) [**d**](/e "t")', ['/b_(c)', '/e'], []],
  ['`[a](/b)` \\[c](/d)', [], []],
  ['[a](javascript:x)', ['javascript:x'], []],
  ['<https://a.example> <b>x</b> &lt;i&gt; \\<u> 1 < 2', ['https://a.example'], ['<b>', '</b>']],
  ['<div>\nx', [], ['<div>']],
])('looks into %j', (text, links, html) => {
  const content = inspectMarkdown(text, 'flow');
  expect(content.links.map(({ href }) => href)).toEqual(links);
  expect(content.html).toEqual(html);
});

it('knows icons and their other names', () => {
  expect(iconBody('phone')).toContain('<path');
  expect(iconBody('2fa')).toBe(iconBody('auth-2fa'));
  expect(iconBody('constructor')).toBeUndefined();
  expect(iconNames().length).toBeGreaterThan(5000);
});

it.each([
  ['2027-01-15', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-1-5', false],
  ['2027-01-15T10:00', false],
  ['tomorrow', false],
])('%s is a date: %s', (date, is) => {
  expect(isDate(date)).toBe(is);
});

it.each([
  [{}, true],
  [{ draft: true }, false],
  [{ hidden: true }, false],
  [{ publishAt: '2027-01-15' }, true],
  [{ publishAt: '2027-01-16' }, false],
  [{ expireAt: '2027-01-15' }, false],
  [{ expireAt: '2027-01-16' }, true],
  [{ publishAt: null, expireAt: 'soon' }, true],
])('%j is published on 2027-01-15: %s', (content, is) => {
  expect(isPublished(content, '2027-01-15')).toBe(is);
  expect(isPublished(content, '2027-01-15T23:59')).toBe(is);
});

it.each([
  [{ publishAt: '2027-01-15T09:00' }, '2027-01-15T08:59', { why: 'from', moment: '2027-01-15T09:00' }],
  [{ publishAt: '2027-01-15T09:00' }, '2027-01-15T09:00', undefined],
  [{ publishAt: '2027-01-15T00:00' }, '2027-01-15', undefined],
  [{ expireAt: '2027-01-15' }, '2027-01-14T23:59', undefined],
  [{ expireAt: '2027-01-15' }, '2027-01-15T00:00', { why: 'until', moment: '2027-01-15' }],
  [{ draft: true, expireAt: '2027-01-15' }, '2027-02-01', { why: 'draft' }],
  [{ hidden: true, draft: false }, '2027-02-01', { why: 'hidden' }],
])('says why %j is not public at %s', (content, at, why) => {
  expect(unpublishedReasonOf(content, at)).toEqual(why);
});

it('finds the days on which something changes', () => {
  const dated = page(
    '{ "type": "rich-text", "heading": "Offer", "publishAt": "2027-02-01", "expireAt": "2027-03-01", "text": "x" }',
    '{ "type": "rich-text", "hidden": true, "publishAt": "2027-04-01", "text": "x" }',
    '{ "type": "rich-text", "publishAt": "2020-04-01", "text": "x" }',
  );
  const { source } = loadSite(writeSite({ 'x.json': dated.replace('"title"', '"publishAt": "2027-02-01", "title"') }));
  expect(listPublicationDates(source, '2027-01-01')).toEqual([
    {
      date: '2027-02-01',
      changes: [
        { change: 'appears', file: 'x.json', pointer: '', name: 'H' },
        { change: 'appears', file: 'x.json', pointer: '/blocks/0', name: 'Offer' },
      ],
    },
    { date: '2027-03-01', changes: [{ change: 'disappears', file: 'x.json', pointer: '/blocks/0', name: 'Offer' }] },
  ]);
});

it('knows the dates of entries, of items of data lists, and times of a day', () => {
  const entry = { label: 'Offer', link: '/about', publishAt: '2027-02-01T09:00' };
  const files = {
    '_site.json': JSON.stringify({ ...site, navigation: [...site.navigation, entry] }),
    '_data/days.json': '{ "fields": {}, "items": [{ "name": "Day", "expireAt": "2027-02-01" }] }',
    'x.json': page().replace('"title"', '"expireAt": "2027-02-01T00:00", "title"'),
  };
  const { source } = loadSite(writeSite(files));
  expect(listPublicationDates(source, '2027-01-31T23:59').map(({ date, changes }) => [date, changes.length])).toEqual([
    ['2027-02-01', 2],
    ['2027-02-01T09:00', 1],
  ]);
  expect(listPublicationDates(source, '2027-02-01T08:59').flatMap(({ changes }) => changes)).toEqual([
    { change: 'appears', file: '_site.json', pointer: '/navigation/1', name: 'Offer' },
  ]);
  expect(listPublicationDates(source, '2027-02-01T09:00')).toEqual([]);
});

it('reads a text in which nothing is marked as the parser would', () => {
  const character = fc.constantFrom(...'aaabcdé.,:;()\'?/  *_`[]\\&<>"!~#|=+-1{}\n\n\t\u00a0');
  const text = fc.string({ unit: character, maxLength: 12 });
  const renderer = createRenderer();
  fc.assert(
    fc.property(text, (written) => {
      expect(renderInline(written)).toBe(renderer.renderInline(written, {}));
      expect(renderFlow(written)).toBe(renderer.render(written, {}));
    }),
    { numRuns: 3000 },
  );
});
