import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalFingerprint } from '#engine/content/originalFingerprint.ts';
import { change, type Edit, type Mistake, mistakes, write } from '../mistake.ts';

const site = '_site.json';
const events = '_data/events.json';
const contact = 'contact.json';
const about = 'about/index.json';
const home = 'index.json';
const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../site', file), 'utf8');
const language = '"language": "en-IN"';
const inHindi = `${language}, "languages": ["hi"]`;
const keyOf = (text: string) => originalFingerprint(JSON.parse(text));
const frame = write(
  '_site.hi.json',
  `{ "translates": "${keyOf(textOf(site).replace(language, inHindi))}", "name": "रिवरसाइड कॉलेज" }`,
);
const ofHindi = [change(site, language, inHindi), frame];
const translated = (file: string, text = textOf(file), original = textOf(file)) =>
  write(file.replace('.json', '.hi.json'), text.replace('{', `{ "translates": "${keyOf(original)}",`));

/** List with ids, and its translation. */
const withIds = textOf(events)
  .replace('"fields": {', '"fields": { "id": { "is": "text" },')
  .replace('"title": "River festival"', '"id": "festival", "title": "River festival"')
  .replace('"title": "Open day"', '"id": "open", "title": "Open day"')
  .replace('"title": "Talk on rivers"', '"id": "talk", "title": "Talk on rivers"');
const hindiEvents = (text: string): Edit[] => [
  ...ofHindi,
  write(events, withIds),
  write('_data/events.hi.json', `{ "translates": "${keyOf(withIds)}", "items": [${text}] }`),
];
const dated = (date: string) => [change(events, '"2027-03-12"', `▶"${date}"`)];
const calendar = change(
  site,
  '"redirects": {',
  '"calendars": [{ "name": "days", "title": "Days", "items": { "from": "events" } }], "redirects": {',
);
const conflict = (text: string) => `<<<<<<< HEAD\n${text}\n=======\n${text}\n>>>>>>> main`;

