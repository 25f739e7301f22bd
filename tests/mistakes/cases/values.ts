import { change, type Edit, mistakes, write } from '../mistake.ts';

const about = 'about/index.json';
const team = 'about/team.json';
const home = 'index.json';

/** Values of the wrong kind, size or form. */
export const values = mistakes(
  ['a number as a text', change(home, '"columns": 3', '"columns": ▶"3"'), 'value-type', '3'],
  [
    'a text in place of true',
    change(about, '"id": "questions",', '"id": "questions", "single": ▶"true",'),
    'value-type',
    'true',
  ],
  [
    'a number in place of a text',
    change(about, '"heading": "How we began"', '"heading": ▶2027'),
    'value-type',
    '"2027"',
  ],
  [
    'a text in place of a list',
    change(about, '"aliases": ["/history"]', '"aliases": ▶"/history"'),
    'value-type',
    '["/history"]',
  ],
  [
    'a list in place of a group',
    change(
      home,
      '"image": { "src": "campus/library.jpg", "alt": "Students reading in the library", "focus": "50% 30%" }',
      '"image": ▶["campus/library.jpg"]',
    ),
    'value-type',
  ],
  [
    'a group in place of a text',
    change(about, '"heading": "How we began"', '"heading": ▶{ "text": "How we began" }'),
    'value-type',
  ],
  [
    'a text in place of a group',
    change('contact.json', '"success": { "title": "Sent" }', '"success": ▶"Sent"'),
    'value-type',
  ],
  ['null in place of a text', change(about, '"heading": "About us"', '"heading": ▶null'), 'value-type'],
  ['a page that is a list', write('visit.json', '▶[]'), 'file-list'],
  ['a page that is a text', write('visit.json', '▶"Visit us"'), 'value-type'],
  [
    'an entry without brackets around it',
    change(
      home,
      '"points": [{ "icon": "book", "text": "A library with 40,000 books" }]',
      '"points": ▶{ "icon": "book", "text": "A library with 40,000 books" }',
    ),
    'list-brackets-missing',
    '[ { … } ]',
  ],
  [
    'blocks without brackets around them',
    change(
      '_404.json',
      '[{ "type": "rich-text", "text": "Go back to [the first page](/)." }]',
      '▶{ "type": "rich-text", "text": "Go back to [the first page](/)." }',
    ),
    'list-brackets-missing',
    '[ { … } ]',
  ],
  ['a text among the blocks', change(home, '{ "type": "shared", "use": "numbers" }', '▶"numbers"'), 'value-type'],
  [
    'a text among the blocks of a tab',
    change(team, '[{ "type": "rich-text", "text": "Music and letters." }]', '[▶"Music and letters."]'),
    'value-type',
  ],
  [
    'a list among the blocks',
    change(home, '{ "type": "shared", "use": "numbers" }', '▶[{ "type": "shared", "use": "numbers" }]'),
    'value-type',
  ],
  [
    'a required key forgotten',
    change(about, '{\n  "title": "About us | {site.name}",\n', '▶{\n'),
    'key-missing',
    '"title"',
  ],
  [
    'two required keys forgotten',
    change('contact.json', '{ "title": "Call us", "link": "tel:+915550100", "icon": "phone" }', '▶{ "icon": "phone" }'),
    'key-missing',
    '"title"',
  ],
  ['an empty heading', change('courses/geology.json', '"heading": "Geology"', '"heading": ▶""'), 'text-unwritten'],
  ['a heading of spaces', change('courses/geology.json', '"heading": "Geology"', '"heading": ▶"  "'), 'text-empty'],
  ['an empty text', change('_404.json', '"Go back to [the first page](/)."', '▶""'), 'text-unwritten'],
  [
    'a text too long',
    change(home, '"tagline": "Learn by the river"', `"tagline": ▶"${'Learn by the river, slowly. '.repeat(4)}"`),
    'text-too-long',
  ],
  [
    'a text too long once its token is replaced',
    change('_data/stats.json', '"{site.facts.years}"', '▶"{site.description}"'),
    'item-unfit',
  ],
  ['an id with a space', change(about, '"id": "questions"', '"id": ▶"our questions"'), 'text-form', '"our-questions"'],
  ['an id in capitals', change(about, '"id": "questions"', '"id": ▶"Questions"'), 'text-form', '"questions"'],
  ['an id with "#" in front', change(about, '"id": "questions"', '"id": ▶"#questions"'), 'text-form', '"questions"'],
  ['a colour by its name', change('_site.json', '"#8a1c3b"', '▶"crimson"'), 'text-form', '#'],
  [
    'the address of the site with a slash at its end',
    change('_site.json', '"https://www.riverside.example.edu"', '▶"https://www.riverside.example.edu/"'),
    'text-form',
  ],
  ['a focal point without percent', change(home, '"50% 30%"', '▶"50 30"'), 'text-form', '50% 30%'],
  ['a number too large', change(home, '"columns": 3', '"columns": ▶6'), 'number-too-large'],
  [
    'a number too small',
    change(home, '"columns": 3', '"columns": 3, "autoplayMs": ▶5'),
    'number-too-small',
    'Milliseconds',
  ],
  ['a fraction in place of a whole number', change(home, '"columns": 3', '"columns": ▶2.5'), 'value-type', 'whole'],
  [
    'an empty list',
    change(
      team,
      '[\n        { "name": "Asha Rao", "subject": "Geology", "phone": "555 0101" },\n        { "name": "John Bell", "subject": "Music", "phone": "555 0102" }\n      ]',
      '▶[]',
    ),
    'list-too-short',
  ],
  [
    'too many buttons',
    change(
      home,
      '"actions": [{ "label": "See our courses", "link": "/courses", "style": "primary" }]',
      `"actions": ▶[${Array.from({ length: 5 }, (_, index) => `{ "label": "Courses ${index}", "link": "/courses" }`).join(', ')}]`,
    ),
    'list-too-long',
  ],
  ['a day that is not in the calendar', change(about, '"2031-01-15"', '▶"2031-02-30"'), 'date-invalid', '2031-02-28'],
  ['a date as people write it', change(about, '"2031-01-15"', '▶"15.01.2031"'), 'date-invalid', '2031-01-15'],
  ['a date with slashes', change(about, '"2031-01-15"', '▶"2031/1/15"'), 'date-invalid', '2031-01-15'],
  ['a date in words', change(about, '"2031-01-15"', '▶"15 January 2031"'), 'date-invalid', '2031-01-15'],
  ['an end before the beginning', change(about, '"2031-01-15"', '▶"2025-01-15"'), 'dates-reversed'],
  [
    'a value twice that must be unique',
    change('_data/events.json', '"title": "Open day"', '"title": ▶"River festival"'),
    'item-value-repeated',
  ],
  [
    'an invented kind of field',
    change('_data/events.json', '"is": "markdown"', '"is": ▶"richtext"'),
    'value-not-possible',
  ],
  [
    'a field of a list without its kind',
    change('_data/events.json', '"date": { "is": "date" }', '"date": ▶{}'),
    'key-missing',
    '"is"',
  ],
  [
    'a number in a text field of a list',
    change('_data/stats.json', '"value": "{site.facts.students}"', '"value": ▶2400'),
    'value-type',
    '"2400"',
  ],
  [
    'a date of a list in another form',
    change('_data/events.json', '"2027-03-12"', '▶"12-03-2027"'),
    'date-invalid',
    '2027-03-12',
  ],
  [
    'a required field of a list forgotten',
    change(
      '_data/stats.json',
      '{ "value": "{site.facts.years}", "label": "years of teaching" }',
      '▶{ "value": "{site.facts.years}" }',
    ),
    'key-missing',
    '"label"',
  ],
  [
    'a picture among other things in one text',
    change(home, '"campus/library.jpg"', '▶"campus/library.jpg, campus/river.jpg"'),
    'media-not-found',
  ],
  ...['serif}body{display:none}:root{--q:1', 'x}', 'a;b', 'url(x)', '"Segoe UI', 'Arial /* serif'].map(
    (font): [string, Edit, string] => [
      `the typefaces ${font}`,
      change('_site.json', '"font": "system-ui, sans-serif"', `"font": ▶${JSON.stringify(font)}`),
      'text-form',
    ],
  ),
  ...['1rem}', 'clamp(1rem, /* 2vw, 3rem)', '1.2.3rem', `${'1'.repeat(101)}px`].map((size): [string, Edit, string] => [
    `the size ${size.slice(0, 30)}`,
    change('_site.json', '"font": "system-ui', `"spacing": { "md": ▶"${size}" }, "font": "system-ui`),
    size.length > 100 ? 'text-too-long' : 'text-form',
  ]),
);
