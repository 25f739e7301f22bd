import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalFingerprint } from '#engine/content/originalFingerprint.ts';
import { change, mark, mistakes, write } from '../mistake.ts';

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../site', file), 'utf8');
const keyOf = (text: string) => originalFingerprint(JSON.parse(text));

const one = '"language": "en-IN"';
const two = '"language": "en-IN", "languages": ["hi"]';
const inHindi = change('_site.json', one, two);
const siteKey = keyOf(textOf('_site.json').replace(one, two));

const frame = (properties = '') =>
  write('_site.hi.json', `{ "translates": "${siteKey}", "name": "रिवरसाइड कॉलेज"${properties} }\n`);
/** Translation of the contact page that is a draft with these properties. */
const contactDraft = (properties: string) =>
  write(
    'contact.hi.json',
    `{ "translates": "${keyOf(textOf('contact.json'))}", "draft": true, "description": "कॉलेज को कैसे लिखें, फ़ोन करें या नदी के किनारे परिसर देखें।", ${properties.includes('"blocks"') ? properties : `${properties}, "blocks": []`} }`,
  );
const translated = (file: string, noted = `"translates": "${keyOf(textOf(file))}",`) =>
  write(file.replace('.json', '.hi.json'), textOf(file).replace('{', `{ ${noted}`));

export const languages = mistakes(
  [
    'a translation into a language that the site does not have',
    write('contact.hi.json', textOf('contact.json')),
    'translation-language-unknown',
    '"hi"',
  ],
  [
    'a translation that does not say of what',
    [translated('contact.json', mark), inHindi, frame()],
    'translation-unmarked contact.hi.json:1:1',
    'npm run translated',
  ],
  [
    'a translation that is begun, with the title of its original',
    [inHindi, frame(), contactDraft(`"title": ${mark}"Contact | {site.name}", "heading": "संपर्क"`)],
    'text-untranslated',
    'Hindi',
  ],
  [
    'a translation that is begun, with a heading in the language of its original',
    [inHindi, frame(), contactDraft(`"title": "संपर्क", "heading": ${mark}"Contact"`)],
    'text-untranslated',
  ],
  [
    'a translation that is begun, with a text in a block in the language of its original',
    [
      inHindi,
      frame(),
      contactDraft(
        `"title": "संपर्क", "heading": "संपर्क", "layout": "inner", "blocks": [{ "type": "link-list", "heading": ${mark}"Reach us", "items": [{ "title": "ई-मेल", "link": "mailto:{site.email}", "icon": "mail" }] }]`,
      ),
    ],
    'text-untranslated',
  ],
  [
    'a translation of an earlier text',
    [translated('contact.json', `"translates": ${mark}"00000000",`), inHindi, frame()],
    'translation-outdated',
    'contact.json',
  ],
  [
    'pages in a language without a frame',
    [change('_site.json', one, `"language": "en-IN", "languages": ${mark}["hi"]`), translated('contact.json')],
    'translation-frame-missing',
    '_site.hi.json',
  ],
  [
    'an address in the translation of the frame',
    [frame(`, ${mark}"url": "https://hi.riverside.example.edu"`), inHindi],
    'translation-key-fixed',
    '"url"',
  ],
  [
    'a translation of a list with a mistyped name',
    [write('_data/event.hi.json', '{ "items": [] }'), inHindi, frame()],
    'translation-without-original',
    '_data/events.json',
  ],
  [
    'a translation of an entry that is not there',
    [
      inHindi,
      frame(),
      change('_data/events.json', '"fields": {', '"fields": { "id": { "is": "text" },'),
      change('_data/events.json', '{ "title": "River festival"', '{ "id": "festival", "title": "River festival"'),
      change('_data/events.json', '{ "title": "Open day"', '{ "id": "open", "title": "Open day"'),
      change('_data/events.json', '{ "title": "Talk on rivers"', '{ "id": "talk", "title": "Talk on rivers"'),
      write(
        '_data/events.hi.json',
        `{ "translates": "00000000", "items": [{ "id": ${mark}"festivl", "text": "संगीत" }] }`,
      ),
    ],
    ['translation-outdated _data/events.hi.json:1:17', 'translation-entry-unknown'],
    '"festival"',
  ],
  [
    'a broken link in a translation',
    [
      write(
        'contact.hi.json',
        textOf('contact.json').replace(
          /"blocks": \[/,
          `"translates": "${keyOf(textOf('contact.json'))}", "blocks": [{ "type": "rich-text", "text": "[पाठ्यक्रम](${mark}/cuorses)" },`,
        ),
      ),
      inHindi,
      frame(),
    ],
    'link-not-found',
    '/courses',
  ],
  [
    'a page at the address of a language',
    [
      write(
        'hi.json',
        textOf('contact.json')
          .replace('"title": "', '"title": "More: ')
          .replace(/"description": "/, '"description": "More: '),
      ),
      inHindi,
      frame(),
    ],
    'route-reserved',
    'another name',
  ],
);
