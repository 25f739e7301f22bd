import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalFingerprint } from '#engine/content/originalFingerprint.ts';
import { change, type Edit, type Mistake, mistakes, write } from '../mistake.ts';

const site = '_site.json';
const language = '"language": "en-IN"';
const siteText = readFileSync(join(import.meta.dirname, '../site/_site.json'), 'utf8');
const translatedKey = originalFingerprint(JSON.parse(siteText.replace(language, `${language}, "languages": ["hi"]`)));
const home = 'index.json';
const contact = 'contact.json';
const about = 'about/index.json';
const events = '_data/events.json';
const courses = 'courses/index.json';
const menu = (entry: string) => change(site, '{ "label": "Courses", "link": "/courses" }', entry);
const listOf = (keys: string) => change(home, '"as": { "eyebrow": "place" }', keys);
const theme = (keys: string) => change(site, '"brand": "#8a1c3b",', `"brand": "#8a1c3b", ${keys},`);
const ofSite = (keys: string) => change(site, '"shortName": "Riverside",', `"shortName": "Riverside", ${keys},`);
const ofContact = (key: string) => change(contact, '"heading": "Contact"', `${key}, "heading": "Contact"`);
const link = (address: string) => change(contact, '"mailto:{site.email}"', `▶"${address}"`);
const sortBy = (text: string) => change(home, '"sort": "date"', `"sort": ▶"${text}"`);
/** Draft of another page, which nothing has to lead to. */
const draft = (file: string): Edit =>
  write(
    file,
    '{ "title": "Open day in January | {site.name}", "description": "When the doors are open, how you get to the campus and what there is to see.", "heading": "Open day", "draft": true, "layout": "inner", "blocks": [{ "type": "rich-text", "text": "Come in." }] }',
  );
const inHindi = [
  change(site, language, `${language}, "languages": ["hi"]`),
  write('_site.hi.json', `{ "translates": "${translatedKey}", "name": "रिवरसाइड कॉलेज" }`),
];
const ownSheet = (css: string) => [write('_media/brand/own.css', css), theme('"styles": "brand/own.css"')];

const event = (end: string) =>
  change(
    site,
    '"redirects": {',
    `"calendars": [{ "name": "days", "title": "Days", "items": [{ "title": "Open day", "date": "2027-05-14", "time": "18:00", "endTime": ${end} }] }], "redirects": {`,
  );

