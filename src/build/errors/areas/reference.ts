import { kind } from '../kind.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const none = (what: string) => `There is no ${what} yet.`;

/** References: whether what a file names is there. */
export const reference = {
  'link-not-found': kind<{ link: string; suggestion?: string }>({
    severity: 'error',
    title: 'Link to a page that is not there',
    message: ({ link }) => `There is no page at ${quote(link)}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Correct the link, or add the page.'),
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
  'link-scheme-unknown': kind<{ scheme: string }>({
    severity: 'error',
    title: 'Unknown kind of link',
    message: ({ scheme }) => `Links cannot begin with "${scheme}:".`,
    hint: () => 'Possible are "https:", "mailto:" and "tel:"; on this site, a route as "/contact-us".',
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
  'alias-malformed': kind<{ alias: string; suggestion?: string }>({
    severity: 'error',
    title: 'Malformed alias',
    message: ({ alias }) => `${quote(alias)} cannot be another address of a page.`,
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
  'field-unknown': kind<{ field: string; list: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown field',
    message: ({ field, list }) =>
      `${capital(list)} ${list.startsWith('the list') ? 'has' : 'have'} no field ${quote(field)}.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `Its fields: ${oneOf(known, 30)}.`),
  }),
  'mapped-key-unknown': kind<{ key: string; owner: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown key in "as"',
    message: ({ key, owner }) => `${quote(key)} means nothing in an item of ${owner}.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `Possible on the left: ${oneOf(known, 30)}.`),
  }),
  'query-source': kind<{ both: boolean }>({
    severity: 'error',
    title: 'List from nowhere or from two places',
    message: ({ both }) =>
      both
        ? 'Items come either "from" a data list or from "pages", not from both.'
        : 'This does not say where the items come from.',
    hint: () => 'Keep one of: "from" with the name of a data list, "pages" with a pattern as "/courses/*".',
  }),
  'query-pages-unknown': kind<{ pages: string; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown choice of pages',
    message: ({ pages }) => `${quote(pages)} does not say which pages.`,
    hint: ({ suggestion }) =>
      didYouMean(
        suggestion,
        'Write a pattern as "/courses/*", a list of routes, "children", "siblings" or "ancestors".',
      ),
  }),
  'query-empty': kind<{ source: string }>({
    severity: 'warning',
    title: 'List without items',
    message: ({ source }) => `Nothing of ${source} is left here, so the block shows an empty list.`,
    hint: () => 'Check "where" and the spelling of its values; capitals count.',
  }),
  'item-field-missing': kind<{ key: string; owner: string; list: string; fields: string[] }>({
    severity: 'error',
    title: 'Items without something the block needs',
    message: ({ key, owner, list }) => `An item of ${owner} needs ${quote(key)}, and ${list} has no such field.`,
    hint: ({ key, fields }) => `Say which field it is: "as": { ${quote(key)}: "…" }. Its fields: ${oneOf(fields, 30)}.`,
  }),
  'item-unfit': kind<{ fault: string; owner: string; user: string }>({
    severity: 'error',
    title: 'Item that does not fit the block',
    message: ({ fault, owner, user }) => `${fault} (This item is shown by ${owner} in ${user}.)`,
    hint: () => 'Change the item, or leave it out there with "where".',
  }),
  'items-unfit': kind<{ fault: string; list: string }>({
    severity: 'error',
    title: 'Items that do not fit the block',
    message: ({ fault, list }) => `The items of ${list} do not fit here. ${fault}`,
    hint: () => 'Choose another field with "as".',
  }),
};
