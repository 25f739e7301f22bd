import { didYouMean, formatCount, formatLanguage, quote } from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';

/** Place at which `_site.json` names its languages. */
const languagesPlace = { file: '_site.json', pointer: '/languages' };

export const translationProblems = {
  'translation-language-unknown': error<{ language: string; original: string; suggestion?: string }>({
    title: 'Translation into a language that the site does not have',
    message: ({ language, original }) =>
      `By its name this is ${original} in ${formatLanguage(language)}, but "languages" of _site.json does not name "${language}".`,
    hint: ({ language, suggestion }) =>
      suggestion
        ? `Rename it to "${suggestion}", or write "${language}" in "languages" of _site.json.`
        : `Add "${language}" to "languages" in _site.json, or give the file another name.`,
    hintInWords: () => 'Add the language in the area “Site” under “Other languages”, or give the file another name.',
    why: 'Visitors are offered the languages of that list. Nobody would find this page.',
    example: { wrong: '"language": "en"', right: '"language": "en", "languages": ["hi"]' },
    waitsFor: () => [languagesPlace],
  }),
  'translation-without-original': error<{ name: string; suggestion?: string }>({
    title: 'Translation of a file that is not there',
    message: ({ name }) => `There is no ${name} that this could be a translation of.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Rename it after the file that it translates, or delete it.'),
    hintInWords: () => 'Give it the name of what it translates, or delete it.',
    why: 'A translation of data, a layout or a shared block says only what is different in it. By itself it is nothing.',
    example: { wrong: '_data/team.json, _data/teams.hi.json', right: '_data/team.json, _data/team.hi.json' },
  }),
  'translation-entry-unknown': error<{ id: string; name: string; suggestion?: string }>({
    title: 'Translation of an entry that is not there',
    message: ({ id, name }) => `${name} has no entry with the "id" ${quote(id)}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Take the entry out, or add it to the original first.'),
    why: 'Entries are translated by their "id". This one would be shown in one language only, without the rest of its fields.',
    example: { wrong: '{ "id": "anna-r", "text": "…" }', right: '{ "id": "anna", "text": "…" }' },
  }),
  'translation-entry-unnamed': error<{ count: number; list: string; translation: string; original?: string }>({
    title: 'Entry without an id in a translated list',
    message: ({ count, original }) =>
      original === undefined
        ? `${count > 1 ? `This entry and ${formatCount(count - 1, 'other')} have` : 'This entry has'} no "id", so that nothing of the list is put over the original.`
        : `${count > 1 ? `This entry and ${formatCount(count - 1, 'other')} have` : 'This entry has'} no "id", so that no translation can be put over the list.`,
    hint: () => 'Give each entry an "id", the same in the original and in its translations.',
    hintInWords: () => 'Give each entry an anchor or id, the same in the original and in its translations.',
    why: 'A translation says only what is different in it. It is put over the original entry by entry, by their "id"; if one lacks it, the whole list is taken as it stands, with nothing but the translated words.',
    example: { wrong: '"items": [ { "text": "…" } ]', right: '"items": [ { "id": "open-day", "text": "…" } ]' },
    hidesBelow: ({ translation, list }) => [{ file: translation, pointer: list }],
  }),
  'translation-key-fixed': error<{ key: string }>({
    title: 'Setting that is the same in all languages',
    message: ({ key }) => `"${key}" is the same in all languages of a site.`,
    hint: ({ key }) => `Take "${key}" out here. It stands in _site.json.`,
    hintInWords: () => 'Remove it here: the settings of the whole site have it.',
    why: 'All languages of a site are below one address and are built together.',
    example: { wrong: '{ "url": "https://example.org/hi", "name": "…" }', right: '{ "name": "…" }' },
  }),
  'translation-outdated': warning<{ original: string }>({
    title: 'Translation of an earlier text',
    message: ({ original }) => `${original} has changed since this was translated.`,
    hint: ({ original }) =>
      `Compare the two. When this says the same as ${original} again: npm run translated -- THIS FILE.`,
    hintInWords: () =>
      'Compare the two, and write here what has changed there. Then ask those who look after the site to note that both say the same.',
    why: 'Visitors would read in one language what is no longer so in the other.',
    waitsFor: ({ original }) => [{ file: original, pointer: '' }],
  }),
  'translation-unmarked': warning<{ original: string }>({
    title: 'Translation that does not say of what',
    message: ({ original }) => `Nothing here says which state of ${original} this translates.`,
    hint: () => 'When it says the same as the original: npm run translated -- THIS FILE. It notes "translates".',
    hintInWords: () =>
      'Compare the two, and write here what is different there. Then ask those who look after the site to note that both say the same.',
    why: 'When the original changes, nobody would be told that this translation has to follow.',
    example: { wrong: '{ "title": "…" }', right: '{ "translates": "5f0c2a9b", "title": "…" }' },
    waitsFor: ({ original }) => [{ file: original, pointer: '' }],
  }),
  'text-untranslated': warning<{ language: string; original: string }>({
    title: 'Text of a translation that nobody has translated yet',
    message: ({ language }) => `This text is not translated into ${formatLanguage(language)} yet.`,
    hint: ({ language }) => `Write it in ${formatLanguage(language)}. What is the same in both languages may stay.`,
    why: 'A translation begins as a draft with the texts of its original. Each is listed until it is changed, or until the page is no draft any more.',
    example: { wrong: '"title": "Contact"', right: '"title": "Kontakt"' },
    waitsFor: ({ original }) => [{ file: original, pointer: '' }],
  }),
  'translation-frame-missing': warning<{ language: string }>({
    title: 'Language without a translated menu',
    message: ({ language }) =>
      `There are pages in ${formatLanguage(language)}, but their menu and footer are not: there is no _site.${language}.json.`,
    hint: ({ language }) =>
      `Add _site.${language}.json beside _site.json, with what is different in it: "name", "navigation", "footer" …`,
    hintInWords: ({ language }) => `Its name, menu and footer are to be written in ${formatLanguage(language)} too.`,
    why: 'Whoever reads in one language is led on in another.',
    waitsFor: () => [languagesPlace],
  }),
};
