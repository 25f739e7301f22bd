import { change, mistakes } from '../mistake.ts';

const about = 'about/index.json';
const team = 'about/team.json';
const home = 'index.json';

/** Names of keys, types, values and files that are not there. */
export const names = mistakes(
  [
    'a key misspelt',
    change(about, '"heading": "How we began"', '▶"headng": "How we began"'),
    'key-unknown',
    '"heading"',
  ],
  [
    'a required key misspelt',
    change(about, '"heading": "About us"', '▶"haeding": "About us"'),
    'key-unknown',
    '"heading"',
  ],
  ['a key in capitals', change(about, '"layout": "inner"', '▶"Layout": "inner"'), 'key-unknown', '"layout"'],
  [
    'a key with a space at its end',
    change(about, '"layout": "inner"', '▶"layout ": "inner"'),
    'key-unknown',
    '"layout"',
  ],
  [
    'a misspelt key beside the right one',
    change(about, '"layout": "inner"', '▶"titel": "About", "layout": "inner"'),
    'key-unknown',
    '"title"',
  ],
  [
    'a key of a nested item misspelt',
    change(
      home,
      '{ "icon": "book", "text": "A library with 40,000 books" }',
      '{ "icon": "book", ▶"txt": "A library with 40,000 books" }',
    ),
    'key-unknown',
    '"text"',
  ],
  [
    'a key that means nothing',
    change(about, '"layout": "inner"', '▶"colour": "red", "layout": "inner"'),
    'key-unknown',
    'Possible here',
  ],
  [
    'a key of a picture misspelt',
    change(home, '"alt": "Students reading in the library"', '▶"atl": "Students reading in the library"'),
    'key-unknown',
    '"alt"',
  ],
  ['"blocks" misspelt', change('_404.json', '"blocks"', '▶"block"'), 'key-unknown', '"blocks"'],
  ['a key of _site.json misspelt', change('_site.json', '"navigation"', '▶"navigaton"'), 'key-unknown', '"navigation"'],
  [
    'a key of a menu entry misspelt',
    change('_site.json', '{ "label": "Courses", "link": "/courses" }', '{ ▶"lable": "Courses", "link": "/courses" }'),
    'key-unknown',
    '"label"',
  ],
  [
    'a field of a list that is not declared',
    change('_data/stats.json', '"icon": "users"', '▶"ikon": "users"'),
    'key-unknown',
    '"icon"',
  ],
  ['a block type misspelt', change(about, '"accordion"', '▶"acordion"'), 'block-type-unknown', '"accordion"'],
  [
    'a block type with an underscore',
    change(home, '"media-text"', '▶"media_text"'),
    'block-type-unknown',
    '"media-text"',
  ],
  ['a block type in capitals', change(home, '"media-text"', '▶"MediaText"'), 'block-type-unknown', '"media-text"'],
  ['a block type in the plural', change(team, '"type": "table"', '"type": ▶"tables"'), 'block-type-unknown', '"table"'],
  ['a block type that there is not', change(about, '"accordion"', '▶"slideshow"'), 'block-type-unknown', '"accordion"'],
  [
    'a block without a type',
    change('_404.json', '{ "type": "rich-text", ', '▶{ '),
    'block-type-missing',
    '"rich-text"',
  ],
  ['"type" misspelt', change('_404.json', '"type": "rich-text"', '▶"tpye": "rich-text"'), 'key-unknown', '"type"'],
  ['a type that is a number', change(about, '"type": "accordion"', '"type": ▶3'), 'block-type-unknown'],
  ['a choice misspelt', change(home, '"style": "primary"', '"style": ▶"primry"'), 'value-not-possible', '"primary"'],
  ['a choice in capitals', change(home, '"side": "left"', '"side": ▶"Left"'), 'value-not-possible', '"left"'],
  ['a choice that there is not', change(home, '"side": "left"', '"side": ▶"top"'), 'value-not-possible'],
  [
    'a background that there is not',
    change(about, '"id": "questions"', '"id": "questions", "tone": ▶"drak"'),
    'value-not-possible',
    '"dark"',
  ],
  ['an icon misspelt', change('contact.json', '"icon": "phone"', '"icon": ▶"phnoe"'), 'icon-unknown', '"phone"'],
  ['an icon in capitals', change('contact.json', '"icon": "phone"', '"icon": ▶"Phone"'), 'icon-unknown', '"phone"'],
  [
    'an icon of another set',
    change('contact.json', '"icon": "phone"', '"icon": ▶"fa-phone"'),
    'icon-unknown',
    '"phone"',
  ],
  [
    'an icon that there is not',
    change('contact.json', '"icon": "phone"', '"icon": ▶"riverboatpilot"'),
    'icon-unknown',
    'tabler',
  ],
  ['a layout misspelt', change(about, '"layout": "inner"', '"layout": ▶"iner"'), 'layout-not-found', '"inner"'],
  [
    'a layout with its ending',
    change(about, '"layout": "inner"', '"layout": ▶"inner.json"'),
    'layout-not-found',
    '"inner"',
  ],
  ['a shared block misspelt', change(home, '"use": "numbers"', '"use": ▶"number"'), 'shared-not-found', '"numbers"'],
  ['a data list misspelt', change(home, '"from": "events"', '"from": ▶"event"'), 'data-not-found', '"events"'],
  [
    'a data list with its folder',
    change('_blocks/numbers.json', '"from": "stats"', '"from": ▶"_data/stats.json"'),
    'data-not-found',
    '"stats"',
  ],
  [
    'a slot misspelt',
    change('_layouts/inner.json', '"type": "slot"', '"type": ▶"slott"'),
    'block-type-unknown',
    '"slot"',
  ],
  [
    'a layout without a slot',
    change(
      '_layouts/inner.json',
      '"blocks": [\n    { "type": "banner", "heading": "{page.heading}", "image": "campus/river.jpg" },\n    { "type": "slot" },',
      '▶"blocks": [\n    { "type": "banner", "heading": "{page.heading}", "image": "campus/river.jpg" },',
    ),
    'slot-missing',
    '"slot"',
  ],
  [
    'a layout with two slots',
    change('_layouts/inner.json', '{ "type": "slot" },', '{ "type": "slot" }, ▶{ "type": "slot" },'),
    'slot-repeated',
  ],
  [
    'a slot on a page',
    change(home, '{ "type": "shared", "use": "numbers" }', '{ "type": ▶"slot" }'),
    'slot-outside-layout',
  ],
  [
    'a shared block by reference in _blocks',
    change('_blocks/numbers.json', '"type": "stats-strip"', '"type": ▶"shared"'),
    'block-not-allowed',
  ],
  ['an id used twice on a page', change(about, '"id": "questions"', '"id": ▶"history"'), 'id-repeated', 'another id'],
  ['an id that the layout uses too', change(about, '"id": "questions"', '"id": ▶"numbers"'), 'id-repeated'],
  [
    'two tabs of one id',
    [
      change(team, '{ "label": "Arts", ', '{ "label": "Arts", "id": "faculty", '),
      change(team, '{ "label": "Sciences", ', '{ "label": "Sciences", "id": ▶"faculty", '),
    ],
    'id-repeated',
    'another id',
  ],
  [
    'a tab with the id of a block',
    change(team, '{ "label": "Sciences", ', '{ "label": "Sciences", "id": ▶"people", '),
    'id-repeated',
  ],
  [
    'two entries of one id',
    [
      change(about, '{ "heading": "Where is the college?", ', '{ "id": "where", "heading": "Where is the college?", '),
      change(about, '{ "heading": "When is it open?", ', '{ "id": ▶"where", "heading": "When is it open?", '),
    ],
    'id-repeated',
  ],
  [
    'two items of a data list with one id',
    [
      change('_data/events.json', '"title": { "is": "text", "r', '"id": { "is": "text" }, "title": { "is": "text", "r'),
      change('_data/events.json', '{ "title": "River festival"', '{ "id": "river", "title": "River festival"'),
      change('_data/events.json', '{ "title": "Talk on rivers"', '{ "id": ▶"river", "title": "Talk on rivers"'),
    ],
    'item-value-repeated',
  ],
  [
    'an open entry that is not there',
    change(about, '"id": "questions",', '"id": "questions", "open": ▶9,'),
    'accordion-open-missing',
    'from 1 to 2',
  ],
);
