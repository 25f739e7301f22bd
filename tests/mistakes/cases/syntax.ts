import { change, encode, mistakes, write } from '../mistake.ts';

const about = 'about/index.json';
const home = 'index.json';

/** Files that are no JSON. */
export const syntax = mistakes(
  [
    'a comma after the last entry of a list',
    change(
      'contact.json',
      '"link": "https://board.example.org/colleges" }',
      '"link": "https://board.example.org/colleges" }▶,',
    ),
    'json-comma-trailing',
  ],
  [
    'a comma after the last key',
    change(about, '"text": "From nine to five." }', '"text": "From nine to five."▶, }'),
    'json-comma-trailing',
  ],
  [
    'a key that JavaScript takes for something else',
    change(about, '"heading": "About us",', '"heading": "About us", ▶"__proto__": { ▶"__proto__": 1 },'),
    ['json-key-reserved', 'json-key-reserved'],
  ],
  ['two commas', change(about, '"heading": "About us",', '"heading": "About us",▶,'), 'json-comma-double'],
  [
    'a comma forgotten at the end of a line',
    change(about, '"heading": "About us",', '"heading": "About us"▶'),
    'json-comma-missing',
  ],
  [
    'a comma forgotten between two blocks',
    change(about, `    },\n    {\n      "type": "accordion"`, `    }▶\n    {\n      "type": "accordion"`),
    'json-comma-missing',
  ],
  [
    'a semicolon in place of a comma',
    change(about, '"heading": "About us",', '"heading": "About us"▶;'),
    'json-comma-missing',
  ],
  ['a colon forgotten', change(about, '"heading": "About us"', '"heading"▶ "About us"'), 'json-colon-missing'],
  [
    'an equals sign in place of a colon',
    change(about, '"heading": "About us"', '"heading"▶ = "About us"'),
    'json-colon-missing',
  ],
  ['a value forgotten', change(about, '"layout": "inner"', '"layout": ▶'), 'json-value-missing'],
  [
    'a quotation mark forgotten at the end',
    change(about, '"heading": "About us"', '"heading": ▶"About us'),
    'json-string-unclosed',
  ],
  ['a text over two lines', change(about, '"By the river."', '▶"By the\nriver."'), 'json-string-unclosed'],
  ['quotation marks inside a text', change(about, 'By the river.', 'By the ▶"old" river.'), 'json-quote-in-text'],
  [
    'curly quotation marks from a word processor',
    change(about, '"heading": "About us"', '"heading": ▶“About us”'),
    'json-quotes-curly',
  ],
  ['a key in curly quotation marks', change(about, '"layout": "inner"', '▶“layout”: "inner"'), 'json-quotes-curly'],
  [
    'a curly quotation mark only at the end',
    change(about, '"heading": "About us"', '"heading": "About us▶”'),
    'json-quotes-curly',
  ],
  ['single quotation marks', change(about, '"layout": "inner"', `"layout": ▶'inner'`), 'json-quotes-single'],
  ['a key without quotation marks', change(about, '"layout": "inner"', '▶layout: "inner"'), 'json-quotes-missing'],
  ['a text without quotation marks', change(about, '"layout": "inner"', '"layout": ▶inner'), 'json-quotes-missing'],
  [
    'half of the quotation marks of a key',
    change(about, '"layout": "inner"', '▶layout": "inner"'),
    'json-quotes-missing',
  ],
  [
    'a comment behind a line',
    change(about, '"layout": "inner",', '"layout": "inner", ▶// as everywhere'),
    'json-comment',
  ],
  [
    'a comment over lines',
    change(about, '"layout": "inner",', '▶/* as\n everywhere */ "layout": "inner",'),
    'json-comment',
  ],
  ['True in capitals', change(about, '"id": "questions",', '"id": "questions", "single": ▶True,'), 'json-word', 'true'],
  ['None', change(about, '"expireAt": "2031-01-15"', '"expireAt": ▶None'), 'json-word', 'null'],
  [
    'a word without quotation marks that every object has',
    change(about, '"id": "questions",', '"id": ▶constructor,'),
    'json-quotes-missing',
  ],
  ['NaN', change('index.json', '"columns": 3', '"columns": ▶NaN'), 'json-word'],
  ['a decimal comma', change('contact.json', '"delayMs": 1000', '"delayMs": ▶1,5'), 'json-number'],
  [
    'a telephone number without quotation marks',
    change('about/team.json', '"555 0101"', '▶+915550101'),
    'json-number',
    '"text"',
  ],
  ['a number with a zero in front', change('index.json', '"columns": 3', '"columns": ▶03'), 'json-number'],
  [
    'a path with backslashes',
    change('_layouts/inner.json', '"campus/river.jpg"', '▶"campus\\river.jpg"'),
    'media-not-found',
    '"campus/river.jpg"',
  ],
  [
    'a backslash that means nothing',
    change('_layouts/inner.json', '"campus/river.jpg"', '"campus▶\\gate.jpg"'),
    'json-escape',
  ],
  ['a tab inside a text', change(about, 'By the river.', 'By▶\tthe river.'), 'json-control-character'],
  [
    'a bracket never closed',
    change(
      about,
      '"text": "From nine to five." }\n      ]\n    }\n  ]\n}',
      '"text": "From nine to five." }\n      ]\n    }\n  ]\n',
    ),
    'json-bracket-unclosed',
  ],
  [
    'a list closed with a brace',
    change(about, '"text": "From nine to five." }\n      ]', '"text": "From nine to five." }\n      ▶}'),
    'json-bracket-wrong',
  ],
  [
    'a brace forgotten between two blocks',
    change(about, `    },\n    {\n      "type": "accordion"`, `    ▶{\n      "type": "accordion"`),
    'json-bracket-wrong',
  ],
  [
    'a bracket too many at the end',
    change(about, '      ]\n    }\n  ]\n}', '      ]\n    }\n  ]\n}\n▶}'),
    'json-text-after-end',
  ],
  [
    'two pages pasted into one file',
    write('about/index.json', '{ "title": "x" }\n▶{ "title": "y" }'),
    'json-text-after-end',
  ],
  ['HTML in place of JSON', write('visit.json', '▶<!DOCTYPE html>\n<html><body>Visit</body></html>'), 'json-absent'],
  ['plain words in place of JSON', write('visit.json', '▶Visit us by the river.'), 'json-absent'],
  [
    'nested deeper than anyone could mean',
    write('visit.json', `${'['.repeat(5000)}${']'.repeat(5000)}`),
    'json-too-deep',
  ],
  [
    'a key written twice',
    change(about, '"layout": "inner",', '"layout": "inner",\n  ▶"heading": "About us",'),
    'json-key-twice',
  ],
  [
    'a key written twice in a block',
    change('index.json', '"columns": 3,', '"columns": 3, ▶"columns": 4,'),
    'json-key-twice',
  ],
  ['an invisible mark at the beginning', encode(about, 'utf-8 with byte order mark'), 'file-byte-order-mark'],
  ['a file saved as Unicode', encode(about, 'utf-16'), 'file-utf-16'],
  [
    'a file in an old encoding',
    [change(about, 'By the river.', 'By the caf▶é river.'), encode(about, 'windows-1252')],
    'file-not-utf-8',
  ],
  [
    'a control character that a program has written',
    change(about, 'By the river.', String.raw`By the river.▶\u0007`),
    'json-control-character',
  ],
  [
    'half of an emoji',
    change(about, 'By the river.', String.raw`By the river. \ud83c\udf89 ▶\ud83c`),
    'file-character-broken',
  ],
  ['an empty file', write('visit.json', ''), 'file-empty'],
  ['a file of spaces', write('visit.json', '  \n\n'), 'file-empty'],
  [
    'no braces around a page',
    write('visit.json', '▶"title": "Visit us", "heading": "Visit us"'),
    'json-braces-missing',
  ],
  [
    'a number with its unit',
    change('contact.json', '"delayMs": 1000', '"delayMs": ▶10 seconds'),
    'json-quotes-missing',
  ],
  [
    'an address without quotation marks',
    change(about, '"layout": "inner"', '"section": ▶/about'),
    'json-quotes-missing',
  ],
  [
    'an apostrophe in single quotation marks',
    change(about, '"By the river."', "▶'It's by the river.'"),
    'json-quotes-single',
  ],
  [
    'a path of Windows',
    change('_layouts/inner.json', '"campus/river.jpg"', '"C:▶\\Users\\me\\river.jpg"'),
    'json-escape',
  ],
  ['a comment with #', change(about, '"layout": "inner",', '▶# as everywhere\n  "layout": "inner",'), 'json-comment'],
  ['an invisible space', change(about, '"layout": "inner"', '"layout":▶\u00a0"inner"'), 'json-control-character'],
  [
    'two texts joined with a plus sign',
    change(about, '"heading": "About us"', '"heading": "About " ▶+ "us"'),
    'json-texts-joined',
    '"About us"',
  ],
  [
    'texts joined over three lines',
    change(about, '"By the river."', '"By " ▶+\n  "the " +\n  "river."'),
    'json-texts-joined',
    '"By the river."',
  ],
  ['a second quotation mark behind a text', change(about, '"inner",', '"inner"▶",'), 'json-quote-doubled'],
  [
    'a second quotation mark in the middle of a line',
    change('contact.json', '"title": "University board"', '"title": "University board"▶"'),
    'json-quote-doubled',
  ],
  ['a second quotation mark before a text', change(about, '"inner",', '▶""inner",'), 'json-quote-doubled'],
  ['a second quotation mark behind a key', change(about, '"layout":', '"layout"▶":'), 'json-quote-doubled'],
  [
    'a curly quotation mark at the end, with more on the line',
    change('contact.json', '"title": "University board"', '"title": "University board▶”'),
    'json-quotes-curly',
  ],
  [
    'a group in single quotation marks',
    change(
      home,
      '{ "label": "See our courses", "link": "/courses", "style": "primary" }',
      "{ ▶'label': 'See our courses', 'link': '/courses', 'style': 'primary' }",
    ),
    'json-quotes-single',
  ],
  [
    'a block pasted from a word processor',
    change('_404.json', '{ "type": "rich-text", ', '{ ▶“type”: “rich-text”, “id”: „lost“, '),
    'json-quotes-curly',
  ],
  [
    'a conflict that a merge has left',
    change(
      about,
      '  "heading": "About us",\n',
      '▶<<<<<<< HEAD\n  "heading": "About us",\n=======\n  "heading": "Who we are",\n>>>>>>> main\n',
    ),
    'json-conflict',
    'lines 4, 6, 8',
  ],
  [
    'a conflict in _site.json',
    change(
      '_site.json',
      '  "shortName": "Riverside",\n',
      '▶<<<<<<< HEAD\n  "shortName": "Riverside",\n=======\n  "shortName": "River",\n>>>>>>> main\n',
    ),
    'json-conflict',
  ],
  [
    'a file cut off in a text',
    write(about, '{\n  "title": "About us | Riverside",\n  "heading": "About u▶s'),
    'json-cut-off',
    '}',
  ],
  [
    'a file cut off behind a comma',
    write(about, '{\n  "title": "About us",\n  "blocks": [\n    { "type": "rich-text"▶,\n'),
    'json-cut-off',
    '} ] }',
  ],
  [
    'a file cut off behind a text',
    write(about, '{\n  "title": "About us",\n  "blocks": [\n    { "type": "rich-text", "text": "x▶"'),
    'json-cut-off',
  ],
  [
    'a file that the computer stopped saving',
    write(about, `{\n  "title": "About us",\n  "blocks": [▶${'\0'.repeat(40)}`),
    'json-damaged',
    'earlier version',
  ],
  [
    'a picture with a backslash',
    change(home, '"campus/library.jpg"', '"campus▶\\library.jpg"'),
    'json-escape',
    '"campus/library.jpg"',
  ],
  [
    'a picture with a backslash that means something',
    change(home, '"campus/library.jpg"', '"campus▶\\bibrary.jpg"'),
    ['media-not-found index.json:20:25', 'json-control-character'],
    '"campus/library.jpg"',
  ],
  [
    'a zero-width space between a key and its value',
    change(about, '"layout": "inner"', '"layout": ▶\u200b"inner"'),
    'json-control-character',
  ],
  [
    'an ending that is shown in front',
    change(about, '"heading": "How we began"', '"heading": "How we ▶\u202enageb"'),
    'text-direction',
    'Delete it',
  ],
  [
    'the same as an escape sequence',
    change(about, '"heading": "How we began"', '"heading": "How we ▶\\u202enageb"'),
    'text-direction',
  ],
  [
    'a direction that does not end',
    change(about, '"heading": "How we began"', '"heading": "▶\u2067How we began"'),
    'text-direction',
  ],
);
