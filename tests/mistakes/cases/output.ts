import { originalFingerprint } from '#engine/content/originalFingerprint.ts';
import { change, type Edit, mistakes, write } from '../mistake.ts';

const about = 'about/index.json';
const music = 'courses/music.json';
const courses = 'courses/index.json';
const home = 'index.json';
const listens = '"text": "You learn to listen."';
const withText = (to: string) => change(music, listens, `"text": ${to}`);
const withYears = (value: string, text: string): Edit[] => [
  change(music, '"years": "3"', `"years": ${JSON.stringify(value)}`),
  change(music, listens, `"text": ${text}`),
];
const rows = '"rows": { "pages": "/courses/*", "where": { "level": ["undergraduate", "postgraduate"] } }';
const also = (as: string, item: string) =>
  change(courses, rows, `"rows": { "pages": "/courses/*", "as": ${as}, "also": [${item}] }`);
const mill = 'Its first house was a mill.';
const steps =
  '{ "fields": { "id": { "is": "text" }, "title": { "is": "text", "required": true } },\n  "items": [{ "id": "ask", "title": "Ask" }, { "id": "visit", "title": "Visit" }, { "id": "apply", "title": "Apply" }] }';
/** The steps of a course, translated to Hindi. */
const inHindi = (...items: string[]): Edit[] => [
  change('_site.json', '"language": "en-IN"', '"language": "en-IN", "languages": ["hi"]'),
  change(music, `${listens} }`, `${listens} },\n    { "type": "cards", "items": { "from": "steps" } }`),
  write('_data/steps.json', steps),
  write(
    '_data/steps.hi.json',
    `{ "translates": "${originalFingerprint(JSON.parse(steps))}", "items": [${items.join(', ')}] }`,
  ),
];
const structured = (to: string) => change(music, '"heading": "Music",', `"heading": "Music",\n  ${to},`);
const table = (row: string) =>
  change(
    courses,
    rows,
    `"rows": [{ "title": "Music", "years": "3" }, { "title": "Dance", "years": "2" }, { "title": "Drama", "years": "1" }, ${row}]`,
  );
const hours = (row: string) =>
  change(
    music,
    `{ "type": "rich-text", ${listens} }`,
    `{ "type": "table", "columns": [{ "label": "Day", "field": "day" }, { "label": "Hours", "field": "hours" }, { "label": "Room", "field": "room" }],
      "rows": [${row}, { "day": "Tuesday", "hours": "9 to 5", "room": "2" }, { "day": "Friday", "hours": "9 to 5", "room": "2" }, { "day": "Sunday", "hours": "9 to 1", "room": "3" }] }`,
  );
const written = (text: string, others = '') =>
  change(music, `{ "type": "rich-text", ${listens} }`, `{ "type": "table", ${others}"text": "${text}" }`);
const marquee = (settings: string) =>
  change(
    music,
    `{ "type": "rich-text", ${listens} }`,
    `{ "type": "marquee", "look": "plain", ${settings}, "items": [{ "title": "One" }, { "title": "Two" }] }`,
  );
const strip = '"strip": { "images": ["campus/river.jpg", "campus/festival.jpg"] }';
const listing = (filters: string) =>
  change(
    music,
    `{ "type": "rich-text", ${listens} }`,
    `{ "type": "listing", "empty": "Nothing.", "items": [{ "title": "One", "category": "Arts", "tags": ["river", "mill"] }, { "title": "Two", "category": "Sciences", "group": "north" }], "filters": [${filters}] }`,
  );
const gallery = (options: string) =>
  change(
    music,
    `{ "type": "rich-text", ${listens} }`,
    `{ "type": "gallery", "items": [{ "title": "River", "category": "outside", "image": { "src": "campus/river.jpg", "alt": "The river" } }, { "title": "Library", "category": "inside", "image": { "src": "campus/library.jpg", "alt": "The library" } }], "categories": { "label": "Category", "options": ${options} } }`,
  );

