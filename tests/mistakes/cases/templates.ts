import { mistakes, write } from '../mistake.ts';

const list = '_data/talks.json';
const file = 'talks/[talk].json';
const each = '"each": { "from": "talks", "address": "{item.id}" }';

/** List of talks; each item is on one line, from line 4. */
const talks = (...items: string[]) =>
  write(
    list,
    `{\n  "fields": { "id": { "is": "text" }, "title": { "is": "text" }, "hall": { "is": "text" }, "link": { "is": "link" } },\n  "items": [\n    ${items.join(',\n    ')}\n  ]\n}\n`,
  );

const rivers = '{ "id": "rivers", "title": "How rivers move", "hall": "Main hall" }';
const rocks = '{ "id": "rocks", "title": "What rocks say", "hall": "West hall" }';

/** Template of a page for each talk. */
const template = (of = each, text = 'Come to the {item.hall}.', name = file, more = '') =>
  write(
    name,
    `{\n  "title": "{item.title} | {site.name}",\n  "description": "A talk of about an hour, with questions and tea afterwards: {item.title}.",\n  "heading": "{item.title}",\n  "index": false,\n  ${of}${of && ','}\n  "blocks": [{ "type": "rich-text", "text": "${text}" }${more}]\n}\n`,
  );

const action =
  ', { "type": "call-to-action", "heading": "Read on", "actions": [{ "label": "More of it", "link": "{item.link}" }] }';

const byHand = `{
  "title": "What rocks say | {site.name}",
  "description": "A talk of about an hour, with questions and tea afterwards: what rocks say.",
  "heading": "What rocks say",
  "index": false,
  "blocks": [{ "type": "rich-text", "text": "Written by hand." }]
}
`;

/** Mistakes in files that stand for a page of each item. */
export const templates = mistakes(
  [
    'a template that does not say of which list',
    [template(''), talks(rivers, rocks)],
    'template-without-each',
    '"each"',
  ],
  [
    'a template without the address of its pages',
    [template('▶"each": { "from": "talks" }'), talks(rivers, rocks)],
    'template-without-each',
    '{item.id}',
  ],
  [
    'the name of the list alone as "each"',
    [template('▶"each": "talks"'), talks(rivers, rocks)],
    'template-without-each',
    '"from"',
  ],
  [
    'a template of a list that is misspelt',
    [template('"each": { "from": ▶"talk", "address": "{item.id}" }'), talks(rivers, rocks)],
    'data-not-found',
    '"talks"',
  ],
  [
    'a template that names a field which its list does not have',
    [template(each, 'Come to the {item.▶haul}.'), talks(rivers, rocks)],
    'field-unknown',
    '"hall"',
  ],
  [
    'an address of a field which the list does not have',
    [template('"each": { "from": "talks", "address": "{item.▶slug}" }'), talks(rivers, rocks)],
    'field-unknown',
  ],
  [
    '"each" in the file of one page',
    [template(`▶${each}`, 'Come.', 'talks/talk.json'), talks(rivers, rocks)],
    'each-outside-template',
    'talks/[item].json',
  ],
  [
    'an item without the field of its address',
    [template(), talks(rivers, '▶{ "title": "What rocks say", "hall": "West hall" }')],
    'item-without-address',
    '"id"',
  ],
  [
    'an item whose address is empty',
    [template(), talks(rivers, '{ "id": ▶"", "title": "What rocks say", "hall": "West hall" }')],
    'item-without-address',
    '"id"',
  ],
  [
    'an item whose address has a space',
    [template(), talks(rivers, '{ "id": ▶"old rocks", "title": "What rocks say", "hall": "West hall" }')],
    'item-address-invalid',
    '"old-rocks"',
  ],
  [
    'an item whose address has capitals',
    [template(), talks(rivers, '{ "id": ▶"Rocks", "title": "What rocks say", "hall": "West hall" }')],
    'item-address-invalid',
    '"rocks"',
  ],
  [
    'two items with one address',
    [
      template('"each": { "from": "talks", "address": "{item.hall}" }'),
      talks('{ "title": "How rivers move", "hall": "main" }', '{ "title": "What rocks say", "hall": ▶"main" }'),
    ],
    'item-address-taken',
  ],
  [
    'a file at the address of an item',
    [template(), talks(rivers, rocks.replace('"rocks"', '▶"rocks"')), write('talks/rocks.json', byHand)],
    'item-page-replaced',
    'talks/rocks.json',
  ],
  [
    'a link of an item that leads nowhere, on its page as well',
    [
      template(each, 'Come.', file, action),
      talks(rivers, '{ "id": "rocks", "title": "What rocks say", "hall": "West hall", "link": ▶"/rocky" }'),
    ],
    'link-not-found',
  ],
  [
    'a link of the template that leads nowhere, once for all its pages',
    [template(each, 'See [there](▶/halls).'), talks(rivers, rocks)],
    'link-not-found',
  ],
);
