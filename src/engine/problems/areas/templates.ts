import { didYouMean, formatAlternatives, formatQuotedList, quote } from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';

/** Problems of templates, which stand for a page of each item of a list. */
export const templateProblems = {
  'template-without-each': error<{ lists: string[]; suggestion?: string }>({
    title: 'Name in brackets without "each"',
    message: () =>
      'A file with a name in brackets stands for a page of each item of a list, and this one does not say of which list.',
    hint: ({ lists }) =>
      `Add "each": { "from": "${lists[0] ?? 'events'}", "address": "{item.id}" }${lists.length > 1 ? ` (the lists are ${formatAlternatives(lists, 30)})` : ''}, or rename the file if it is a single page.`,
    hintInWords: () =>
      'Choose the list and the address under "A page for each item", in the properties of the page; or rename the page if it is a single one.',
    why: 'Without a list there is no page: visitors would find nothing there.',
    example: {
      wrong: 'pages/events/[event].json without "each"',
      right: '"each": { "from": "events", "address": "{item.id}" }',
    },
  }),
  'each-outside-template': error<{ suggestion?: string }>({
    title: '"each" in a file of one page',
    message: () => '"each" makes a page of every item of a list, but the name of this file is the address of one page.',
    hint: ({ suggestion }) =>
      `Put a word into brackets as the file's name${suggestion === undefined ? '' : `, as "${suggestion}"`}; or take "each" out.`,
    why: 'One address can show one page. The word in brackets stands for the part of the address that differs from page to page.',
    example: { wrong: 'pages/events/event.json with "each"', right: 'pages/events/[event].json with "each"' },
  }),
  'item-without-address': error<{ fields: string[]; template: string }>({
    title: 'Item without an address',
    message: ({ fields, template }) =>
      `${template} makes a page of every item, and the address of this one is not known: it has no ${formatQuotedList(fields)}.`,
    hint: ({ fields }) => `Give the item ${formatQuotedList(fields)}, of small letters, digits and hyphens.`,
    why: 'Without an address the item has no page, and what leads there leads nowhere.',
    example: { wrong: '{ "title": "Tech Fest" }', right: '{ "id": "tech-fest", "title": "Tech Fest" }' },
  }),
  'item-address-invalid': error<{ address: string; reason: string; suggestion?: string }>({
    title: 'Item with a bad address',
    message: ({ address, reason }) => `${quote(address)} cannot be the address of this item's page: ${reason}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Use small letters, digits and hyphens only.'),
    why: 'Spaces and capitals make addresses that break when they are sent in a letter or typed.',
    example: { wrong: '"id": "Tech Fest"', right: '"id": "tech-fest"' },
    isOfName: true,
  }),
  'item-address-taken': error<{ route: string; other: string }>({
    title: 'Two items at one address',
    message: ({ route, other }) => `The page of this item and ${other} both have the address ${route}.`,
    hint: () => 'Give one of the two items another value in the field that makes the address.',
    why: 'An address can show one page only.',
    example: { wrong: 'two items with "id": "tech-fest"', right: '"id": "tech-fest-2027"' },
  }),
  'item-page-replaced': warning<{ route: string; other: string }>({
    title: 'Item whose page is a file of its own',
    message: ({ route, other }) => `The page of this item at ${route} is not made: ${other} is there in its place.`,
    hint: ({ other }) => `If that is not meant, rename ${other}, or give the item another address.`,
    hintInWords: () => 'If that is not meant, rename the page that is there, or give the item another address.',
    why: 'A file wins over the page of an item, so that one item can have a page that is written by hand.',
    example: {
      wrong: 'pages/events/tech-fest.json beside an event "tech-fest"',
      right: 'pages/events/about-tech-fest.json',
    },
  }),
};
