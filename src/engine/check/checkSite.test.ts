import { describe, expect, it } from 'vitest';
import { checkChanged, marksOf, page, site } from '#tests/samples/site.ts';

/** Name, files with a ▶ at the location of the problem, and its code. No other problem may be reported. */
type Mistake = [name: string, files: Record<string, string>, code: string, says?: string];

const text = (words: string) => page(`{ "type": "rich-text", "text": "${words}" }`);
const strip = (keys: string) => page(`{ "type": "stats-strip", ${keys} }`);
const call = (action: string) => page(`{ "type": "call-to-action", "heading": "x", "actions": [{ ${action} }] }`);

const siteWith = (more: object) => JSON.stringify({ ...site, ...more });

const explorer = (link: string) =>
  page(
    `{ "type": "explorer", "groups": [{ "label": "x", "items": { "from": "stats", "as": { "name": "label", "text": "label", "actions": [{ "label": "x", "link": ${link} }] } } }] }`,
  );

const about = (content: string) => ({ 'about/index.json': content, 'index.json': text('Hello') });

const mistakes: Record<string, Mistake[]> = {
  values: [
    [
      'unknown key',
      about(strip('▶"item": [], "items": [{ "value": "1", "label": "x" }]')),
      'key-unknown',
      'is there already',
    ],
    [
      'misspelt key that is needed',
      about(strip('▶"itmes": [{ "value": "1", "label": "x" }]')),
      'key-unknown',
      '"items"',
    ],
    [
      'key in capitals',
      about(strip('▶"Heading": "x", "items": [{ "value": "1", "label": "x" }]')),
      'key-unknown',
      '"heading"',
    ],
    ['missing key', about(page('▶{ "type": "rich-text" }')), 'key-missing', '"text"'],
    ['missing keys of an item', about(strip('"items": [▶{ "icon": "phone" }]')), 'key-missing', '"value" and "label"'],
    [
      'number in quotes',
      about(page('{ "type": "cards", "columns": ▶"3", "items": [{ "title": "x" }] }')),
      'value-type',
      'without quotation marks (3)',
    ],
    ['text instead of a list', about(strip('"items": ▶"x"')), 'value-type', 'a list'],
    ['list without brackets', about(strip('"items": ▶{ "value": "1", "label": "x" }')), 'list-brackets-missing'],
    [
      'value not possible',
      about(page('{ "type": "rich-text", "tone": ▶"drak", "text": "x" }')),
      'value-not-possible',
      '"dark"',
    ],
    ['empty text', about(page('{ "type": "rich-text", "text": ▶"" }')), 'text-unwritten'],
    [
      'text too long',
      about(strip('"items": [{ "value": ▶"1234567890123", "label": "x" }]')),
      'text-too-long',
      '13 characters',
    ],
    [
      'text too long once its token is replaced',
      about(strip('"items": [{ "value": ▶"{site.name}", "label": "x" }]')),
      'text-too-long',
    ],
    [
      'id with capitals',
      about(page('{ "type": "rich-text", "id": ▶"People", "text": "x" }')),
      'text-form',
      'small letters',
    ],
    [
      'number too small',
      about(page('{ "type": "cards", "autoplayMs": ▶5, "items": [{ "title": "x" }] }')),
      'number-too-small',
      '1000',
    ],
    ['empty list', about(strip('"items": ▶[]')), 'list-too-short'],
    [
      'unknown block type',
      about(page('{ "type": ▶"rich-txt", "txt": 1, "tone": "x", "link": "/nowhere" }')),
      'block-type-unknown',
      '"rich-text"',
    ],
    ['block without a type', about(page('▶{ "text": "x" }')), 'block-type-missing'],
    ['text instead of a block', about(page('▶"rich-text"')), 'value-type'],
    ['page that is a list', about('▶[]'), 'file-list'],
    ['invalid date', about(page('{ "type": "rich-text", "publishAt": ▶"2027-02-30", "text": "x" }')), 'date-invalid'],
    [
      'date of another form',
      about(page('{ "type": "rich-text", "publishAt": ▶"2027-2-3", "text": "x" }')),
      'date-invalid',
      '"2027-02-03"',
    ],
    [
      'dates reversed',
      about(page('{ "type": "rich-text", "publishAt": "2027-02-03", "expireAt": ▶"2027-01-01", "text": "x" }')),
      'dates-reversed',
    ],
  ],
  links: [
    ['no such page', about(text('[x](▶/abuot)')), 'link-not-found', '"/about"'],
    [
      'page that has moved',
      { 'index.json': text('[x](▶/people)'), 'team/people.json': text('x') },
      'link-not-found',
      '"/team/people"',
    ],
    ['slash at the end', about(text('[x](▶/about/)')), 'link-not-found', '"/about"'],
    ['no such anchor', { 'index.json': text('[x](▶/about#peple)') }, 'link-anchor-not-found', '/about#people'],
    ['no such anchor on this page', about(text('[x](▶#peple)')), 'link-anchor-not-found'],
    ['code', about(text('[x](▶javascript:alert)')), 'link-scheme-dangerous'],
    [
      'code behind a tab',
      about(
        page('{ "type": "call-to-action", "heading": "x", "actions": [{ "label": "x", "link": ▶"java\\tscript:x" }] }'),
      ),
      'link-scheme-dangerous',
    ],
    ['data', about(text('[x](▶data:text/html,x)')), 'link-scheme-dangerous'],
    ['unknown scheme', about(text('[x](▶ftp://example.com)')), 'link-scheme-unknown'],
    ['http', about(text('[x](▶http://example.com/a)')), 'link-insecure', 'https://example.com/a'],
    ['route without a slash', about(text('[x](▶about)')), 'link-malformed', '"/about"'],
    ['site without https', about(text('[x](▶www.example.com)')), 'link-malformed', 'https://www.example.com'],
    ['address without mailto', about(text('[x](▶a@example.com)')), 'link-malformed', 'mailto:a@example.com'],
    [
      'telephone with spaces',
      about(
        page('{ "type": "call-to-action", "heading": "x", "actions": [{ "label": "x", "link": ▶"tel:+91 90000" }] }'),
      ),
      'link-malformed',
      'tel:+9190000',
    ],
    [
      'number that is not the one shown',
      about(call('"label": "+91 90000 00000", "link": ▶"tel:+919000000001"')),
      'link-shows-another',
      '"tel:+919000000000"',
    ],
    [
      'number with words before it that is not the one shown',
      about(call('"label": "Call us: 090000-00000", "link": ▶"tel:+919000000001"')),
      'link-shows-another',
    ],
    [
      'e-mail address that is not the one shown',
      about(call('"label": "a@example.com", "link": ▶"mailto:b@example.com"')),
      'link-shows-another',
      '"mailto:a@example.com"',
    ],
    [
      'number in a text that is not the one shown',
      about(text('[+91 90000 00000](▶tel:+919000000001)')),
      'link-shows-another',
    ],
    [
      'number of the site that is not the one shown',
      {
        '_site.json': siteWith({ phone: '+91 90000 00000' }),
        ...about(call('"label": "{site.phone}", "link": ▶"tel:+919000000001"')),
      },
      'link-shows-another',
    ],
    [
      'facts of which one is the link to the other',
      about(
        text('x').replace(
          '"layout"',
          '"fields": { "office": "+91 90000 00000", "officeLink": ▶"tel:+919000000001" }, "layout"',
        ),
      ),
      'values-differ',
      'tel:{page.fields.office}',
    ],
    [
      'number of the site as it is shown, which is another',
      { '_site.json': siteWith({ phone: '9000000001', phoneShown: '+91 90000 00000' }).replace('"+91', '▶"+91') },
      'values-differ',
      'tel:{site.phone}',
    ],
    [
      'facts that are one number for readers and for links',
      {
        '_site.json': siteWith({
          facts: { years: '1', office: '919000000001', officeShown: '+91 90000 00000' },
        }).replace('"+91', '▶"+91'),
      },
      'values-differ',
      'tel:{site.facts.office}',
    ],
    [
      'page that is made from an item',
      about(explorer('▶"/abuot?name={item.label}"')),
      'link-not-found',
      '"/about?name=one"',
    ],
    [
      'page that every page of a layout leads to',
      {
        '_layouts/inner.json':
          '{ "blocks": [{ "type": "slot" }, { "type": "call-to-action", "heading": "x", "actions": [{ "label": "x", "link": ▶"/abuot?course={page.heading}" }] }, { "type": "shared", "use": "numbers" }] }',
      },
      'link-not-found',
      '"/about"',
    ],
    ['# alone', about(text('[x](▶#)')), 'link-to-nowhere'],
    [
      'no such picture for dark pages',
      about(
        page(
          '{ "type": "media-text", "text": "x", "image": { "src": "campus/gate.jpg", "srcInDark": ▶"campus/gaet.jpg", "alt": "x" } }',
        ),
      ),
      'media-not-found',
      'campus/gate.jpg',
    ],
    ['no such document', about(text('[x](▶documents/brochur.pdf)')), 'media-not-found', 'documents/brochure.pdf'],
    [
      'draft page',
      { 'index.json': text('[x](▶/plan)'), 'plan.json': text('x').replace('"title"', '"draft": true, "title"') },
      'link-unpublished',
      'is a draft: these words are shown without a link',
    ],
    [
      'section that is no page',
      about(text('x').replace('"layout"', '"section": ▶"/abuot", "layout"')),
      'section-not-a-page',
    ],
  ],
  addresses: [
    ['alias of another page', about(text('x').replace('"layout"', '"aliases": [▶"/"], "layout"')), 'alias-taken'],
    [
      'alias twice',
      {
        'about/index.json': text('x').replace('"layout"', '"aliases": ["/a"], "layout"'),
        'index.json': text('x').replace('"layout"', '"aliases": [▶"/a"], "layout"'),
      },
      'alias-taken',
    ],
    [
      'alias without a slash',
      about(text('x').replace('"layout"', '"aliases": [▶"old"], "layout"')),
      'alias-malformed',
      '"/old"',
    ],
    ['two pages at one address', { 'about.json': `▶${text('x')}` }, 'route-taken'],
    [
      'id twice',
      about(
        page('{ "type": "rich-text", "id": "a", "text": "x" }', '{ "type": "rich-text", "id": ▶"a", "text": "x" }'),
      ),
      'id-repeated',
    ],
    [
      "id of the layout's shared block",
      about(page('{ "type": "rich-text", "id": ▶"numbers", "text": "x" }')),
      'id-repeated',
      '_blocks/numbers.json',
    ],
  ],
  files: [
    [
      'no such picture',
      about(
        strip('"items": [{ "value": "1", "label": "x" }]').replace('"layout"', '"image": ▶"campus/gat.jpg", "layout"'),
      ),
      'media-not-found',
      'campus/gate.jpg',
    ],
    [
      'picture in capitals',
      about(
        strip('"items": [{ "value": "1", "label": "x" }]').replace(
          '"layout"',
          '"image": { "src": ▶"campus/Gate.jpg" }, "layout"',
        ),
      ),
      'media-not-found',
      'campus/gate.jpg',
    ],
    [
      'document as a picture',
      about(text('x').replace('"layout"', '"image": ▶"documents/brochure.pdf", "layout"')),
      'media-not-a-picture',
    ],
    [
      'picture of another site',
      about(text('x').replace('"layout"', '"image": ▶"https://example.com/a.jpg", "layout"')),
      'media-elsewhere',
    ],
    ['no such file of posts', about(feed('▶feeds/post.json')), 'media-not-found', 'feeds/posts.json'],
    ['posts at no address', about(feed('▶posts')), 'text-form', 'a .json file of _media'],
    [
      'no such icon',
      about(strip('"items": [{ "value": "1", "label": "x", "icon": ▶"phoen" }]')),
      'icon-unknown',
      '"phone"',
    ],
    ['no such layout', about(text('x').replace('"inner"', '▶"iner"')), 'layout-not-found', '"inner"'],
    ['no such shared block', about(page('{ "type": "shared", "use": ▶"number" }')), 'shared-not-found', '"numbers"'],
    ['no such data list', about(strip('"items": { "from": ▶"stat" }')), 'data-not-found', '"stats"'],
    [
      'layout without a slot',
      { '_layouts/inner.json': '{ ▶"blocks": [{ "type": "shared", "use": "numbers" }] }' },
      'slot-missing',
    ],
    [
      'layout with two slots',
      { '_layouts/inner.json': '{ "blocks": [{ "type": "slot" }, ▶{ "type": "slot" }] }' },
      'slot-repeated',
    ],
    ['slot on a page', about(page('{ "type": ▶"slot" }')), 'slot-outside-layout'],
    [
      'mistake in a pattern',
      {
        '_patterns/facts.json':
          '{ "title": "Facts", "blocks": [{ "type": "rich-text", "text": "See [the prices](▶/nowhere)." }] }',
      },
      'link-not-found',
    ],
    [
      'shared blocks in a circle',
      {
        '_blocks/a.json':
          '{ "type": "split", "main": [{ "type": "shared", "use": "b" }], "aside": [{ "type": "shared", "use": "numbers" }] }',
        '_blocks/b.json':
          '{ "type": "split", "main": [{ "type": "shared", "use": ▶"a" }], "aside": [{ "type": "shared", "use": "numbers" }] }',
      },
      'shared-in-circle',
      '"a" → "b" → "a"',
    ],
  ],
  lists: [
    [
      'unknown field in "as"',
      about(strip('"items": { "from": "stats", "as": { "label": ▶"lable" } }').replace('▶"lable', '"▶lable')),
      'field-unknown',
      '"label"',
    ],
    [
      'unknown field in a text of "as"',
      about(strip('"items": { "from": "stats", "as": { "label": "In {item.▶were}" } }')),
      'field-unknown',
      '"where"',
    ],
    [
      'unknown property in "as"',
      about(strip('"items": { "from": "stats", "as": { ▶"caption": "label" } }')),
      'mapped-key-unknown',
    ],
    [
      'unknown field in "where"',
      about(strip('"items": { "from": "stats", "where": { ▶"wher": "campus" } }')),
      'field-unknown',
      '"where"',
    ],
    [
      'unknown field in "sort"',
      about(strip('"items": { "from": "stats", "sort": ▶"-vale" }')),
      'field-unknown',
      '"-value"',
    ],
    [
      '"where" that nothing meets',
      about(strip('"items": { "from": "stats", "where": { "where": ▶"Campus" } }')),
      'where-value-unknown',
      '"campus"',
    ],
    ['two sources', about(strip('"items": ▶{ "from": "stats", "pages": "/*" }')), 'query-source'],
    ['misspelt source', about(strip('"items": { ▶"form": "stats" }')), 'key-unknown', '"from"'],
    ['pages of no kind', about(strip('"items": { "pages": ▶"sibling" }')), 'query-pages-unknown', '"siblings"'],
    [
      'field that the block needs and the list has not',
      about(page('{ "type": "cards", "items": ▶{ "from": "stats" } }')),
      'item-field-missing',
      '"title"',
    ],
    [
      'item too long for the block',
      {
        '_data/stats.json':
          '{ "fields": { "value": { "is": "text" }, "label": { "is": "text" } },\n "items": [{ "value": ▶"1234567890123", "label": "x" }] }',
      },
      'item-unfit',
    ],
    [
      'item without what the block needs',
      {
        '_data/stats.json':
          '{ "fields": { "value": { "is": "text" }, "label": { "is": "text" } },\n "items": [▶{ "value": "1" }] }',
      },
      'item-unfit',
    ],
    [
      'unknown field of an item',
      {
        '_data/stats.json':
          '{ "fields": { "value": { "is": "text" }, "label": { "is": "text" } },\n "items": [{ "value": "1", "label": "x", ▶"lable": "y" }] }',
      },
      'key-unknown',
    ],
    [
      'kind of field',
      {
        '_data/stats.json':
          '{ "fields": { "value": { "is": ▶"txt" }, "label": { "is": "text" } },\n "items": [{ "value": "1", "label": "x" }] }',
      },
      'value-not-possible',
      '"text"',
    ],
    [
      'value that must be unique',
      {
        '_data/stats.json':
          '{ "fields": { "value": { "is": "text", "unique": true }, "label": { "is": "text" } },\n "items": [{ "value": "1", "label": "x" }, { "value": ▶"1", "label": "y" }] }',
      },
      'item-value-repeated',
    ],
    [
      'link made from a field',
      about(
        page(
          '{ "type": "link-list", "heading": "x", "items": { "from": "stats", "as": { "title": "label", "link": ▶"/about#{item.value}" } } }',
        ),
      ),
      'link-anchor-not-found',
    ],
  ],
  texts: [
    ['unknown token', about(text('In ▶{site.nam}')), 'token-unknown', '{site.name}'],
    ['unknown token of the page', about(text('▶{page.headin}')), 'token-unknown', '{page.heading}'],
    ['token that is no text', about(text('▶{site.facts} years')), 'token-not-text', '{site.facts.years}'],
    ['doubled braces', about(text('{▶{site.name}}')), 'token-braces-doubled'],
    ['HTML', about(text('a ▶<b>word</b>')), 'markdown-html'],
    ['picture in a text', about(text('![x](▶campus/gate.jpg)')), 'markdown-picture'],
    [
      'pattern that cannot be read',
      about(form('"rules": [{ "rule": "pattern", "value": ▶"(a", "message": "x" }]')),
      'pattern-invalid',
      '"("',
    ],
    [
      'pattern that can hang',
      about(form('"rules": [{ "rule": "pattern", "value": ▶"^(a|a)*$", "message": "x" }]')),
      'pattern-slow',
    ],
  ],
};