/** Mistakes for which the nearest name was proposed, which would not have corrected them. */
export const cures: Mistake[] = mistakes(
  // A list under the key of another one
  [
    'links for the pages below a menu entry',
    menu('{ "label": "Courses", "link": "/courses", ▶"links": [{ "label": "Music", "link": "/courses/music" }] }'),
    'key-unknown',
    '"children"',
  ],
  [
    'items for the pages below a menu entry',
    menu('{ "label": "Courses", "link": "/courses", ▶"items": [{ "label": "Music", "link": "/courses/music" }] }'),
    'key-unknown',
    '"children"',
  ],
  [
    'a submenu for the pages below a menu entry',
    menu('{ "label": "Courses", "link": "/courses", ▶"submenu": [{ "label": "Music", "link": "/courses/music" }] }'),
    'key-unknown',
    '"children"',
  ],
  [
    'children for the links of a footer',
    change(site, '"heading": "Read", "links": [', '"heading": "Read", ▶"children": ['),
    'key-unknown',
    '"links"',
  ],
  ['slide for slides', change(home, '"slides": [', '▶"pictures": ['), 'key-unknown', '"slides"'],
  // Tokens of a list
  [
    'a field of pages in a list',
    listOf('"as": { "eyebrow": "▶At {page.fields.place}" }'),
    'field-unknown',
    '{item.place}',
  ],
  [
    'a field in a list of pages',
    change(
      courses,
      '"sort": "title", "as": { "eyebrow": "category" } }\n    },\n    {\n      "type": "cards"',
      '"sort": "title", "as": { "eyebrow": "▶{page.fields.years} years" } }\n    },\n    {\n      "type": "cards"',
    ),
    'field-unknown',
    '{item.years}',
  ],
  ['a value of the site in a list', listOf('"as": { "eyebrow": "▶{site.place}" }'), 'field-unknown', '{item.place}'],
  [
    'a letter too many in a token of a list',
    listOf('"as": { "eyebrow": "▶At {items.place}" }'),
    'field-unknown',
    '{item.place}',
  ],
  [
    'a token of a list without braces',
    listOf(`"as": { "eyebrow": "▶At item.place" }`),
    'field-unknown',
    '{item.place}',
  ],
  ['no item in a token of a list', listOf('"as": { "eyebrow": "▶At {place}" }'), 'field-unknown', '{item.place}'],
  // Words in capitals
  [
    'a kind of structured data in small letters',
    change(about, '"layout": "inner",', '"layout": "inner", "structuredData": { "type": ▶"course" },'),
    'text-form',
    '"Course"',
  ],
  ['a kind of site in small letters', ofSite('"organizationType": ▶"school"'), 'text-form', '"School"'],
  [
    'a country in small letters',
    ofSite('"address": { "street": "Mill Road", "locality": "R", "region": "P", "postalCode": "1", "country": ▶"in" }'),
    'text-form',
    '"IN"',
  ],
  // Subjects
  [
    'spaces in the subject of an e-mail',
    link('mailto:{site.email}?subject=Open day'),
    'link-malformed',
    '?subject=Open%20day',
  ],
  [
    'spaces in the text of an e-mail',
    link('mailto:office@riverside.example.edu?subject=Fees&body=How much is it'),
    'link-malformed',
    'How%20much%20is%20it',
  ],
  [
    'spaces in a subject with a colon',
    link('mailto:office@riverside.example.edu?subject=Course: geology'),
    'link-malformed',
    'Course:%20geology',
  ],
  [
    'spaces in an address of an e-mail',
    link('mailto:office @riverside.example.edu'),
    'link-malformed',
    'mailto:office@riverside.example.edu',
  ],
  // Values of another kind
  ['yes for the text that is translated', ofContact('"translates": ▶true'), 'value-type', 'npm run translated'],
  ['a number for the text that is translated', ofContact('"translates": ▶1'), 'value-type', 'npm run translated'],
  [
    'a group for the text that is translated',
    ofContact('"translates": ▶{ "language": "en" }'),
    'value-type',
    'npm run translated',
  ],
  ['a radius as a text with a unit', theme('"radius": ▶"8px"'), 'value-type', '{ "xs": "0.5rem" }'],
  ['a radius in quotation marks', theme('"radius": ▶"8"'), 'value-type', '{ "xs": "0.5rem" }'],
  ['a radius as a number', theme('"radius": ▶8'), 'value-type', '{ "xs": "0.5rem" }'],
  ['the search as a text', ofSite('"search": ▶"true"'), 'value-type', 'Write true.'],
  ['the search as one', ofSite('"search": ▶1'), 'value-type', 'Write true.'],
  ['the search as a word', ofSite('"search": ▶"all pages"'), 'value-type', 'true'],
  // Times
  ['the end of a day as 24', event('▶"24:00"'), 'text-form', '"23:59"'],
  ['a time in the evening', event('▶"9.30 pm"'), 'text-form', '"21:30"'],
  ['an hour in the evening', event('▶"8pm"'), 'text-form', '"20:00"'],
  ['a time in words', event('▶"late"'), 'text-form', '"09:30"'],
  // Sorting
  ['the direction of sorting in words', sortBy('date desc'), 'field-unknown', '"-date"'],
  ['the direction of sorting in front', sortBy('desc date'), 'field-unknown', '"-date"'],
  ['descending with a colon', sortBy('date:desc'), 'field-unknown', '"-date"'],
  ['ascending in words', sortBy('date ASC'), 'field-unknown', '"date"'],
  // Names of files
  ['an address with an escape', draft('open%20day.json'), 'file-name-not-address', '"open-day.json"'],
  ['an address with an escape in capitals', draft('Open%20Day.json'), 'file-name-not-address', '"open-day.json"'],
  ['an address with an escaped letter', draft('caf%C3%A9.json'), 'file-name-not-address', '"cafe.json"'],
  ['a folder with the name of a file', draft('careers.json/index.json'), 'file-name-not-address', '"careers"'],
  ['a folder with the name of a file of a page', draft('events/open.json/day.json'), 'file-name-not-address', '"open"'],
  [
    'a folder with a name in capitals and an ending',
    draft('Events.JSON/day.json'),
    'file-name-not-address',
    '"events"',
  ],
  ['a file that Word has open', write('~$careers.json', '\u0005asha'), []],
  ['a file of a folder that Excel has open', write('about/~$index.json', '\u0005asha'), []],
  ['a document of the media that Word has open', write('_media/documents/~$prospectus.docx', '\u0005asha'), []],
  // Translations in the wrong place
  [
    'a translation in a folder',
    [...inHindi, draft('hi/contact.json')],
    'route-reserved hi/contact.json:1:1',
    '"contact.hi.json"',
  ],
  [
    'a translation in the folder of a folder',
    [...inHindi, draft('hi/about/team.json')],
    'route-reserved hi/about/team.json:1:1',
    '"about/team.hi.json"',
  ],
  [
    'two translations in a folder',
    [...inHindi, draft('hi/courses/music.json'), draft('hi/contact.json')],
    ['route-reserved hi/courses/music.json:1:1', 'route-reserved hi/contact.json:1:1'],
  ],
  [
    'a translation with a country',
    [...inHindi, draft('contact.hi-IN.json')],
    'translation-language-unknown contact.hi-IN.json:1:1',
    '"contact.hi.json"',
  ],
  [
    'a translation of a list with a country',
    [...inHindi, write('_data/events.hi-IN.json', '{ "items": [] }')],
    'translation-language-unknown _data/events.hi-IN.json:1:1',
    '"_data/events.hi.json"',
  ],
  [
    'a translation of a deep page with a country',
    [...inHindi, draft('courses/music.hi-IN.json')],
    'translation-language-unknown courses/music.hi-IN.json:1:1',
    '"courses/music.hi.json"',
  ],
  // Style sheets
  ['a style element around a style sheet', ownSheet('▶<style>\na { color: red }\n</style>\n'), 'stylesheet-markup'],
  [
    'a style element with a type',
    ownSheet('▶<style type="text/css">\na { color: red }\n</style>\n'),
    'stylesheet-markup',
  ],
  ['a fence around a style sheet', ownSheet('▶```css\na { color: red }\n```\n'), 'stylesheet-markup'],
  [
    'a web page in place of a style sheet',
    ownSheet('▶<!DOCTYPE html>\n<html><head><style>a { color: red }</style></head></html>\n'),
    'stylesheet-markup',
  ],
  [
    'the pattern of pages as it is',
    change(courses, '"rows": { "pages": "/courses/*"', '"rows": { "pages": ▶"/coursse/*"'),
    'query-empty',
    '"/courses/*"',
  ],
  [
    'files in place of pages',
    change(courses, '"rows": { "pages": "/courses/*"', '"rows": { "pages": ▶"/courses/*.json"'),
    'query-empty',
    '"/courses/*"',
  ],
  [
    'web pages in place of pages',
    change(courses, '"rows": { "pages": "/courses/*"', '"rows": { "pages": ▶"/courses/*.html"'),
    'query-empty',
    '"/courses/*"',
  ],
  [
    'the folder of all pages',
    change(courses, '"rows": { "pages": "/courses/*"', '"rows": { "pages": ▶"/pages/courses/*"'),
    'query-empty',
    '"/courses/*"',
  ],
  [
    'a letter too many',
    change(events, '"kind": "festival"', '"kind": ▶"festivall"'),
    'value-not-possible',
    '"festival"',
  ],
);

const ofCollege = (to: string) =>
  change(home, '"as": { "eyebrow": "date", "link": "/spotlights#{item.id}" }', `"as": { "eyebrow": "date", ${to} }`);

/** Such mistakes in links to the entries of another page. */
export const curesOfCollege: Mistake[] = mistakes(
  [
    'an entry named in the plural',
    ofCollege('"link": "▶/spotlights#{items.id}"'),
    'field-unknown',
    '"/spotlights#{item.id}"',
  ],
  [
    'an entry named without braces',
    ofCollege('"link": "▶/spotlights#item.id"'),
    'field-unknown',
    '"/spotlights#{item.id}"',
  ],
  [
    'an entry named as a page',
    ofCollege('"link": "▶/spotlights#{page.fields.id}"'),
    'field-unknown',
    '"/spotlights#{item.id}"',
  ],
  [
    'an entry named by its field only',
    ofCollege('"link": "▶/spotlights#{id}"'),
    'field-unknown',
    '"/spotlights#{item.id}"',
  ],
).map((mistake) => ({ ...mistake, site: 'college' }));
