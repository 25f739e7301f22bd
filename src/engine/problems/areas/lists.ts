import { kind } from '#shared/problemKind.ts';
import { allOf, didYouMean, oneOf, quote } from '#shared/words.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Lists that take their items from elsewhere: whether what they ask for is there, and fits the block. */
export const lists = {
  'row-field-unknown': kind<{ field: string; list: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Column of a field that is not there',
    message: ({ field, list }) =>
      `No entry of ${quote(list)} has a field ${quote(field)}, so nothing would be shown here.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `Fields there: ${oneOf(known, 30)}.`),
  }),
  'field-unknown': kind<{ field: string; list: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown field',
    message: ({ field, list }) =>
      `${capital(list)} ${list.startsWith('the list') ? 'has' : 'have'} no field ${quote(field)}.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `Its fields: ${oneOf(known, 30)}.`),
  }),
  'list-field-undeclared': kind<{ field: string; items: number; misspelt?: string; suggestion?: string }>({
    severity: 'error',
    title: 'Field of items that the list does not name',
    message: ({ field, items, misspelt }) =>
      misspelt
        ? `No item has the field ${quote(misspelt)}, but ${items} items have ${quote(field)}.`
        : `${items} items have the field ${quote(field)}, which "fields" does not name.`,
    hint: ({ field, suggestion }) =>
      didYouMean(suggestion, `Add it to "fields", as ${quote(field)}: { "is": "text" }, or delete it in the items.`),
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
  'query-empty': kind<{ source: string; suggestion?: string }>({
    severity: 'warning',
    title: 'List without items',
    message: ({ source }) => `Nothing of ${source} is left here, so the block shows an empty list.`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'Check "pages" and "where": each condition must hold, and capitals count.'),
  }),
  'item-field-missing': kind<{ keys: string[]; owner: string; list: string; fields: string[] }>({
    severity: 'error',
    title: 'Items without something the block needs',
    message: ({ keys, owner, list }) =>
      `An item of ${owner} needs ${allOf(keys)}, and ${list} ${list.startsWith('the list') ? 'has' : 'have'} no such field.`,
    hint: ({ keys, fields }) =>
      `Say which field it is: "as": { ${keys.map((key) => `${quote(key)}: "…"`).join(', ')} }. Fields there: ${oneOf(fields, 30)}.`,
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
