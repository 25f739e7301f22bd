import { kind } from '#shared/problemKind.ts';
import { count, didYouMean, oneOf, quote } from '#shared/words.ts';

/** What works, but not as well for visitors as it could; and what is there and does nothing. */
export const advice = {
  'image-alt-missing': kind<{ path: string; found?: string }>({
    severity: 'warning',
    title: 'Picture without a text alternative',
    message: ({ path, found }) =>
      found === undefined
        ? `Nothing says what the picture ${quote(path)} shows, for people who do not see it.`
        : `The text alternative ${quote(found)} is the name of a file: it does not say what the picture shows.`,
    hint: ({ path, found }) =>
      found === undefined
        ? `Say it in a few words: { "src": ${quote(path)}, "alt": "What the picture shows" }.`
        : 'Say in a few words what one would see.',
  }),
  'image-too-small': kind<{ path: string; width: number; needed: number }>({
    severity: 'warning',
    title: 'Picture too small for its place',
    message: ({ path, width, needed }) =>
      `${quote(path)} is ${width} pixels wide, but is shown up to ${needed} pixels wide here: it will look blurred.`,
    hint: ({ needed }) => `Use the original picture, at least ${needed} pixels wide (twice that for sharp screens).`,
  }),
  'image-unreadable': kind<{ path: string }>({
    severity: 'error',
    title: 'Picture that cannot be read',
    message: ({ path }) => `${quote(path)} has the name of a picture, but what is in it is none.`,
    hint: () => 'Open the original in a picture editor and export it again as JPEG, PNG or WebP.',
  }),
  'page-orphan': kind<{ route: string }>({
    severity: 'warning',
    title: 'Page that nothing leads to',
    message: ({ route }) => `No link, menu or list of the site leads to ${route}: visitors cannot find this page.`,
    hint: () => 'Link to it from another page or the menu in _site.json; or mark it with "draft": true.',
  }),
  'media-unused': kind<{ path: string }>({
    severity: 'warning',
    title: 'File of _media that nothing uses',
    message: ({ path }) => `No page, list or setting uses ${quote(path)}.`,
    hint: () => 'Delete the file, or use it somewhere.',
  }),
  'data-unused': kind<{ name: string }>({
    severity: 'warning',
    title: 'Data list that nothing uses',
    message: ({ name }) => `No block shows the data list ${quote(name)}.`,
    hint: ({ name }) => `Delete the file, or show the list in a block: "items": { "from": ${quote(name)} }.`,
  }),
  'shared-unused': kind<{ name: string }>({
    severity: 'warning',
    title: 'Shared block that nothing uses',
    message: ({ name }) => `The shared block ${quote(name)} stands on no page.`,
    hint: ({ name }) => `Delete the file, or use it: { "type": "shared", "use": ${quote(name)} }.`,
  }),
  'layout-unused': kind<{ name: string }>({
    severity: 'warning',
    title: 'Layout that nothing uses',
    message: ({ name }) => `No page has the layout ${quote(name)}.`,
    hint: ({ name }) => `Delete the file, or use it on a page: "layout": ${quote(name)}.`,
  }),
  'heading-skipped': kind<{ found: string; wanted: string }>({
    severity: 'warning',
    title: 'Heading that skips a level',
    message: ({ found, wanted }) =>
      `This heading (${found}) is smaller by more than one step than the one above it: ${wanted} is left out.`,
    hint: ({ wanted }) => `Begin it with ${wanted}: screen readers tell visitors the level of each heading.`,
  }),
  'title-length': kind<{ length: number; isShort: boolean; text: string }>({
    severity: 'warning',
    title: 'Title too short or too long for search results',
    message: ({ length, isShort }) =>
      `"title" has ${count(length, 'character')}; ${isShort ? 'fewer than 10 say too little' : 'search results cut it after about 60'}.`,
    hint: ({ isShort, text }) =>
      isShort
        ? 'Say what the page is about and whose it is.'
        : `Shorten it, the important words first: ${quote(text, 60)}`,
  }),
  'title-repeated': kind<{ text: string; other: string }>({
    severity: 'warning',
    title: 'Two pages of one title',
    message: ({ text, other }) => `This page and ${other} have the same "title": ${quote(text, 70)}.`,
    hint: () => 'Give each page a title of its own: search results show little else.',
  }),
  'description-length': kind<{ length: number; isShort: boolean }>({
    severity: 'warning',
    title: 'Description too short or too long for search results',
    message: ({ length, isShort }) =>
      `"description" has ${count(length, 'character')}; ${isShort ? 'fewer than 50 say too little' : 'search results cut it after about 160'}.`,
    hint: ({ isShort }) =>
      isShort
        ? 'Say in one or two sentences what visitors find on the page.'
        : 'Shorten it to one or two sentences; the rest belongs on the page itself.',
  }),
  'description-repeated': kind<{ other: string }>({
    severity: 'warning',
    title: 'Two pages of one description',
    message: ({ other }) => `This page and ${other} have the same "description".`,
    hint: () => 'Say what is different about each page: search results show it below the title.',
  }),
  'link-local': kind<{ link: string; suggestion?: string }>({
    severity: 'warning',
    title: "Link to one's own computer",
    message: ({ link }) => `${quote(link)} works only on the computer or in the house where it was written.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Write the address that everybody can reach.'),
  }),
  'link-to-own-address': kind<{ link: string; suggestion: string }>({
    severity: 'warning',
    title: 'Link to this site as if it were another',
    message: ({ link }) => `${quote(link)} is a page of this site, but is written as the address of another site.`,
    hint: ({ suggestion }) => `Write ${quote(suggestion)}: it is checked, opens at once and stays when the site moves.`,
  }),
  'link-text-vague': kind<{ words: string }>({
    severity: 'warning',
    title: 'Link whose words say nothing',
    message: ({ words }) => `The words of the link, ${quote(words)}, do not say where it leads.`,
    hint: () => 'Let the link stand on the words that name what is there: "see our [admission dates](/admissions)".',
  }),
  'theme-contrast': kind<{ key: string; text: string; ground: string; ratio: string; wanted: string }>({
    severity: 'warning',
    title: 'Colours too close to each other',
    message: ({ text, ground, ratio, wanted }) =>
      `${text} on ${ground} has a contrast of ${ratio} to 1: ${wanted} to 1 is needed to read it.`,
    hint: ({ key }) =>
      `Make ${quote(key)} darker or lighter; https://webaim.org/resources/contrastchecker shows the number.`,
  }),
  'text-overflows': kind<{ key: string; length: number; comfortable: number }>({
    severity: 'warning',
    title: 'Text longer than its place',
    message: ({ key, length, comfortable }) =>
      `${quote(key)} has ${count(length, 'character')}; its place is made for about ${comfortable}.`,
    hint: () => 'Shorten it: on a phone it fills the screen or breaks into many lines.',
  }),
  expired: kind<{ what: string; date: string }>({
    severity: 'warning',
    title: 'Past its last day',
    message: ({ what, date }) => `${what} has not been shown since ${date}.`,
    hint: () => 'Delete it, or change "expireAt" to show it again.',
  }),
  'field-value-odd': kind<{
    field: string;
    value: string;
    others: number;
    list: string;
    known: string[];
    suggestion?: string;
  }>({
    severity: 'warning',
    title: 'Value that no list asks for',
    message: ({ field, value, list }) => `No list shows this: ${list} ask for ${quote(field)}, but none for ${value}.`,
    hint: ({ suggestion, others, known }) =>
      suggestion === undefined
        ? `They ask for ${oneOf(known, 8)}.`
        : `Did you mean ${quote(suggestion)}, as in ${count(others, 'other')}? Capitals and spaces count.`,
  }),
  'field-name-odd': kind<{ field: string; others: number; suggestion: string }>({
    severity: 'warning',
    title: 'Field that nothing reads',
    message: ({ field, suggestion, others }) =>
      `Only here there is a field ${quote(field)}, and ${quote(suggestion)} is missing, which ${others > 1 ? `${others} others have` : 'another one has'}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, ''),
  }),
  'field-missing': kind<{ field: string; others: number; values: string[] }>({
    severity: 'warning',
    title: 'Field by which lists choose is missing',
    message: ({ field, others }) =>
      `Lists choose pages by ${quote(field)}, which ${count(others, 'page')} beside this one have; without it this page is in none of them.`,
    hint: ({ field, values }) => `Add ${quote(field)} to "fields"; elsewhere it is ${oneOf(values, 6)}.`,
  }),
  'where-value-unknown': kind<{ field: string; value: string; list: string; known: string[]; suggestion?: string }>({
    severity: 'warning',
    title: 'Condition that nothing meets',
    message: ({ field, value, list }) => `Nothing in ${list} has ${value} as its ${quote(field)}.`,
    hint: ({ suggestion, known }) =>
      didYouMean(suggestion, known.length ? `There are ${oneOf(known, 8)}.` : 'Choose another field or value.'),
  }),
  'text-markup': kind<{ found: string; what: 'tag' | 'entity' | 'stars' }>({
    severity: 'warning',
    title: 'Markup where only words are shown',
    message: ({ found }) => `Visitors would read ${quote(found)} as it stands: this is a place for plain words.`,
    hint: ({ what, found }) =>
      what === 'entity'
        ? `Type the character itself${entities[found] ? `: ${entities[found]}` : ''}.`
        : 'Delete it: the design decides how these words look.',
  }),
};

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '“ ”',
  '&apos;': '’',
  '&#39;': '’',
  '&rsquo;': '’',
  '&lsquo;': '‘',
  '&ndash;': '–',
  '&mdash;': '—',
  '&nbsp;': 'a space',
};
