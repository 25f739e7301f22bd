import { kind } from '#shared/problemKind.ts';
import { didYouMean, oneOf, quote } from '#shared/words.ts';

const none = (what: string) => `There is no ${what} yet.`;

/** References: whether what a file names is there. */
export const reference = {
  'link-not-found': kind<{ link: string; suggestion?: string }>({
    severity: 'error',
    title: 'Link to a page that is not there',
    message: ({ link }) => `There is no page at ${quote(link)}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Correct the link, or add the page.'),
  }),
  'link-moved': kind<{ link: string; suggestion: string }>({
    severity: 'warning',
    title: 'Link to an address that has moved',
    message: ({ link }) => `${quote(link)} is an old address of a page: visitors get there by a detour.`,
    hint: ({ suggestion }) => `Write ${quote(suggestion)}.`,
    why: 'Old addresses are kept for those who have them in a bookmark or a letter. A link of the site itself should lead there at once, and go on working when the alias is taken out one day.',
    example: {
      wrong: '{ "label": "How to find us", "link": "/location" }',
      right: '{ "label": "How to find us", "link": "/about/location" }',
    },
  }),
  'link-unpublished': kind<{ link: string; file: string; why: string }>({
    severity: 'error',
    title: 'Link to a page that is not shown',
    message: ({ link, why }) => `The page ${quote(link)} is not part of the site: ${why}.`,
    hint: ({ file }) => `Take the link out until then, or change ${file}.`,
  }),
  'link-anchor-not-found': kind<{ anchor: string; page: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Link to an anchor that is not there',
    message: ({ anchor, page }) => `Nothing on ${page} has the id ${quote(anchor)}.`,
    hint: ({ suggestion, known }) =>
      didYouMean(
        suggestion,
        known.length ? `Ids there: ${oneOf(known, 20)}.` : 'Give the block an "id", or take the "#…" out.',
      ),
  }),
  'link-to-nowhere': kind({
    severity: 'error',
    title: 'Link to nowhere',
    message: () => 'A "#" alone leads nowhere.',
    hint: () => 'Write a route ("/contact-us"), an anchor ("#name") or "#top"; or take the link out.',
  }),
  'link-scheme-dangerous': kind<{ scheme: string }>({
    severity: 'error',
    title: 'Link that runs code',
    message: ({ scheme }) => `Links that begin with "${scheme}:" can run code in the visitor's browser.`,
    hint: () => 'Links are routes ("/contact-us"), "#anchor", "mailto:…", "tel:…", "https://…" or files of _media.',
  }),
  'link-to-own-file': kind<{ link: string }>({
    severity: 'error',
    title: "Link to a file of one's own computer",
    message: ({ link }) => `${quote(link)} is a file of your own computer: nobody else can open it.`,
    hint: () => 'Put the file into _media and name it here, as "documents/brochure.pdf".',
  }),
  'link-scheme-unknown': kind<{ scheme: string; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown kind of link',
    message: ({ scheme }) => `Links cannot begin with "${scheme}:".`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'Possible are "https:", "mailto:" and "tel:"; on this site, a route as "/contact-us".'),
  }),
  'link-insecure': kind<{ suggestion: string }>({
    severity: 'warning',
    title: 'Insecure link',
    message: () => 'This address begins with "http:", so what is sent there can be read by others.',
    hint: ({ suggestion }) => `Nearly every site has ${quote(suggestion)} too: use it.`,
  }),
  'link-malformed': kind<{ link: string; reason: string; suggestion?: string }>({
    severity: 'error',
    title: 'Malformed link',
    message: ({ link, reason }) => `${quote(link)} is no working link: ${reason}.`,
    hint: ({ suggestion }) =>
      didYouMean(
        suggestion,
        'Links are routes ("/contact-us"), "#anchor", "mailto:…", "tel:…", "https://…" or files of _media.',
      ),
  }),
  'section-not-a-page': kind<{ route: string; suggestion?: string }>({
    severity: 'error',
    title: 'Section that is no page',
    message: ({ route }) => `"section" names the page above this one, but ${quote(route)} is no page of the site.`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'Name the address of a page, as "/about"; leave it out and the folder decides.'),
  }),
  'section-in-circle': kind<{ trail: string[] }>({
    severity: 'error',
    title: 'Sections in a circle',
    message: ({ trail }) => `This page is above itself: ${trail.join(' → ')}.`,
    hint: () => 'Take "section" out of one of these pages.',
  }),
  'media-not-found': kind<{ path: string; suggestion?: string }>({
    severity: 'error',
    title: 'File not in _media',
    message: ({ path }) => `There is no file ${quote(path)} in _media.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Put the file into _media, or correct its name; capitals count.'),
  }),
  'media-not-a-picture': kind<{ path: string }>({
    severity: 'error',
    title: 'Not a picture',
    message: ({ path }) => `${quote(path)} is no picture.`,
    hint: () => 'Pictures are .jpg, .png, .webp, .avif, .gif or .svg files.',
  }),
  'media-elsewhere': kind<{ path: string }>({
    severity: 'error',
    title: 'Picture of another site',
    message: ({ path }) => `${quote(path)} is not a file of this site.`,
    hint: () => 'Save the file into _media and name it here, as "campus/gate.jpg".',
  }),
  'icon-unknown': kind<{ name: string; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown icon',
    message: ({ name }) => `There is no icon ${quote(name)}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Look for a name on https://tabler.io/icons.'),
  }),
  'data-not-found': kind<{ name: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Data list not there',
    message: ({ name }) => `There is no data list ${quote(name)} in _data.`,
    hint: ({ known, suggestion }) =>
      didYouMean(suggestion, known.length ? `There are ${oneOf(known, 30)}.` : none('data list')),
  }),
  'layout-not-found': kind<{ name: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Layout not there',
    message: ({ name }) => `There is no layout ${quote(name)} in _layouts.`,
    hint: ({ known, suggestion }) =>
      didYouMean(suggestion, known.length ? `There are ${oneOf(known, 30)}.` : none('layout')),
  }),
  'shared-not-found': kind<{ name: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Shared block not there',
    message: ({ name }) => `There is no shared block ${quote(name)} in _blocks.`,
    hint: ({ known, suggestion }) =>
      didYouMean(suggestion, known.length ? `There are ${oneOf(known, 30)}.` : none('shared block')),
  }),
  'shared-in-circle': kind<{ trail: string[] }>({
    severity: 'error',
    title: 'Shared blocks in a circle',
    message: ({ trail }) => `This shared block holds itself: ${trail.map((name) => quote(name)).join(' → ')}.`,
    hint: () => 'Take one of these references out.',
  }),
  'slot-missing': kind({
    severity: 'error',
    title: 'Layout without a slot',
    message: () => 'This layout has no place for the blocks of its pages.',
    hint: () => 'Put { "type": "slot" } where they are to stand.',
  }),
  'slot-repeated': kind<{ line: number }>({
    severity: 'error',
    title: 'Second slot',
    message: ({ line }) =>
      `This layout has a slot already, on line ${line}: a page's blocks can stand in one place only.`,
    hint: () => 'Delete one of them.',
  }),
  'slot-outside-layout': kind({
    severity: 'error',
    title: 'Slot outside a layout',
    message: () => 'A slot has a meaning in layouts only.',
    hint: () => 'Delete it: the page\'s own blocks are simply written in "blocks".',
  }),
  'id-repeated': kind<{ id: string; other: string; page: string }>({
    severity: 'error',
    title: 'Id used twice',
    message: ({ id, other, page }) => `The id ${quote(id)} is used twice on ${page}; the other is in ${other}.`,
    hint: () => 'Give one of the two blocks another id.',
  }),
  'alias-malformed': kind<{ alias: string; reason: string; suggestion?: string }>({
    severity: 'error',
    title: 'Malformed alias',
    message: ({ alias, reason }) => `${quote(alias)} cannot be another address of a page: ${reason}.`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'Write an address of this site without spaces, "#" or "?", as "/location".'),
  }),
  'alias-taken': kind<{ alias: string; other: string; what: string }>({
    severity: 'error',
    title: 'Alias already taken',
    message: ({ alias, other, what }) => `${quote(alias)} is already ${what} ${other}.`,
    hint: () => 'Take it out of one of the two: an address leads to one page.',
  }),
  'redirect-taken': kind<{ from: string; other: string }>({
    severity: 'error',
    title: 'Redirect of a page',
    message: ({ from, other }) => `${quote(from)} is redirected, but is the address of ${other}.`,
    hint: () => 'Delete the redirect, or move the page.',
  }),
  'redirect-in-circle': kind<{ trail: string[] }>({
    severity: 'error',
    title: 'Redirects in a circle',
    message: ({ trail }) => `This redirect leads back to itself: ${trail.join(' → ')}.`,
    hint: () => 'Let one of them lead to a page that is there, or delete it.',
  }),
};