/** Content that can be built, but whose output is visibly broken. */
export const output = mistakes(
  [
    'a value that brings its unit along',
    withYears('3 years', '"It takes ▶{page.fields.years} years."'),
    'token-repeats-word',
  ],
  ['a sign of a currency twice', withYears('₹500', '"The fee is ▶₹{page.fields.years} a year."'), 'token-repeats-word'],
  [
    'a name with its article behind an article',
    [
      change('_site.json', '"facts": {', '"facts": { "mill": "The Old Mill",'),
      withText('"You learn to listen in ▶the {site.facts.mill}."'),
    ],
    'token-repeats-word',
  ],
  [
    'a unit twice in what a list makes of its items',
    [change(home, '"as": { "eyebrow": "place" }', '"as": { "eyebrow": "In the ▶{item.place} hall" }')],
    'token-repeats-word',
  ],
  [
    'a further row with the names of the pages',
    also('{ "title": "title", "years": "category" }', '{ "title": "Dance", ▶"category": "2" }'),
    'also-field-of-source',
    '"years"',
  ],
  [
    'a further row with the route of its page',
    also('{ "years": "route" }', '{ "title": "Dance", ▶"route": "/courses/music" }'),
    'also-field-of-source',
    '"years"',
  ],
  [
    'two further rows with the names of the pages',
    also('{ "years": "category" }', '{ "title": "Dance", ▶"category": "2" }, { "title": "Drama", ▶"category": "1" }'),
    ['also-field-of-source', 'also-field-of-source'],
  ],
  [
    'ids twice in a translated list',
    inHindi('{ "id": "ask", "title": "पूछें" }', '{ "id": ▶"ask", "title": "आएँ" }'),
    'translation-entry-repeated',
  ],
  [
    'the id of the first entry in the last one of a translated list',
    inHindi('{ "id": "ask", "title": "पूछें" }', '{ "id": "visit", "title": "आएँ" }', '{ "id": ▶"ask", "title": "भरें" }'),
    'translation-entry-repeated',
  ],
  [
    'one id three times in a translated list',
    inHindi(...['पूछें', 'आएँ', 'भरें'].map((title, at) => `{ "id": ${at ? '▶' : ''}"apply", "title": "${title}" }`)),
    ['translation-entry-repeated', 'translation-entry-repeated'],
  ],
  [
    'structured data with the type of other sites',
    structured('"structuredData": { ▶"@type": "Course", "name": "Music" }'),
    'structured-data-type',
    '"type": "Course"',
  ],
  [
    'structured data pasted whole',
    structured('"structuredData": { ▶"@context": "https://schema.org", "@type": "Course", "name": "Music" }'),
    'structured-data-type',
  ],
  [
    'structured data without a type',
    change('_404.json', '"heading":', '▶"structuredData": { "name": "Music" },\n  "heading":'),
    'structured-data-type',
    'schema.org',
  ],
  ['points with bullets', change(about, mill, '▶• The mill\\n• The weir'), 'markdown-list-malformed', '"- The mill"'],
  [
    'points whose hyphens touch the words',
    change(about, mill, 'There were:\\n\\n▶-a mill\\n-a weir\\n-a school'),
    'markdown-list-malformed',
    '"- a mill"',
  ],
  [
    'points with dashes of a word processor',
    change(about, mill, '▶– the mill\\n– the weir'),
    'markdown-list-malformed',
    '"- the mill"',
  ],
  [
    'a link in a heading',
    change(about, '"heading": "How we began"', '"heading": "How ▶[we](/about/team) began"'),
    'text-markdown',
    '"link"',
  ],
  [
    'a link to another site in a label',
    change(home, '"label": "See our courses"', '"label": "▶[See](https://example.org) our courses"'),
    'text-markdown',
  ],
  [
    'stars in a heading',
    change(home, '"heading": "Welcome"', '"heading": "▶*Welcome* to all"'),
    'text-markdown',
    'stars',
  ],
  [
    'a strip of pictures beside a picture',
    change(home, '"image": { "src": "campus/library.jpg"', `${strip},\n      ▶"image": { "src": "campus/library.jpg"`),
    'property-unused-beside',
    '"strip"',
  ],
  ['rows beside columns', marquee('▶"rows": 2, "columns": 3'), 'property-unused-beside', '"rows"'],
  [
    'rows beside a table in Markdown',
    written('| Day |\\n| --- |\\n| Monday |', '▶"rows": [{ "day": "Monday" }], '),
    'property-unused-beside',
    '"rows"',
  ],
  [
    'words in place of a table',
    change(music, `{ "type": "rich-text", ${listens} }`, '{ "type": "table", "text": ▶"Monday, 9 to 5" }'),
    'table-text-other',
    '| --- |',
  ],
  [
    'a sentence below a table',
    written('| Day | Hours |\\n| --- | --- |\\n| Monday | 9 to 5 |\\n\\n▶Closed on holidays.'),
    'table-text-other',
    '"caption"',
  ],
  [
    'a row that lost a bar',
    written('| Day | Hours |\\n| --- | --- |\\n▶| Monday 9 to 5 |\\n| Friday | 9 to 1 |'),
    'table-row-cells',
  ],
  [
    'a row with a cell too many',
    written('| Day | Hours |\\n| --- | --- |\\n| Friday | 9 to 1 |\\n▶| Monday | 9 | 5 |'),
    'table-row-cells',
    'heading',
  ],
  [
    'a link to nowhere in a cell',
    written('| Course | Weeks |\\n| --- | --- |\\n| [Music](▶/courses/musik) | 8 |'),
    'link-not-found',
    '/courses/music',
  ],
  ['columns before rows', marquee('"columns": 1, "seconds": 30, ▶"rows": 1'), 'property-unused-beside'],
  [
    'a category that no item has',
    listing('{ "field": "category", "label": "Kind", "as": "chips", "options": ["Arts", ▶"Science"] }'),
    'listing-option-unmatched',
    '"Sciences"',
  ],
  [
    'a tag that no item has',
    listing('{ "field": "tags", "label": "Tags", "as": "tags", "options": [▶"rivers", "mill"] }'),
    'listing-option-unmatched',
    '"river"',
  ],
  [
    'a group that no item has',
    listing('{ "field": "group", "label": "Side", "as": "select", "options": ["north", ▶"south"] }'),
    'listing-option-unmatched',
  ],
  ['a category without pictures', gallery('["inside", ▶"sports"]'), 'gallery-option-unmatched'],
  ['a category of pictures misspelt', gallery('[▶"outisde", "inside"]'), 'gallery-option-unmatched', '"outside"'],
  [
    'categories of pictures, one of them deleted since',
    gallery('["inside", "outside", ▶"labs", ▶"events"]'),
    ['gallery-option-unmatched', 'gallery-option-unmatched'],
  ],
  ['a row without the last value', table('▶{ "title": "Design" }'), 'row-field-missing', '"years"'],
  ['a row without a value in its middle', hours('▶{ "day": "Monday", "room": "1" }'), 'row-field-missing', '"hours"'],
  [
    'a first row without its last value',
    hours('▶{ "day": "Monday", "hours": "9 to 5" }'),
    'row-field-missing',
    '"room"',
  ],
);
