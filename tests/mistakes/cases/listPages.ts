import { mistakes, write } from '../mistake.ts';

/** List of talks, each with its topics as JSON. */
const talks = (...topics: string[]) =>
  write(
    '_data/talks.json',
    `{\n  "fields": { "title": { "is": "text" }, "tags": { "is": "texts" } },\n  "items": [\n    ${topics
      .map((tags, index) => `{ "title": "Talk ${index + 1}", "tags": ${tags} }`)
      .join(',\n    ')}\n  ]\n}\n`,
  );

const list = (keys: string) => `{ "type": "listing", "items": { "from": "talks" }, "empty": "No talks.", ${keys} }`;

const page = (file: string, blocks: string, more = '') =>
  write(
    file,
    `{\n  "title": "Talks | {site.name}",\n  "description": "Talks of about an hour, with questions and tea afterwards: ${file}.",\n  "heading": "Talks",\n  "index": false,${more}\n  "blocks": [\n    ${blocks}\n  ]\n}\n`,
  );

const paged = '"pageSize": 1, "addresses": true';
const three = talks('["Rivers"]', '["Rocks"]', '["Rivers"]');
const words = '{ "type": "rich-text", "text": "By the river." }';

/** Mistakes in lists whose pages and topics have addresses. */
export const listPages = mistakes(
  [
    'two lists with addresses on one page',
    [three, page('talks.json', [list(paged), list('"pageSize": 2, "addresses": ▶true')].join(',\n    '))],
    'list-addresses-repeated',
    '"addresses": false',
  ],
  [
    'two lists with topics on one page',
    [three, page('talks.json', [list('"topics": "tags"'), list('"topics": ▶"tags"')].join(',\n    '))],
    'list-addresses-repeated',
    '"topics"',
  ],
  [
    'a list with addresses beside one with topics, deeper in the page',
    [
      three,
      page(
        'talks.json',
        `${list('"topics": "tags"')},\n    { "type": "accordion", "items": [{ "heading": "More", "blocks": [${list('"pageSize": 1, "addresses": ▶true')}] }] }`,
      ),
    ],
    'list-addresses-repeated',
  ],
  [
    'a shared list with addresses',
    [
      three,
      write('_blocks/talks.json', list('"pageSize": 1, "addresses": ▶true')),
      page('talks.json', '{ "type": "shared", "use": "talks" }'),
    ],
    'list-addresses-shared',
    '"addresses": false',
  ],
  [
    'a list with topics in a layout',
    [
      three,
      write('_layouts/talks.json', `{ "blocks": [{ "type": "slot" }, ${list('"topics": ▶"tags"')}] }`),
      page('talks.json', words, '\n  "layout": "talks",'),
    ],
    'list-addresses-shared',
    '"topics"',
  ],
  [
    'a list with addresses on a not-found page',
    [three, page('talks/_404.json', list('"pageSize": 1, "addresses": ▶true')), page('talks/index.json', words)],
    'list-addresses-shared',
  ],
  [
    'a page at the address of a page of a list',
    [three, page('talks.json', list('"pageSize": 2, "addresses": ▶true')), page('talks/page/2.json', words)],
    'list-page-replaced',
    'talks/page/2.json',
  ],
  [
    'a page at the address of a topic',
    [three, page('talks.json', list('"topics": ▶"tags"')), page('talks/tags/rivers.json', words)],
    'list-page-replaced',
    'talks/tags/rivers.json',
  ],
  [
    'an alias at the address of a topic',
    [
      three,
      page('talks.json', list('"topics": "tags"')),
      page('other.json', words, '\n  "aliases": [▶"/talks/tags/rocks"],'),
    ],
    'alias-taken',
  ],
  [
    'two topics that differ in their signs alone',
    [talks('["C"]', '["C++"]'), page('talks.json', list('"topics": ▶"tags"'))],
    'topic-address-taken',
  ],
  [
    'two topics that differ in their accents alone',
    [talks('["Café"]', '["Cafe"]'), page('talks.json', list('"topics": ▶"tags"'))],
    'topic-address-taken',
  ],
  [
    'two topics that differ in their spaces alone',
    [talks('["Open day"]', '["Open-day"]'), page('talks.json', list('"topics": ▶"tags"'))],
    'topic-address-taken',
  ],
  [
    'a topic of signs',
    [talks('["Rivers"]', '["!"]'), page('talks.json', list('"topics": ▶"tags"'))],
    'topic-without-address',
    'words',
  ],
  [
    'a topic that is an emoji',
    [talks('["🌊"]'), page('talks.json', list('"topics": ▶"tags"'))],
    'topic-without-address',
  ],
  [
    'a topic of dots',
    [talks('["…"]', '["Rocks"]'), page('talks.json', list('"topics": ▶"tags"'))],
    'topic-without-address',
  ],
  [
    'addresses for the pages of a list that has one page',
    [three, page('talks.json', list('"addresses": ▶true'))],
    'listing-pages-unsized',
    '"pageSize": 12',
  ],
  [
    'addresses without a number of items, and topics',
    [three, page('talks.json', list('"topics": "tags", "addresses": ▶true'))],
    'listing-pages-unsized',
    '"pageSize"',
  ],
  [
    'addresses without a number of items, with a search',
    [three, page('talks.json', list('"search": { "placeholder": "Search" }, "addresses": ▶true'))],
    'listing-pages-unsized',
    '"pageSize"',
  ],
  [
    'a field of topics that items of the block do not have',
    [three, page('talks.json', list('"topics": ▶"tag"'))],
    'value-not-possible',
    '"tags"',
  ],
  [
    'a link to a page that the list does not reach',
    [
      three,
      page(
        'talks.json',
        `${list(paged)},\n    { "type": "rich-text", "text": "See [the other talks](▶/talks/page/4)." }`,
      ),
    ],
    'link-not-found',
    '/talks/page/2',
  ],
  [
    'a link to a topic that is misspelt',
    [
      three,
      page(
        'talks.json',
        `${list('"topics": "tags"')},\n    { "type": "rich-text", "text": "See [the other talks](▶/talks/tags/river)." }`,
      ),
    ],
    'link-not-found',
    '/talks/tags/rivers',
  ],
);
