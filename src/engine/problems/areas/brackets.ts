import { error } from '#shared/problemKind.ts';
import { nothingUsable } from './syntax.ts';

/** Problems of brackets and of what stands between them. */
export const bracketProblems = {
  'json-braces-missing': error({
    title: 'Braces around the page missing',
    message: () => 'The "{" at the beginning of the file is missing.',
    hint: () => 'Put { before the first key and } after the last value.',
    why: `A page is one group: all its keys stand between { and }. ${nothingUsable}`,
    example: {
      wrong: '"title": "About us", "heading": "About us"',
      right: '{ "title": "About us", "heading": "About us" }',
    },
  }),
  'json-bracket-unclosed': error<{ opening: string; closing: string }>({
    title: 'Bracket without an end',
    message: ({ opening, closing }) => `The "${opening}" here is never closed: its "${closing}" is missing.`,
    hint: ({ closing }) => `Add "${closing}" where this part ends.`,
    why: `Every { needs its }, every [ its ]. Without it, nobody knows what belongs together. ${nothingUsable}`,
    example: { wrong: '"items": [ { "title": "One" }', right: '"items": [ { "title": "One" } ]' },
  }),
  'json-bracket-unopened': error({
    title: 'List without its beginning',
    message: () => 'Several entries { … } follow each other here, as in a list, but no "[" stands before the first.',
    hint: () => 'Put "[" before this entry.',
    why: `Every ] needs its [. Without it, the entries seem to belong to the group around the list. ${nothingUsable}`,
    example: {
      wrong: '"items": { "title": "One" }, { "title": "Two" } ]',
      right: '"items": [ { "title": "One" }, { "title": "Two" } ]',
    },
  }),
  'json-bracket-wrong': error<{ found: string; closing: string; line: number }>({
    title: 'Wrong bracket',
    message: ({ found, closing, line }) =>
      `Here is "${found}", but what was opened on line ${line} ends with "${closing}".`,
    hint: ({ closing }) => `Add the missing "${closing}" before it, or correct this one.`,
    why: `Brackets close in the order in which they were opened. Mostly one is missing just before. ${nothingUsable}`,
    example: { wrong: '[ { "title": "One" ]', right: '[ { "title": "One" } ]' },
  }),
  'json-bracket-round': error<{ found: string; pair?: string }>({
    title: 'Round bracket',
    message: ({ found }) => `Here stands "${found}"; JSON has no round brackets.`,
    hint: ({ pair }) =>
      pair === undefined
        ? 'A list stands between [ and ], a group of keys and values between { and }.'
        : pair === ''
          ? 'Delete it, and the ")" that belongs to it.'
          : `Write ${pair.replace(' ', ' and ')} in place of ( and ).`,
    why: `Programs put round brackets around many things. In JSON there are only [ ] and { }. ${nothingUsable}`,
    example: { wrong: '"aliases": ("/history")', right: '"aliases": ["/history"]' },
    fixable: true,
  }),
  'json-entry-open': error<{ key: string; isCut: boolean }>({
    title: 'Key in a list',
    message: ({ key }) => `"${key}" stands by itself in a list: each entry of it has its keys between { and }.`,
    hint: ({ isCut }) =>
      isCut
        ? 'Only the end of an entry was pasted: put "{" before it and add what is missing, or delete it up to its "}".'
        : 'Move it into the entry that it belongs to, before its "}".',
    why: `Half a block was pasted, or a key has ended up behind the end of its block. ${nothingUsable}`,
    example: {
      wrong: '"blocks": [ "text": "Words" } ]',
      right: '"blocks": [ { "type": "rich-text", "text": "Words" } ]',
    },
  }),
};
