import { didYouMean, quote } from '#shared/formatText.ts';
import { warning } from '#shared/problemKind.ts';

/** Links, menus and addresses that are well formed, but not what was meant. */
export const navigationProblems = {
  'link-parameter-unknown': warning<{ name: string; route: string; known: string[]; suggestion?: string }>({
    title: 'Link that fills in what no form has',
    message: ({ name, route }) => `Nothing on ${route} reads ${quote(name)} from its address, so this has no effect.`,
    hint: ({ suggestion, known }) =>
      suggestion !== undefined
        ? didYouMean(suggestion, '')
        : known.length > 0
          ? `What is read there: ${known.map((name) => quote(name)).join(', ')}.`
          : 'Give a field of the form there this name in "fromAddress", or leave it out of the link.',
    hintInWords: ({ suggestion, known }) =>
      suggestion !== undefined
        ? didYouMean(suggestion, '')
        : known.length > 0
          ? `What is read there: ${known.map((name) => quote(name)).join(', ')}.`
          : 'Give a field of the form there this name under “From the address”, or leave it out of the link.',
    why: 'A link brings a value along under a name that a field or a filter has. Under another name it is lost, and visitors have to type it again.',
    example: {
      wrong: '"link": "/contact?curse=Music"  (the form has "fromAddress": "course")',
      right: '"link": "/contact?course=Music"',
    },
    isOfName: true,
  }),
  'link-names-another-site': warning<{ link: string; shown: string }>({
    title: 'Link that shows the address of another site',
    message: ({ link, shown }) => `Visitors read ${quote(shown, 40)}, and the link leads to ${quote(link, 50)}.`,
    hint: () => 'Let both be the same, or write the name of the site in words.',
    why: 'People trust the address that they read. One that leads elsewhere is a mistake of copying, and looks like fraud.',
    example: {
      wrong: '"[www.example.org](https://www.example.com)"',
      right: '"[www.example.org](https://www.example.org)"',
    },
  }),
  'address-misspelt': warning<{ written: string; suggestion?: string }>({
    title: 'Misspelt address of a site or mailbox',
    message: ({ written }) => `Nothing is at ${quote(written)}: it is misspelt.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Look the address up where you have it from.'),
    why: 'Whoever writes to such an address hears nothing, and sometimes a stranger reads it.',
    example: { wrong: '"office@gmial.com"', right: '"office@gmail.com"' },
  }),
  'phone-without-country': warning<{ number: string; shown: string }>({
    title: 'Telephone link without the code of the country',
    message: ({ number, shown }) =>
      `${quote(number)} cannot be called from other countries, as ${quote(shown)} of _site.json can.`,
    hint: ({ shown }) => `Write it with the code of the country, as "tel:${shown.replace(/[^\d+]/g, '')}".`,
    why: 'Visitors from abroad press the link, and their phone says that the number does not exist.',
    example: { wrong: '"link": "tel:9876543210"', right: '"link": "tel:+919876543210"' },
  }),
  'redirect-chain': warning<{ trail: string[]; suggestion?: string }>({
    title: 'Redirect to a redirect',
    message: ({ trail }) => `Visitors are sent on more than once: ${trail.join(' → ')}.`,
    hint: ({ suggestion, trail }) => `Let it lead to ${quote(suggestion ?? trail.at(-1) ?? '')} at once.`,
    why: 'Each step makes visitors wait, and search engines give up after some.',
    example: {
      wrong: '"/join": "/apply", "/apply": "/contact"',
      right: '"/join": "/contact", "/apply": "/contact"',
    },
  }),
  'language-unknown': warning<{ tag: string; suggestion?: string }>({
    title: 'Language that does not exist',
    message: ({ tag }) => `${quote(tag)} is the code of no language, or of no country.`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'Write the code of the language, as "hi", with a country if you like, as "en-GB".'),
    why: 'Screen readers choose the voice by it, and browsers whether to offer a translation: a code that they do not know is as good as none.',
    example: { wrong: '"language": "en-UK"', right: '"language": "en-GB"' },
  }),
  'language-repeated': warning<{ tag: string; main: string }>({
    title: 'Language that the site has already',
    message: ({ tag, main }) => `${quote(tag)} is the language of the site itself (${quote(main)}).`,
    hint: () => 'List only the languages that the site has beside its own.',
    why: 'Visitors would be offered a translation into the language that they read already.',
    example: {
      wrong: '"language": "en-IN", "languages": ["en", "hi"]',
      right: '"language": "en-IN", "languages": ["hi"]',
    },
  }),
  'menu-link-repeated': warning<{ link: string; other: string }>({
    title: 'The same link twice in a menu',
    message: ({ link, other }) => `${quote(other, 30)} of the same menu leads to ${quote(link, 40)} already.`,
    hint: () => 'Delete one of the two, or let it lead where its words say.',
    why: 'Visitors try the second one and are where they were. Mostly an entry was copied, and its link forgotten.',
    example: {
      wrong: '{ "label": "Team", "link": "/team" }, { "label": "History", "link": "/team" }',
      right: '{ "label": "Team", "link": "/team" }, { "label": "History", "link": "/history" }',
    },
  }),
  'menu-label-repeated': warning<{ label: string; link: string; other: string }>({
    title: 'Two entries of a menu with the same words',
    message: ({ label, link, other }) =>
      `${quote(label, 30)} leads to ${quote(link, 40)} here, and to ${quote(other, 40)} above in the same menu.`,
    hint: () => 'Say in the words what is different about each.',
    why: 'Nobody can know which of the two to choose.',
    example: {
      wrong: '{ "label": "Fees", "link": "/fees" }, { "label": "Fees", "link": "/hostel" }',
      right: '{ "label": "Fees", "link": "/fees" }, { "label": "Hostel", "link": "/hostel" }',
    },
  }),
  'search-exclude-unmatched': warning<{ pattern: string; suggestion?: string }>({
    title: 'Exclusion from the search that no page has',
    message: ({ pattern }) => `No page has the route ${quote(pattern)}, so the search leaves nothing out.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Write the route of a page, or "/archive/*" for those below it.'),
    why: 'What was meant to be left out is found by everybody.',
    example: { wrong: '"exclude": ["/archiv/*"]', right: '"exclude": ["/archive/*"]' },
  }),
};