function form(keys: string): string {
  return page(
    `{ "type": "form", "fields": [{ "name": "a", "label": "A", "input": "text", ${keys} }], "submit": { "label": "Send", "kind": "simulate" } }`,
  );
}

function feed(endpoint: string): string {
  const quoted = endpoint.replace(/^▶?/, '$&"');
  return page(
    `{ "type": "post-feed", "endpoint": ${quoted}", "messages": { "loading": "x", "failure": "x", "empty": "x" } }`,
  );
}

const shown = ({ problems }: ReturnType<typeof checkChanged>) =>
  problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);

it('has nothing to say about a correct site', () => {
  expect(shown(checkChanged({}))).toEqual([]);
});

for (const [area, cases] of Object.entries(mistakes)) {
  describe(area, () => {
    it.each(cases)('%s', (_, files, code, says = '') => {
      const result = checkChanged(files);
      expect(shown(result)).toEqual(marksOf(files).map((location) => `${code} ${location}`));
      const [problem] = result.problems;
      expect(`${problem?.message} ${problem?.hint}`).toContain(says);
    });
  });
}

describe('consequences', () => {
  it('does not call links to a broken page broken', () => {
    const files = { 'about/index.json': '{ "title": "T" "x" }', 'index.json': text('[x](/about#people)') };
    expect(checkChanged(files).problems.map(({ file }) => file)).toEqual(['about/index.json']);
  });

  it('does not judge tokens of a site file that cannot be read', () => {
    expect(shown(checkChanged({ '_site.json': '{ "name": ▶Example }', 'index.json': text('{site.name}') }))).toEqual([
      'json-quotes-missing _site.json:1:11',
    ]);
  });

  it('does not judge lists of a data file that cannot be read', () => {
    expect(shown(checkChanged({ '_data/stats.json': '{ "fields": { "value" }' }))).toEqual([
      'json-colon-missing _data/stats.json:1:22',
    ]);
  });

  it('says what an item lacks once, and not again for every block that shows it', () => {
    const list =
      '{ "fields": { "value": { "is": "text", "required": true }, "label": { "is": "text" } },\n "items": [▶{ "label": "x" }] }';
    expect(shown(checkChanged({ '_data/stats.json': list }))).toEqual(['key-missing _data/stats.json:2:12']);
    const short =
      '{ "fields": { "value": { "is": "text" }, "label": { "is": "text" } },\n "items": [{ "value": "1" }] }';
    const again = page('{ "type": "stats-strip", "heading": "Again", "items": { "from": "stats", "first": 1 } }');
    expect(shown(checkChanged({ '_data/stats.json': short, 'a.json': again }))).toEqual([
      'item-unfit _data/stats.json:2:12',
    ]);
  });

  it('does not look for ids that stand under a wrong key', () => {
    const files = { 'about/index.json': page().replace('"blocks": [', '"blcks": [ { "id": "people" }') };
    expect(checkChanged(files).problems.map(({ code }) => code)).toEqual(['key-unknown']);
  });

  it('lets what is not shown link to what is not shown yet', () => {
    const draft = (words: string) => text(words).replace('"title"', '"draft": true, "title"');
    expect(shown(checkChanged({ 'a.json': draft('[x](/b)'), 'b.json': draft('x') }))).toEqual([]);
  });
});

