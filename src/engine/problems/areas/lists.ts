import {
  capitalize,
  didYouMean,
  formatAlternatives,
  formatCount,
  formatQuotedList,
  quote,
} from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';
import { seemUnused } from './files.ts';

/** Verb for a sentence: `the list "events" has`, `the pages /events/* have`. */
const has = (list: string) => (list.startsWith('the list') ? 'has' : 'have');

/** Problems of queries: their sources, and items that do not match the block. */
export const listProblems = {
  'row-field-unknown': error<{ field: string; list: string; known: string[]; suggestion?: string }>({
    title: 'Column of a field that is not there',
    message: ({ field, list }) =>
      `No entry of ${quote(list)} has a field ${quote(field)}, so nothing would be shown here.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `Fields there: ${formatAlternatives(known, 30)}.`),
    why: 'The column would stay empty in every row.',
    example: {
      wrong: '"columns": [{ "label": "Fee", "field": "fees" }], "rows": [{ "fee": "100" }]',
      right: '"columns": [{ "label": "Fee", "field": "fee" }], "rows": [{ "fee": "100" }]',
    },
    isOfName: true,
  }),
  'field-unknown': error<{ field: string; list: string; known: string[]; suggestion?: string }>({
    title: 'Unknown field',
    message: ({ field, list }) => `${capitalize(list)} ${has(list)} no field ${quote(field)}.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `Its fields: ${formatAlternatives(known, 30)}.`),
    why: 'The list has no such field, so the condition, the order or the text would be empty.',
    example: { wrong: '"sort": "dat"', right: '"sort": "date"' },
    isOfName: true,
  }),
  'list-field-undeclared': error<{ field: string; items: number; misspelt?: string; suggestion?: string }>({
    title: 'Field of items that the list does not name',
    message: ({ field, items, misspelt }) =>
      misspelt
        ? `No item has the field ${quote(misspelt)}, but ${items} items have ${quote(field)}.`
        : `${items} items have the field ${quote(field)}, which "fields" does not name.`,
    hint: ({ field, suggestion }) =>
      didYouMean(suggestion, `Add it to "fields", as ${quote(field)}: { "is": "text" }, or delete it in the items.`),
    hintInWords: ({ suggestion }) =>
      didYouMean(suggestion, 'Add a column of this name, or delete what the rows have there.'),
    why: '"fields" says what the items of a list hold. What it does not name cannot be checked, and blocks do not find it.',
    example: {
      wrong: '"fields": { "titel": { "is": "text" } }, "items": [{ "title": "One" }, { "title": "Two" }]',
      right: '"fields": { "title": { "is": "text" } }, "items": [{ "title": "One" }, { "title": "Two" }]',
    },
  }),
  'mapped-key-unknown': error<{ key: string; owner: string; known: string[]; suggestion?: string }>({
    title: 'Unknown key in "as"',
    message: ({ key, owner }) => `${quote(key)} means nothing in an item of ${owner}.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `Possible on the left: ${formatAlternatives(known, 30)}.`),
    why: 'On the left of "as" stand keys that the block knows. What stands under others is never shown.',
    example: { wrong: '"as": { "titel": "name" }', right: '"as": { "title": "name" }' },
    isOfName: true,
  }),
  'query-source': error<{ both: boolean }>({
    title: 'List from nowhere or from two places',
    message: ({ both }) =>
      both
        ? 'Items come either "from" a data list or from "pages", not from both.'
        : 'This does not say where the items come from.',
    hint: () => 'Choose one of: "from" with the name of a data list, "pages" with a pattern as "/courses/*".',
    hintInWords: () => 'Choose where the items come from: a data list, or pages.',
    why: 'Items can come from one place only.',
    example: { wrong: '{ "from": "events", "pages": "/events/*" }', right: '{ "from": "events" }' },
  }),
  'query-pages-unknown': error<{ pages: string; suggestion?: string }>({
    title: 'Unknown choice of pages',
    message: ({ pages }) => `${quote(pages)} does not say which pages.`,
    hint: ({ suggestion }) =>
      didYouMean(
        suggestion,
        'Write a pattern as "/courses/*", a list of routes, "children", "siblings", "neighbours" or "ancestors".',
      ),
    why: 'Without knowing which pages are meant, nothing can be listed.',
    example: { wrong: '"pages": "courses/*"', right: '"pages": "/courses/*"' },
    isOfName: true,
  }),
  'query-empty': warning<{ source: string; suggestion?: string }>({
    title: 'List without items',
    message: ({ source }) => `Nothing of ${source} is left here, so the list is not shown.`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'Check "pages" and "where": each condition must hold, and capitals count.'),
    hintInWords: ({ suggestion }) =>
      didYouMean(suggestion, 'Look at “Pages” and “Only where”: each condition must hold, and capitals count.'),
    why: 'A list without items is left out, and a block that is made for the list with it. Mostly a word in the conditions is misspelt.',
    example: { wrong: '"pages": "/course/*"', right: '"pages": "/courses/*"' },
    hides: seemUnused,
  }),
  'item-field-missing': error<{ keys: string[]; owner: string; list: string; fields: string[] }>({
    title: 'Items without something the block needs',
    message: ({ keys, owner, list }) =>
      `An item of ${owner} needs ${formatQuotedList(keys)}, and ${list} ${has(list)} no such field.`,
    hint: ({ keys, fields }) =>
      `Say which field it is: "as": { ${keys.map((key) => `${quote(key)}: "…"`).join(', ')} }. Fields there: ${formatAlternatives(fields, 30)}.`,
    hintInWords: ({ keys, fields }) =>
      `Say under “Field names” from which field each comes: on the left ${formatQuotedList(keys)}, on the right ${formatAlternatives(fields, 30)}.`,
    why: 'The block cannot show an item without it.',
    example: {
      wrong: '{ "from": "events" }  (a list without "label")',
      right: '{ "from": "events", "as": { "label": "title" } }',
    },
  }),
  'item-unfit': error<{ fault: string; owner: string; user: string }>({
    title: 'Item that does not fit the block',
    message: ({ fault, owner, user }) => `${fault} (This item is shown by ${owner} in ${user}.)`,
    hint: () => 'Change the item, or leave it out there with "where".',
    hintInWords: () => 'Change the item, or leave it out under “Only where”.',
    why: 'The item is valid in its own list, but a block that shows it has less room or needs more.',
    example: { wrong: '{ "value": "more than thirty" }', right: '{ "value": "30+" }' },
  }),
  'items-unfit': error<{ fault: string; list: string }>({
    title: 'Items that do not fit the block',
    message: ({ fault, list }) => `The items of ${list} do not fit here. ${fault}`,
    hint: () => 'Choose another field with "as".',
    hintInWords: () => 'Choose another field under “Field names”.',
    why: 'The field holds another kind of value than the block can show.',
    example: { wrong: '"as": { "badges": "place" }', right: '"as": { "eyebrow": "place" }' },
  }),
  'field-value-odd': warning<{
    field: string;
    value: string;
    others: number;
    list: string;
    known: string[];
    suggestion?: string;
  }>({
    title: 'Value that no list asks for',
    message: ({ field, value, list }) => `No list shows this: ${list} ask for ${quote(field)}, but none for ${value}.`,
    hint: ({ suggestion, others, known }) =>
      suggestion === undefined
        ? `They ask for ${formatAlternatives(known, 8)}.`
        : `Did you mean ${quote(suggestion)}, as in ${formatCount(others, 'other')}? Capitals and spaces count.`,
    why: 'Lists choose by this value. With another spelling the page silently leaves them.',
    example: { wrong: '"fields": { "level": "undergradute" }', right: '"fields": { "level": "undergraduate" }' },
    hides: seemUnused,
    isOfName: true,
  }),
  'field-name-odd': warning<{ field: string; missing: string; others: number; suggestion?: string }>({
    title: 'Field that nothing reads',
    message: ({ field, missing, others }) =>
      `Only here there is a field ${quote(field)}, and ${quote(missing)} is missing, which ${others > 1 ? `${others} others have` : 'another one has'}.`,
    hint: ({ suggestion, missing }) => didYouMean(suggestion, `Give it the name ${quote(missing)}, or delete it.`),
    why: 'Lists look for the field by its name. Under another name they find nothing, and say nothing either.',
    example: { wrong: '"fields": { "levle": "undergraduate" }', right: '"fields": { "level": "undergraduate" }' },
    hides: seemUnused,
    isOfName: true,
  }),
  'field-missing': warning<{ field: string; others: number; values: string[] }>({
    title: 'Field by which lists choose is missing',
    message: ({ field, others }) =>
      `Lists choose pages by ${quote(field)}, which ${formatCount(others, 'page')} beside this one have; without it this page is in none of them.`,
    hint: ({ field, values }) => `Add ${quote(field)} to "fields"; elsewhere it is ${formatAlternatives(values, 6)}.`,
    hintInWords: ({ field, values }) =>
      `Add ${quote(field)} under “Fields”; elsewhere it is ${formatAlternatives(values, 6)}.`,
    why: 'Lists choose pages by this field. Without it the page silently is in none of them.',
    example: {
      wrong: '"fields": { "category": "Arts" }',
      right: '"fields": { "category": "Arts", "level": "undergraduate" }',
    },
    hides: seemUnused,
  }),
  'where-value-unknown': warning<{ field: string; value: string; list: string; known: string[]; suggestion?: string }>({
    title: 'Condition that nothing fulfils',
    message: ({ field, value, list }) => `Nothing in ${list} has ${value} as its ${quote(field)}.`,
    hint: ({ suggestion, known }) =>
      didYouMean(
        suggestion,
        known.length ? `There are ${formatAlternatives(known, 8)}.` : 'Choose another field or value.',
      ),
    why: 'A condition that nothing fulfils leaves the list empty, or shorter than it was meant.',
    example: { wrong: '"where": { "level": "postgradute" }', right: '"where": { "level": "postgraduate" }' },
    hides: seemUnused,
    isOfName: true,
  }),
  'feed-without-entries': error({
    title: 'Feed without entries',
    message: () => 'Nothing says what this holds: "items" is missing.',
    hint: () => 'Name a data list: "items": { "from": "news" }.',
    hintInWords: () => 'Choose under “Entries” the list from which they come.',
    why: 'Whoever follows it would never see anything.',
    example: {
      wrong: '{ "name": "news", "title": "News" }',
      right: '{ "name": "news", "title": "News", "items": { "from": "news" } }',
    },
  }),
  'feed-name-repeated': error<{ name: string; other: string }>({
    title: 'Two feeds of one name',
    message: ({ name, other }) => `${quote(name)} is the name of ${other} too, so both would have one address.`,
    hint: () => 'Give one of the two another name.',
    why: 'The name is the address. Only one of them could be there.',
    example: {
      wrong: '"feeds": [{ "name": "news", … }, { "name": "news", … }]',
      right: '"feeds": [{ "name": "news", … }, { "name": "events", … }]',
    },
  }),
  'feed-entry-repeated': error<{ title: string; other: string; id: string }>({
    title: 'Two entries that a feed cannot tell apart',
    message: ({ title, other, id }) => `${quote(title)} and ${quote(other)} are both known as ${quote(id)}.`,
    hint: () => 'Give each a "key" of its own; where the list has an "id", write "as": { "key": "id" }.',
    hintInWords: () =>
      'Give each a key of its own: under “Field names”, choose a field of the list that is different in each.',
    why: 'Feed readers and calendars show an entry once. Of two that are known by the same name, one would be missing.',
    example: {
      wrong: '"items": { "from": "news", "as": { "link": "/news" } }',
      right: '"items": { "from": "news", "as": { "link": "/news", "key": "id" } }',
    },
  }),
  'event-ends-early': error<{ title: string; begins: string; ends: string }>({
    title: 'Event that ends before it begins',
    message: ({ title, begins, ends }) => `${quote(title)} begins on ${begins}, but ends on ${ends}.`,
    hint: () => 'Correct one of the two. What ends after midnight has an "endDate".',
    hintInWords: () => 'Correct one of the two. What ends after midnight has a “Last day”.',
    why: 'Calendars refuse such an event.',
    example: {
      wrong: '"date": "2027-01-15", "time": "18:00", "endTime": "01:00"',
      right: '"date": "2027-01-15", "time": "18:00", "endDate": "2027-01-16", "endTime": "01:00"',
    },
  }),
  'event-time-skipped': warning<{ title: string; time: string; timeZone: string; shown: string }>({
    title: 'Event at a time that clocks skip',
    message: ({ title, time, timeZone }) =>
      `${quote(title)} has the time ${time}, which clocks in ${timeZone} skip: they are set forward that night.`,
    hint: ({ shown }) => `Write the time that clocks show, as ${shown}; calendars get that time now.`,
    why: 'People who write the time down come an hour early or late.',
    example: {
      wrong: '"date": "2027-03-28", "time": "02:30", with "timeZone": "Europe/Berlin"',
      right: '"date": "2027-03-28", "time": "03:30"',
    },
  }),
};
