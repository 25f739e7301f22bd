import { formatCount, formatTimestamp, quote } from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';

/** Advice: content that works but could be better for visitors, and content without effect. */
export const adviceProblems = {
  'font-unreadable': error<{ path: string }>({
    title: 'Font that cannot be read',
    message: ({ path }) => `${quote(path)} has the name of a font, but what is in it is none.`,
    hint: () => 'Download or convert the font again as WOFF2. A file of another kind does not become one by its name.',
    why: 'The file is broken, or was only renamed: no browser could show a letter of it.',
  }),
  'font-large': warning<{ path: string; kilobytes: number; most: number }>({
    title: 'Font that takes long to load',
    message: ({ path, kilobytes, most }) =>
      `${quote(path)} has ${kilobytes} kB: more than ${most} kB come late on a phone.`,
    hint: () =>
      'Leave out what you do not write: other alphabets, weights and styles. https://fontsource.org has such files.',
    why: 'Until the font has come, visitors see another one; a large file also delays the pictures.',
  }),
  'page-orphan': warning<{ route: string }>({
    title: 'Page that nothing leads to',
    message: ({ route }) => `No link, menu or list of the site leads to ${route}: visitors cannot find this page.`,
    hint: () => 'Link to it from another page or the menu in _site.json; or mark it with "draft": true.',
    hintInWords: () => 'Link to it from another page or from the menu, or mark it as “Draft”.',
    why: 'Hardly anybody types addresses: without a link, visitors and search engines never find the page.',
    example: {
      wrong: 'pages/visit.json, and no link to /visit',
      right: '"navigation": [ …, { "label": "Visit", "link": "/visit" } ]',
    },
  }),
  'page-unreachable': warning<{ route: string; from?: string; isDraft: boolean }>({
    title: 'Page that visitors cannot reach',
    message: ({ route, from, isDraft }) =>
      isDraft
        ? `Only ${from} links to ${route}, and that page is not shown: visitors cannot find this page.`
        : `No way leads from the home page or a menu to ${route}: ${from ?? 'whatever'} links to it, but nobody reaches that page either.`,
    hint: () => 'Link to it, or to one of the pages that lead to it, from a page that visitors see or from the menu.',
    why: 'Pages that link to each other alone are an island: visitors and search engines begin at the home page and never come there.',
    example: {
      wrong: '/trips links to /trips/rome and back, and nothing else links to either',
      right: '"navigation": [ …, { "label": "Trips", "link": "/trips" } ]',
    },
  }),
  'media-unused': warning<{ path: string }>({
    title: 'File of _media that nothing uses',
    message: ({ path }) => `No page, list or setting uses ${quote(path)}.`,
    hint: () => 'Delete the file, or use it somewhere.',
    why: 'Files that nothing uses leave the folder in disorder. Or the page that should use it names another.',
  }),
  'data-unused': warning<{ name: string }>({
    title: 'Data list that nothing uses',
    message: ({ name }) => `No block shows the data list ${quote(name)}.`,
    hint: ({ name }) => `Delete the file, or show the list in a block: "items": { "from": ${quote(name)} }.`,
    hintInWords: () => 'Delete the list, or show it: in a block with items, choose “Data list” and its name.',
    why: 'Somebody may go on updating a list that no visitor ever sees.',
    example: { wrong: '_data/prizes.json, and no block with it', right: '"items": { "from": "prizes" }' },
  }),
  'shared-unused': warning<{ name: string }>({
    title: 'Shared block that nothing uses',
    message: ({ name }) => `The shared block ${quote(name)} is on no page.`,
    hint: ({ name }) => `Delete the file, or use it: { "type": "shared", "use": ${quote(name)} }.`,
    hintInWords: () => 'Delete it, or insert it on a page: it stands among the blocks to choose from.',
    why: 'Somebody may go on updating a block that no visitor ever sees.',
    example: { wrong: '_blocks/hours.json, and no page with it', right: '{ "type": "shared", "use": "hours" }' },
  }),
  'layout-unused': warning<{ name: string }>({
    title: 'Layout that nothing uses',
    message: ({ name }) => `No page has the layout ${quote(name)}.`,
    hint: ({ name }) => `Delete the file, or use it on a page: "layout": ${quote(name)}.`,
    hintInWords: () => 'Delete the layout, or choose it in a page, under “Layout”.',
    why: 'A layout without pages is left over, or the pages name another by mistake.',
    example: { wrong: '_layouts/plain.json, and no page with it', right: '"layout": "plain"' },
  }),
  'heading-skipped': warning<{ found: string; expected: string }>({
    title: 'Heading that skips a level',
    message: ({ found, expected }) =>
      `This heading (${found}) is smaller by more than one step than the one above it: ${expected} is left out.`,
    hint: ({ expected }) => `Begin it with ${expected}: screen readers announce the level of each heading.`,
    why: 'People who do not see the page go from heading to heading; a skipped level is heard as if something were missing.',
    example: { wrong: '## The house\\n\\n#### The mill', right: '## The house\\n\\n### The mill' },
  }),
  'title-length': warning<{ length: number; isShort: boolean; text: string }>({
    title: 'Title too short or too long for search results',
    message: ({ length, isShort }) =>
      `"title" has ${formatCount(length, 'character')}; ${isShort ? 'fewer than 10 say too little' : 'search results cut it after about 60'}.`,
    hint: ({ isShort, text }) =>
      isShort
        ? 'Say what the page is about and whose it is.'
        : `Shorten it, the important words first: ${quote(text, 60)}`,
    why: 'The title is the line that people click in search results and see on the tab. Longer ones are cut, shorter ones say too little.',
    example: { wrong: '"title": "About"', right: '"title": "About us | {site.name}"' },
  }),
  'title-repeated': warning<{ text: string; other: string }>({
    title: 'Two pages of one title',
    message: ({ text, other }) => `This page and ${other} have the same "title": ${quote(text, 70)}.`,
    hint: () => 'Give each page a title of its own: search results show little else.',
    why: 'In search results and among open tabs, nobody can distinguish the two pages.',
    example: { wrong: 'two pages with "title": "Courses"', right: '"title": "Courses for graduates"' },
  }),
  'description-length': warning<{ length: number; isShort: boolean }>({
    title: 'Description too short or too long for search results',
    message: ({ length, isShort }) =>
      `"description" has ${formatCount(length, 'character')}; ${isShort ? 'fewer than 50 say too little' : 'search results cut it after about 160'}.`,
    hint: ({ isShort }) =>
      isShort
        ? 'Say in one or two sentences what visitors find on the page.'
        : 'Shorten it to one or two sentences; the rest belongs on the page itself.',
    why: 'Search results show the description below the title: it is what makes people come. Longer ones are cut in the middle of a sentence.',
    example: {
      wrong: '"description": "About us."',
      right: '"description": "How the college began, what it stands for and where you find it."',
    },
  }),
  'description-repeated': warning<{ other: string }>({
    title: 'Two pages of one description',
    message: ({ other }) => `This page and ${other} have the same "description".`,
    hint: () => 'Say what is different about each page: search results show it below the title.',
    why: 'Nobody can distinguish the pages in search results, and search engines may leave one out.',
  }),
  'theme-contrast': warning<{
    key: string;
    text: string;
    ground: string;
    ratio: string;
    expected: string;
    scheme: 'light' | 'dark';
  }>({
    title: 'Colours too close to each other',
    message: ({ text, ground, ratio, expected, scheme }) =>
      `${text} on ${ground}${scheme === 'dark' ? ' of dark pages' : ''} has a contrast of ${ratio} to 1: ${expected} to 1 is needed to read it.`,
    hint: ({ key, scheme }) =>
      `Make ${quote(key)}${scheme === 'dark' ? ' in "inDark"' : ''} darker or lighter; https://webaim.org/resources/contrastchecker shows the number.`,
    hintInWords: () => 'Make it darker or lighter; https://webaim.org/resources/contrastchecker shows the number.',
    why: 'One in twelve men sees colours differently, and everybody reads in bright sunlight at times. A contrast of 4.5 to 1 is what the law asks for in many countries (WCAG 2.2 AA).',
    example: { wrong: '"ink": "#a0a0a0", "surface": "#ffffff"', right: '"ink": "#222222", "surface": "#ffffff"' },
  }),
  'scheme-switch-useless': error<{ scheme: 'light' | 'dark' }>({
    title: 'Choice between light and dark without both',
    message: ({ scheme }) => `Visitors are to choose between light and dark, but all pages are ${scheme}.`,
    hint: () => 'Write "scheme": "auto" in the "theme", or take "schemeSwitch" out.',
    hintInWords: () => 'Let “Light or dark” follow the device of the visitor, or take “Choice of light or dark” off.',
    why: 'The choice would change nothing.',
    example: {
      wrong: '"theme": { "scheme": "dark", … }, "header": { "schemeSwitch": true, … }',
      right: '"theme": { "scheme": "auto", … }, "header": { "schemeSwitch": true, … }',
    },
  }),
  'text-overflows': warning<{ key: string; length: number; comfortable: number }>({
    title: 'Text longer than its place',
    message: ({ key, length, comfortable }) =>
      `${quote(key)} has ${formatCount(length, 'character')}; its place is made for about ${comfortable}.`,
    hint: () => 'Shorten it: on a phone it fills the screen or breaks into many lines.',
    why: 'The place still holds the text, but on a phone it becomes a wall of words or a button of four lines.',
    example: {
      wrong: '"label": "Click here to see all the courses that we offer"',
      right: '"label": "See our courses"',
    },
  }),
  expired: warning<{ what: string; date: string }>({
    title: 'Past its last day',
    message: ({ what, date }) => `${what} has not been shown since ${formatTimestamp(date)}.`,
    hint: () => 'Delete it, or change "expireAt" to show it again.',
    hintInWords: () => 'Delete it, or choose a later day under “No longer shown from”.',
    why: 'What is past its day is not shown any more, but still has to be read and maintained by everybody who edits the file.',
    example: { wrong: '"expireAt": "2020-01-15"', right: 'the block deleted' },
  }),
  'text-placeholder': warning<{ found: string }>({
    title: 'Words for the time being',
    message: ({ found }) => `${quote(found)} is here in place of the words that visitors are to read.`,
    hint: () => 'Write them, or delete what is not needed; mark a page that is not finished with "draft": true.',
    hintInWords: () => 'Write them, or delete what is not needed; mark a page that is not finished as “Draft”.',
    why: 'Such words were meant to be replaced before anybody reads them, and search engines find them too.',
    example: { wrong: '"text": "Lorem ipsum dolor sit amet."', right: '"text": "The library is open until ten."' },
  }),
  'text-markup': warning<{ found: string; what: 'tag' | 'entity' | 'stars' }>({
    title: 'Markup where only words are shown',
    message: ({ found }) => `Visitors would read ${quote(found)} as it stands: this is a place for plain words.`,
    hint: ({ what, found }) =>
      what === 'entity'
        ? `Type the character itself${entities[found] ? `: ${entities[found]}` : ''}.`
        : 'Delete it: the design decides how these words look.',
    why: 'This place shows plain words, so visitors would read the signs as they stand.',
    example: { wrong: '"heading": "Mill &amp; <b>river</b>"', right: '"heading": "Mill & river"' },
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