it.each([
  ['2027-03-01', []],
  ['2026-12-20', ['ends-soon']],
  ['2026-12-21', []],
  ['2026-11-18', ['ends-soon']],
])('tells a month before %s that it has to be renewed', (expires, codes) => {
  const securityContact = { contact: ['mailto:a@example.edu'], expires };
  const { problems } = checkChanged({ '_site.json': siteWith({ securityContact }), 'index.json': text('Hello') });
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

it('needs a font file to draw sharing pictures', () => {
  const codesOf = (more: object) =>
    checkChanged({ '_site.json': siteWith(more), 'index.json': text('Hello') }).problems.map(({ code }) => code);
  expect(codesOf({ sharePictures: true })).toEqual(['share-picture-font']);
  expect(codesOf({ sharePictures: false })).toEqual([]);
  const theme = { ...site.theme, font: 'fonts/none.woff2, serif' };
  expect(codesOf({ sharePictures: true, theme })).toEqual(['media-not-found']);
});

it('finds mistakes of all files in one run', () => {
  const files = {
    'about/index.json': text('[x](/nowhere)'),
    '_data/stats.json': '{ "fields": {}, "items": [], "x": 1 }',
    'a.json': '{',
  };
  expect(new Set(checkChanged(files).problems.map(({ file }) => file))).toEqual(
    new Set(['about/index.json', '_data/stats.json', 'a.json', 'index.json']),
  );
});

it.each(['feeds/posts.json', '/api/posts.json', 'https://blog.example.edu/posts.json', '{site.url}/posts.json'])(
  'lets posts come from %s',
  (endpoint) => {
    expect(shown(checkChanged(about(feed(endpoint))))).toEqual([]);
  },
);

it('lets a number be shown in any of the ways that numbers are written', () => {
  const actions = [
    ['090000 00000', 'tel:+919000000000'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['Phone (office): +91-90000-00000', 'tel:+919000000000'],
    ['1800-COLLEGE', 'tel:+918002655343'],
    ['Open 9-17, since 2003', 'tel:+919000000000'],
    ['Write to A@example.com', 'mailto:a@EXAMPLE.com?subject=x'],
    ['{site.phone}', 'tel:{site.phone}'],
  ].map(([label, link]) => ({ label, link }));
  const block = (some: object[]) => JSON.stringify({ type: 'call-to-action', heading: 'x', actions: some });
  const files = {
    '_site.json': siteWith({
      phone: '+91 90000 00000',
      facts: { years: '1', phone: '+91 1000 100', phoneHostel: '+91 1000 200' },
    }),
    'index.json': page(
      block(actions.slice(0, 4)),
      block(actions.slice(4)),
      '{ "type": "rich-text", "text": "[{site.phone}](tel:{site.phone})" }',
    ),
    'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "x" }'),
  };
  expect(shown(checkChanged({ ...files }))).toEqual([]);
});

it('knows aliases, redirects and documents', () => {
  const files = {
    'index.json': text(
      '[b](/blog) [c](documents/brochure.pdf) [d](/about?x=1#people) [e](tel:+919000000000) [f](mailto:a@example.com)',
    ),
    'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "x" }').replace(
      '"layout"',
      '"aliases": ["/old"], "layout"',
    ),
  };
  expect(shown(checkChanged(files))).toEqual([]);
});

it('knows the headings of texts by the ids that the build gives them', () => {
  const blocks = [
    {
      type: 'rich-text',
      id: 'people',
      text: 'Plain\n\n## Fees\n\n## Menu\n\n## Größe & *mehr*\n\n## {page.heading} 1',
    },
    { type: 'accordion', items: [{ heading: 'A', id: 'fees', text: '## Fees' }] },
    { type: 'accordion', items: { from: 'notes', as: { heading: 'title', text: 'words' } } },
  ];
  const links = ['fees', 'fees-2', 'fees-3', 'menu-2', 'größe-mehr', 'gr%C3%B6%C3%9Fe-mehr', 'h-1', 'from-a-list'];
  const linksTo = (ids: string[]) => text(ids.map((id) => `[${id}](/about#${id})`).join(' '));
  const files = {
    'about/index.json': page(...blocks.map((block) => JSON.stringify(block))),
    '_data/notes.json': JSON.stringify({
      fields: { title: { is: 'text' }, words: { is: 'markdown' } },
      items: [{ title: 'T', words: '## From a list' }],
    }),
  };
  // Of a list that takes one line.
  const advice = ['markdown-one-line _data/notes.json:1:92'];
  expect(shown(checkChanged({ ...files, 'index.json': linksTo(links) }))).toEqual(advice);
  const problems = checkChanged({ ...files, 'index.json': linksTo(['menu', 'fees-4', 'größe-mer']) }).problems.slice(
    advice.length,
  );
  expect(problems.map(({ code, args }) => [code, (args as { suggestion?: string }).suggestion])).toEqual([
    ['link-anchor-not-found', '/about#menu-2'],
    ['link-anchor-not-found', '/about#fees-2'],
    ['link-anchor-not-found', '/about#größe-mehr'],
  ]);
});
