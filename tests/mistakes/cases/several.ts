import { change, mistakes, move } from '../mistake.ts';

const about = 'about/index.json';
/** Correct text with all the characters that occur in mistakes. */
const answerRight = change(
  about,
  'By the river.',
  'The sets {a, b} and {1, 2}, `{name}`, stars as such \\\\*\\\\*, site.com}, room C{3}, #1 of **these**: **“all”**.',
);
const home = 'index.json';

/** Several mistakes at once, and mistakes with many consequences. */
export const several = mistakes(
  [
    'two mistakes in one block',
    change(
      home,
      '"columns": 3,\n      "items": { "from": "events"',
      '▶"colums": 3,\n      "items": { "from": ▶"evnts"',
    ),
    ['key-unknown', 'data-not-found'],
  ],
  [
    'two misspelt keys of one page',
    change(about, '"heading": "About us",\n  "layout": "inner"', '▶"hedding": "About us",\n  ▶"layuot": "inner"'),
    ['key-unknown', 'key-unknown'],
  ],
  [
    'two broken links in one text',
    change(
      home,
      'Meet [our team](/about/team) or [write to us](/contact#write).',
      'Meet [our team](▶/about/tem) or [write to us](▶/contact#wrte).',
    ),
    ['link-not-found', 'link-anchor-not-found'],
  ],
  [
    'an unknown token beside a broken link',
    change(
      home,
      'for {site.facts.years} years. Meet [our team](/about/team)',
      'for ▶{site.facts.yaers} years. Meet [our team](▶/about/tem)',
    ),
    ['token-unknown', 'link-not-found'],
  ],
  [
    'two errors of syntax',
    change(about, '"heading": "About us",\n  "layout": "inner",', '"heading": "About us"▶\n  "layout": ▶\'inner\','),
    ['json-comma-missing', 'json-quotes-single'],
  ],
  [
    'mistakes in two files',
    [change(about, '"accordion"', '▶"acordion"'), change(home, '"side": "left"', '"side": ▶"lefft"')],
    ['block-type-unknown', 'value-not-possible'],
  ],
  [
    'a mistake deep inside blocks',
    change(
      'about/team.json',
      '"aside": [{ "type": "rich-text", "text": "See [the library](/#welcome)." }]',
      '"aside": [{ "type": "rich-text", ▶"txt": "See the library." }]',
    ),
    'key-unknown',
    '"text"',
  ],
  [
    'a broken file that others link to and that lists show',
    change('courses/geology.json', '"heading": "Geology"', '"heading": ▶“Geology”'),
    'json-quotes-curly',
  ],
  [
    '_site.json broken',
    change('_site.json', '"shortName": "Riverside",', '"shortName": "Riverside"▶'),
    'json-comma-missing',
  ],
  [
    '_site.json broken beyond reading',
    change('_site.json', '"shortName": "Riverside"', '"shortName": ▶Riverside'),
    'json-quotes-missing',
  ],
  ['a layout broken', change('_layouts/inner.json', '"type": "banner"', '▶type: "banner"'), 'json-quotes-missing'],
  ['a data list broken', change('_data/events.json', '"kind": "talk"', '"kind": ▶‘talk’'), 'json-quotes-curly'],
  [
    'a page moved without its links',
    [
      change('_site.json', '"link": "/contact" }', '"link": ▶"/contact" }'),
      change('_site.json', '"/apply": "/contact#write"', '"/apply": ▶"/contact#write"'),
      change(home, '(/contact#write)', '(▶/contact#write)'),
      change('_data/events.json', '"link": "/contact"', '"link": ▶"/contact"'),
      move('contact.json', 'about/contact.json'),
    ],
    ['link-not-found', 'link-not-found', 'link-not-found', 'link-not-found'],
    '"/about/contact',
  ],
  [
    'a key of _site.json misspelt that many texts name',
    change('_site.json', '"name": "Riverside College"', '▶"nmae": "Riverside College"'),
    'key-unknown',
    '"name"',
  ],
  [
    'a fact misspelt that several texts name',
    change('_site.json', '"years": "30+"', '▶"yaers": "30+"'),
    'site-value-misspelt',
    '"years"',
  ],
  [
    'an id misspelt that links lead to',
    change('contact.json', '"id": "write"', '▶"idd": "write"'),
    'key-unknown',
    '"id"',
  ],
  [
    'the blocks of a layout misspelt',
    change('_layouts/inner.json', '"blocks"', '▶"bolcks"'),
    'key-unknown',
    '"blocks"',
  ],
  [
    'a quotation mark forgotten in the middle of a line',
    change('contact.json', '"title": "University board", "link"', '"title": ▶"University board, "link"'),
    'json-string-unclosed',
  ],
  [
    'a list never closed',
    change(about, '"aliases": ["/history"],', '"aliases": ▶["/history",'),
    'json-bracket-unclosed',
  ],
  ['an empty path of a picture', change(home, '"src": "campus/library.jpg"', '"src": ▶""'), 'text-unwritten'],
  [
    'a level of a course left empty',
    change('courses/geology.json', '"level": "undergraduate"', '"level": ▶""'),
    'field-missing',
    '"undergraduate"',
  ],
  [
    'a level of a course as a number',
    change('courses/geology.json', '"level": "undergraduate"', '"level": ▶1'),
    'field-value-odd',
    '"undergraduate"',
  ],
  [
    'a category of a course as a number',
    change('courses/geology.json', '"category": "Sciences"', '"category": ▶7'),
    'item-unfit',
  ],
  [
    'a broken file with an alias that others link to',
    [
      change(home, '[our team](/about/team)', '[our history](/history)'),
      change(about, '"heading": "About us",', '"heading": ▶“About us”,'),
    ],
    'json-quotes-curly',
  ],
  [
    'a broken file and a broken link elsewhere',
    [
      change(home, '[our team](/about/team)', '[our team](▶/zzz-nowhere)'),
      change(about, '"heading": "About us",', '"heading": ▶“About us”,'),
    ],
    ['link-not-found', 'json-quotes-curly'],
  ],
  [
    'a fact deleted that several texts name',
    change('_site.json', '"facts": { "students": "2400", "years": "30+" }', '"facts": ▶{ "students": "2400" }'),
    'site-value-missing',
    '"years"',
  ],
  ['words that look like tokens and are none', answerRight, []],
);
