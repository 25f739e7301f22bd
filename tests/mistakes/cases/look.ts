import { change, mistakes, write } from '../mistake.ts';

const styles = (path: string) =>
  change(
    '_site.json',
    '"font": "system-ui, sans-serif"',
    `"styles": ${JSON.stringify(path)}, "font": "system-ui, sans-serif"`,
  );
const ownSheet = 'styles/own.css';
const sheet = (css: string) => [write(`_media/${ownSheet}`, css), styles(ownSheet)];

/** The site's own style sheet, and generated sharing pictures. */
export const look = mistakes(
  [
    'an own style sheet that was never put there',
    change(
      '_site.json',
      '"font": "system-ui, sans-serif"',
      '"styles": ▶"styles/own.css", "font": "system-ui, sans-serif"',
    ),
    'media-not-found',
    '_media',
  ],
  [
    'a style sheet for a preprocessor',
    [
      write('_media/styles/own.scss', 'a { b { color: red } }'),
      change(
        '_site.json',
        '"font": "system-ui, sans-serif"',
        '"styles": ▶"styles/own.scss", "font": "system-ui, sans-serif"',
      ),
    ],
    'media-not-a-stylesheet',
    '.css',
  ],
  [
    'a style sheet that imports another',
    sheet('a { color: red }\n▶@import "buttons.css";\n'),
    'stylesheet-asks',
    '@import',
  ],
  [
    'a style sheet with a picture of another site',
    sheet('.hero {\n  background: ▶url(https://cdn.example/x.png);\n}\n'),
    'stylesheet-asks',
    'data:',
  ],
  [
    'a style sheet that would end its element',
    sheet('a::after { content: "▶</style>" }\n'),
    'stylesheet-ends',
    'Take it out',
  ],
  ['a style sheet with a brace too many', sheet('a { color: red }\n▶}\n'), 'stylesheet-unreadable', '"}"'],
  [
    'pictures for sharing without a font to draw with',
    change('_site.json', '"redirects": {', '"sharePictures": ▶true,\n  "redirects": {'),
    'share-picture-font',
    'headingFont',
  ],
);

const feeds = (json: string) => change('_site.json', '"redirects": {', `${json},\n  "redirects": {`);
const day = (more: string) => `{ "title": "Open day", "date": "2027-05-14"${more} }`;

/** Feeds, calendars, and expiry dates. */
export const published = mistakes(
  [
    'a feed that says nothing of its entries',
    feeds('"feeds": [▶{ "name": "news", "title": "News" }]'),
    'feed-without-entries',
    '"items"',
  ],
  [
    'two feeds of one name',
    feeds(
      `"feeds": [{ "name": "news", "title": "News", "items": [${day('')}] }, { "name": ▶"news", "title": "More", "items": [${day('')}] }]`,
    ),
    'feed-name-repeated',
    'another name',
  ],
  [
    'a feed whose name no file can have',
    feeds(`"feeds": [{ "name": ▶"${'news-'.repeat(50)}s", "title": "News", "items": [${day('')}] }]`),
    'text-too-long',
  ],
  [
    'two entries that lead to one page',
    feeds(
      `"feeds": [{ "name": "news", "title": "News", "items": ▶[${day(', "link": "/about"')}, ${day(', "link": "/about"')}] }]`,
    ),
    'feed-entry-repeated',
    '"key"',
  ],
  [
    'an event that ends before it begins',
    feeds(
      `"calendars": [{ "name": "days", "title": "Days", "items": ▶[${day(', "time": "18:00", "endTime": "01:00"')}] }]`,
    ),
    'event-ends-early',
    '"endDate"',
  ],
  ...(
    [
      ['an event that begins in the hour that clocks skip', ', "time": "02:30"'],
      ['an event that ends in the hour that clocks skip', ', "time": "01:00", "endTime": "02:15"'],
      [
        'an event that ends in that hour of another day',
        '',
        '2027-03-27',
        ', "endDate": "2027-03-28", "endTime": "02:15", "time": "23:00"',
      ],
    ] as const
  ).map(([name, times, from = '2027-03-28', more = times]): Parameters<typeof mistakes>[number] => [
    name,
    [
      change('_site.json', '"url":', '"timeZone": "Europe/Berlin", "url":'),
      feeds(
        `"calendars": [{ "name": "days", "title": "Days", "items": ▶[{ "title": "Night walk", "date": "${from}"${more} }] }]`,
      ),
    ],
    'event-time-skipped',
    'calendars get that time',
  ]),
  [
    'a page whose last change is no day',
    change('contact.json', '"heading": "Contact"', '"updated": ▶"2027-02-30", "heading": "Contact"'),
    'date-invalid',
  ],
  [
    'a contact for security that is over in a week',
    feeds('"securityContact": { "contact": ["mailto:security@riverside.example.edu"], "expires": ▶"2026-11-27" }'),
    'ends-soon',
    'later day',
  ],
);