/** Mistakes with many consequences, of which only the cause is reported. */
export const causes: Mistake[] = mistakes(
  // Entries of a translated list without an id
  [
    'an entry without an id in a translated list',
    hindiEvents('▶{ "text": "संगीत" }, { "id": "open", "text": "आइए" }, { "id": "talk", "text": "सुनिए" }'),
    'translation-entry-unnamed',
  ],
  [
    'an id forgotten in the last entry of a translated list',
    hindiEvents('{ "id": "festival", "text": "संगीत" }, ▶{ "title": "बात", "text": "सुनिए" }'),
    'translation-entry-unnamed',
  ],
  [
    'no id in any entry of a translated list',
    hindiEvents('▶{ "text": "संगीत" }, { "text": "आइए" }'),
    'translation-entry-unnamed',
  ],
  [
    'an original without one id',
    [
      ...ofHindi,
      write(events, withIds.replace('"id": "open", ', '')),
      write(
        '_data/events.hi.json',
        '{ "translates": "00000000", "items": [{ "id": "festival", "text": "संगीत" }, { "id": "talk", "text": "सुनिए" }] }',
      ),
    ],
    'translation-entry-unnamed _data/events.json:14:5',
  ],
  // Languages
  ['a language by its name', change(site, language, `${language}, "languages": [▶"hindi"]`), 'text-form', '"hi"'],
  [
    'a language by its name, with translations',
    [
      change(site, language, `${language}, "languages": [▶"hindi"]`),
      translated(contact),
      translated(about),
      translated(home),
      write('_site.hi.json', '{ "translates": "00000000", "name": "कॉलेज" }'),
    ],
    'text-form',
    '"hi"',
  ],
  [
    'a language in capitals, with translations',
    [
      change(site, language, `${language}, "languages": [▶"HI"]`),
      translated(contact),
      translated(about),
      translated(home),
    ],
    'text-form',
    '"hi"',
  ],
  [
    'languages as a text, with translations',
    [
      change(site, language, `${language}, "languages": ▶"hi"`),
      translated(contact),
      translated(about),
      translated(home),
    ],
    'value-type',
    '["hi"]',
  ],
  [
    'languages misspelt, with translations',
    [change(site, language, `${language}, ▶"langauges": ["hi"]`), translated(contact), translated(about)],
    'key-unknown',
    'Did you mean "languages"',
  ],
  // Conflicts and their translations
  [
    'a conflict in a translated page',
    [
      ...ofHindi,
      change(contact, '\n  "heading": "Contact",', `\n▶${conflict('  "heading": "Contact",')}`),
      write('contact.hi.json', textOf(contact).replace('{', '{ "translates": "00000000",')),
    ],
    'json-conflict',
  ],
  [
    'a conflict in a translated list',
    [
      ...ofHindi,
      write(events, withIds.replace('\n  "fields": {', `\n▶${conflict('  "fields": {')}`)),
      write('_data/events.hi.json', '{ "translates": "00000000", "items": [{ "id": "festival", "text": "संगीत" }] }'),
    ],
    'json-conflict',
  ],
  [
    'a conflict in a translated shared block',
    [
      ...ofHindi,
      change('_blocks/numbers.json', '\n  "id": "numbers",', `\n▶${conflict('  "id": "numbers",')}`),
      write('_blocks/numbers.hi.json', '{ "translates": "00000000", "heading": "संख्या" }'),
    ],
    'json-conflict',
  ],
  [
    'a comma forgotten in a translated layout',
    [
      ...ofHindi,
      change('_layouts/inner.json', '"blocks": [', '"blocks"▶ ['),
      write('_layouts/inner.hi.json', '{ "translates": "00000000" }'),
    ],
    'json-colon-missing',
  ],
  // Originals with errors
  [
    'a mistake in a page that is translated',
    [...ofHindi, translated(contact), change(contact, '"layout": "inner"', '"layout": ▶"iner"')],
    'layout-not-found contact.json:5:13',
  ],
  [
    'a misspelt key in a page that is translated',
    [...ofHindi, translated(about), change(about, '"layout"', '▶"layuot"')],
    'key-unknown',
  ],
  [
    'a mistake in a list that is translated',
    [
      ...hindiEvents('{ "id": "festival", "text": "संगीत" }'),
      change(events, '"date": "2027-03-12"', '"date": ▶"12.3.2027"'),
    ],
    'date-invalid',
  ],
  // Dates
  ['a date that is none in a list that is shown', change(events, '"2027-03-12"', '▶"2027-13-12"'), 'date-invalid'],
  ['a date in words in a list that is shown', change(events, '"2027-01-20"', '▶"20 January"'), 'date-invalid'],
  [
    'a time in place of a date',
    [
      change(home, '"as": { "eyebrow": "place" }', '"as": { "eyebrow": "date" }'),
      change(events, '"2027-02-03"', '▶"9:30"'),
    ],
    'date-invalid',
  ],
  ['a date that is none in a calendar', [...dated('12.3.2027'), calendar], 'date-invalid'],
  [
    'a date that is none in a feed',
    [
      ...dated('2027-02-30'),
      change(
        site,
        '"redirects": {',
        '"feeds": [{ "name": "days", "title": "Days", "items": { "from": "events" } }], "redirects": {',
      ),
    ],
    'date-invalid',
  ],
  ['a date that is none in a sorted table', [...dated('March 2027'), calendar], 'date-invalid'],
  // A fault in one file speaks for no other
  [
    'a comma forgotten in the site settings that all pages use',
    change(site, '"shortName": "Riverside",', '"shortName": ▶Riverside,'),
    'json-quotes-missing',
  ],
  [
    'a list that cannot be read',
    change(events, '"fields": {', '"fields": '),
    'json-value-missing _data/events.json:4:5',
  ],
  [
    'a shared block that cannot be read',
    change('_blocks/numbers.json', '"numbers"', '▶"numbers'),
    'json-string-unclosed',
  ],
  [
    'a layout that cannot be read',
    change('_layouts/inner.json', '"blocks": [', '"blocks": '),
    'json-bracket-unopened _layouts/inner.json:3:5',
  ],
  [
    'a page that others link to and that cannot be read',
    change(contact, '"blocks": [', '"blocks"▶ = ['),
    'json-colon-missing',
  ],
  [
    'a type of a field that does not exist',
    change(events, '"place": { "is": "text" }', '"place": { "is": ▶"string" }'),
    'value-not-possible',
  ],
  ['a page as a list', write(about, `▶[${textOf(about)}]`), 'file-list'],
);
