import { didYouMean, quote } from '#shared/formatText.ts';
import { error } from '#shared/problemKind.ts';

/** Problems of addresses: each belongs to one page, and the parents of a page exist. */
/** Hints for aliases, by what is wrong with them. */
const aliasHints = {
  form: 'Write an address of this site without spaces, "#" or "?", as "/location".',
  pattern: 'Write each old address in full, as "/old/location" and "/old/people".',
  taken: 'Write another address of this site, as "/location".',
};

export const addressProblems = {
  'route-reserved': error<{ route: string; reason: string; suggestion?: string }>({
    title: 'Address that the finished site needs itself',
    message: ({ route, reason }) => `No page can have the address ${quote(route)}: ${reason}.`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Give the file or its folder another name, as "press" or "media-centre".'
        : `A translation stands beside what it translates, with the language in its name: rename this file to "${suggestion}".`,
    hintInWords: () =>
      'Move the page to another address, as /press or /media-centre. A translation is made from the menu of its page.',
    why: 'The build writes files of its own there. A page among them would overwrite them, or visitors would see it for a year as it was on the day they first came.',
    example: { wrong: 'pages/media/press.json', right: 'pages/press.json' },
  }),
  'section-not-a-page': error<{ route: string; suggestion?: string }>({
    title: 'Section that is no page',
    message: ({ route }) => `"section" names the page above this one, but ${quote(route)} is no page of the site.`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'Name the address of a page, as "/about"; leave it out and the folder decides.'),
    why: '"section" decides where the page stands in breadcrumbs and menus. Below a page that is not there it stands nowhere.',
    example: { wrong: '"section": "/abuot"', right: '"section": "/about"' },
    isOfName: true,
  }),
  'section-in-circle': error<{ trail: string[] }>({
    title: 'Sections in a circle',
    message: ({ trail }) => `This page is above itself: ${trail.join(' → ')}.`,
    hint: () => 'Take "section" out of one of these pages.',
    hintInWords: () => 'Take the “Section” off one of these pages.',
    why: 'A page cannot be above itself: breadcrumbs would never come to an end.',
    example: { wrong: 'a.json: "section": "/b"\nb.json: "section": "/a"', right: 'a.json: "section": "/b"' },
  }),
  'alias-malformed': error<{ alias: string; reason: string; fault?: 'pattern' | 'taken'; suggestion?: string }>({
    title: 'Malformed alias',
    message: ({ alias, reason }) => `${quote(alias)} cannot be another address of a page: ${reason}.`,
    hint: ({ suggestion, fault }) => didYouMean(suggestion, aliasHints[fault ?? 'form']),
    why: 'Such an address cannot lead to the page.',
    example: { wrong: '"aliases": ["our history"]', right: '"aliases": ["/our-history"]' },
    isOfName: true,
  }),
  'alias-taken': error<{ alias: string; other: string; what: string }>({
    title: 'Alias already taken',
    message: ({ alias, other, what }) => `${quote(alias)} is already ${what} ${other}.`,
    hint: () => 'Take it out of one of the two: an address leads to one page.',
    why: 'An address leads to one page only.',
    example: { wrong: '"aliases": ["/contact"]  (a page)', right: '"aliases": ["/write-to-us"]' },
  }),
  'redirect-taken': error<{ from: string; other: string }>({
    title: 'Redirect of a page',
    message: ({ from, other }) => `${quote(from)} is redirected, but is the address of ${other}.`,
    hint: () => 'Delete the redirect, or move the page.',
    why: 'The page of this address could no longer be reached.',
    example: {
      wrong: '"redirects": { "/contact": "/about" }  (a page)',
      right: '"redirects": { "/old-contact": "/contact" }',
    },
  }),
  'redirect-in-circle': error<{ trail: string[] }>({
    title: 'Redirects in a circle',
    message: ({ trail }) => `This redirect leads back to itself: ${trail.join(' → ')}.`,
    hint: () => 'Let one of them lead to a page that is there, or delete it.',
    why: 'The browser would be sent round and round until it gives up with an error.',
    example: { wrong: '"/apply": "/join", "/join": "/apply"', right: '"/apply": "/contact", "/join": "/contact"' },
  }),
};
