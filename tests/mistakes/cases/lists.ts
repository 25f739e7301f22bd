import { change, mistakes, write } from '../mistake.ts';

const home = 'index.json';
const courses = 'courses/index.json';
const geology = 'courses/geology.json';

/** Lists that take their items from data lists and from pages. */
export const lists = mistakes(
  ['an unknown field in "as"', change(home, '"eyebrow": "place"', '"eyebrow": "▶plase"'), 'field-unknown', '"place"'],
  [
    'an unknown field in a text of "as"',
    change(home, '"eyebrow": "place"', '"eyebrow": "In {item.▶plce}"'),
    'field-unknown',
    '"place"',
  ],
  [
    'an unknown key in "as"',
    change(home, '"eyebrow": "place"', '▶"eybrow": "place"'),
    'mapped-key-unknown',
    '"eyebrow"',
  ],
  ['an unknown field in "sort"', change(home, '"sort": "date"', '"sort": ▶"dat"'), 'field-unknown', '"date"'],
  [
    'an unknown field in "where"',
    change(home, '"sort": "date"', '"where": { ▶"kid": "talk" }'),
    'field-unknown',
    '"kind"',
  ],
  [
    'a value in "where" misspelt',
    change(courses, '"where": { "level": "postgraduate" }', '"where": { "level": ▶"postgradute" }'),
    'where-value-unknown',
    '"postgraduate"',
  ],
  [
    'a value in "where" in capitals',
    change(home, '"sort": "date"', '"where": { "place": ▶"main hall" }'),
    'where-value-unknown',
    '"Main hall"',
  ],
  [
    'one of several values in "where" misspelt',
    change(courses, '["undergraduate", "postgraduate"]', '["undergraduate", ▶"postgrad-uate"]'),
    'where-value-unknown',
    '"postgraduate"',
  ],
  [
    'a number in "where" for what is a text',
    change(courses, '"where": { "level": ["undergraduate", "postgraduate"] }', '"where": { "years": ▶3 }'),
    'where-value-unknown',
    '"3"',
  ],
  [
    'conditions that nothing meets together',
    change(
      home,
      '"items": { "from": "events", "sort": "date"',
      '"items": ▶{ "from": "events", "where": { "place": "Riverbank", "kind": "talk" }',
    ),
    'query-empty',
  ],
  [
    'a pattern of pages misspelt',
    change(
      courses,
      '{ "pages": "/courses/*", "where": { "level": ["undergraduate", "postgraduate"] } }',
      '{ "pages": ▶"/course/*" }',
    ),
    'query-empty',
    '"/courses/*"',
  ],
  [
    'a pattern without a slash',
    change(
      courses,
      '{ "pages": "/courses/*", "where": { "level": ["undergraduate", "postgraduate"] } }',
      '{ "pages": ▶"courses/*" }',
    ),
    'query-pages-unknown',
    '"/courses/*"',
  ],
  [
    'a word for pages misspelt',
    change(
      courses,
      '{ "pages": "/courses/*", "where": { "level": ["undergraduate", "postgraduate"] } }',
      '{ "pages": ▶"childrens" }',
    ),
    'query-pages-unknown',
    '"children"',
  ],
  [
    'one of several pages misspelt',
    change(
      courses,
      '{ "pages": "/courses/*", "where": { "level": ["undergraduate", "postgraduate"] } }',
      '{ "pages": ["/courses/geology", ▶"/courses/musik"] }',
    ),
    'link-not-found',
    '"/courses/music"',
  ],
  [
    'items from two places',
    change('_blocks/numbers.json', '{ "from": "stats" }', '▶{ "from": "stats", "pages": "/courses/*" }'),
    'query-source',
  ],
  ['items from nowhere', change('_blocks/numbers.json', '{ "from": "stats" }', '▶{ "first": 3 }'), 'query-source'],
  ['"from" misspelt', change('_blocks/numbers.json', '"from": "stats"', '▶"form": "stats"'), 'key-unknown', '"from"'],
  [
    '"where" misspelt',
    change(courses, '"where": { "level": "postgraduate" }', '▶"were": { "level": "postgraduate" }'),
    'key-unknown',
    '"where"',
  ],
  [
    'a list that has not what the block needs',
    change('_blocks/numbers.json', '{ "from": "stats" }', '▶{ "from": "events" }'),
    'item-field-missing',
    '"as"',
  ],
  [
    'a field of another kind than the block needs',
    change(
      home,
      '"items": { "from": "events", "sort": "date", "first": 3, "as": { "eyebrow": "place" } }',
      '"items": { "from": "events", "sort": "date", "first": 3, "as": { "eyebrow": "place", "badges": ▶"place" } }',
    ),
    'items-unfit',
    '"as"',
  ],
  [
    'an item too long for a block that shows it',
    change('_data/stats.json', '"{site.facts.years}"', '▶"more than thirty"'),
    'item-unfit',
  ],
  [
    'a choice of an item misspelt',
    change('_data/events.json', '"kind": "talk"', '"kind": ▶"tlak"'),
    'value-not-possible',
    '"talk"',
  ],
  [
    'a column of a field that is not there',
    change('about/team.json', '"field": "subject"', '"field": ▶"subjct"'),
    'row-field-unknown',
    '"subject"',
  ],
  [
    'a column of a field that no page has',
    change(courses, '"field": "years"', '"field": ▶"yeras"'),
    'row-field-unknown',
    '"years"',
  ],
  [
    'a level misspelt: the course silently leaves the list',
    change(geology, '"level": "undergraduate"', '"level": ▶"undergradute"'),
    'field-value-odd',
    '"undergraduate"',
  ],
  [
    'a level in capitals',
    change(geology, '"level": "undergraduate"', '"level": ▶"Undergraduate"'),
    'field-value-odd',
    '"undergraduate"',
  ],
  [
    'the name of a field misspelt',
    change(geology, '"level": "undergraduate"', '▶"levle": "undergraduate"'),
    'field-name-odd',
    '"level"',
  ],
  [
    'a field that no list selects by misspelt',
    change(geology, '"category": "Sciences"', '▶"catgory": "Sciences"'),
    'field-name-odd',
    '"category"',
  ],
  [
    'a field forgotten that lists select by',
    change(geology, '"fields": { "level": "undergraduate", "category"', '▶"fields": { "category"'),
    'field-missing',
    '"undergraduate"',
  ],
  [
    'a mistake in a data list that several blocks show',
    [
      change('_data/stats.json', '"icon": "users"', '"icon": ▶"usrs"'),
      change(home, '{ "type": "shared", "use": "numbers" }', '{ "type": "stats-strip", "items": { "from": "stats" } }'),
    ],
    'icon-unknown',
    '"users"',
  ],
  [
    'a mistake in a shared block on many pages',
    change(
      '_blocks/numbers.json',
      '"heading": "Riverside in numbers"',
      '"heading": "Riverside in numbers", "tone": ▶"drk"',
    ),
    'value-not-possible',
    '"dark"',
  ],
  [
    'a mistake in a layout of many pages',
    change('_layouts/inner.json', '"campus/river.jpg"', '▶"campus/rivre.jpg"'),
    'media-not-found',
    '"campus/river.jpg"',
  ],
  [
    'a shared block that holds itself',
    [
      write(
        '_blocks/a.json',
        '{ "type": "split", "main": [{ "type": "shared", "use": "b" }], "aside": [{ "type": "shared", "use": "b" }] }',
      ),
      write(
        '_blocks/b.json',
        '{ "type": "split", "main": [{ "type": "shared", "use": ▶"a" }], "aside": [{ "type": "rich-text", "text": "x" }] }',
      ),
      change(home, '{ "type": "shared", "use": "numbers" }', '{ "type": "shared", "use": "a" }'),
    ],
    'shared-in-circle',
  ],
  [
    'the name of a field in a row of a table misspelt',
    change('about/team.json', '"name": "John Bell", "subject"', '"name": "John Bell", ▶"subjcet"'),
    'field-name-odd',
    '"subject"',
  ],
  [
    'the name of a field misspelt where the list names it',
    change('_data/events.json', '"place": { "is": "text" }', '▶"palce": { "is": "text" }'),
    'list-field-undeclared',
    '"place"',
  ],
  [
    'a field of many items that the list does not name',
    change(
      '_data/events.json',
      '"fields": {\n    "title": { "is": "text", "required": true, "unique": true },',
      '▶"fields": {',
    ),
    'list-field-undeclared',
    '"title"',
  ],
  [
    'a key misspelt in a group that "as" writes out',
    change(
      home,
      '"as": { "eyebrow": "place" }',
      '"as": { "image": { "src": "campus/river.jpg", ▶"fokus": "50% 50%" } }',
    ),
    'mapped-key-unknown',
    '"focus"',
  ],
  [
    'a key forgotten in a group that "as" writes out',
    change(home, '"as": { "eyebrow": "place" }', '"as": { "image": ▶{ "alt": "The river" } }'),
    'key-missing',
    '"src"',
  ],
);
