import { kind } from '#shared/problemKind.ts';
import { quote } from '#shared/words.ts';

/** Why a file is not JSON, in the order in which people get it wrong. */
export const syntax = {
  'json-comma-trailing': kind<{ closing: string }>({
    severity: 'error',
    title: 'Comma too many',
    message: ({ closing }) => `There is a comma before "${closing}", but nothing follows it.`,
    hint: () => 'Delete this comma: commas stand only between two entries.',
  }),
  'json-comma-double': kind({
    severity: 'error',
    title: 'Comma too many',
    message: () => 'There is a comma here with nothing before it.',
    hint: () => 'Delete one of the commas, or write the entry that is missing.',
  }),
  'json-comma-missing': kind<{ next: string; instead?: string }>({
    severity: 'error',
    title: 'Comma missing',
    message: ({ next, instead }) =>
      instead ? `Here stands "${instead}" where a comma belongs.` : `A comma is missing here, before ${next}.`,
    hint: ({ instead }) => (instead ? 'Write a comma.' : 'Put a comma between two entries.'),
  }),
  'json-colon-missing': kind<{ key: string }>({
    severity: 'error',
    title: 'Colon missing',
    message: ({ key }) => `After the key "${key}" there is no colon.`,
    hint: ({ key }) => `Write "${key}": and then its value.`,
  }),
  'json-value-missing': kind<{ found: string }>({
    severity: 'error',
    title: 'Value missing',
    message: ({ found }) => `A value is missing here: there is ${found} instead.`,
    hint: () => 'Write a value: a "text", a number, true, false, a list [ … ] or a group { … }.',
  }),
  'json-string-unclosed': kind<{ text: string }>({
    severity: 'error',
    title: 'Text without an end',
    message: ({ text }) => `The text that begins here has no closing quotation mark on its line: ${text}`,
    hint: () => 'Put a " at its end. A line break inside a text is written \\n.',
  }),
  'json-quote-in-text': kind<{ after: string }>({
    severity: 'error',
    title: 'Quotation mark inside a text',
    message: ({ after }) => `The text ends at this quotation mark, but ${after} follows it.`,
    hint: () => 'For a quotation mark inside a text write \\" or “ ”; otherwise put a comma after the text.',
  }),
  'json-quotes-curly': kind<{ text: string; isEnd?: boolean }>({
    severity: 'error',
    title: 'Curly quotation marks',
    message: ({ text, isEnd }) =>
      isEnd
        ? `${text} ends with a curly quotation mark, which is none for JSON; a word processor or phone puts it in.`
        : `${text} stands in curly quotation marks; a word processor or phone puts them in.`,
    hint: () => 'Use straight ones: "…".',
  }),
  'json-quotes-single': kind<{ text: string }>({
    severity: 'error',
    title: 'Single quotation marks',
    message: ({ text }) => `${text} stands in single quotation marks.`,
    hint: () => 'Use double ones: "…".',
  }),
  'json-quotes-missing': kind<{ text: string; what: 'key' | 'text' }>({
    severity: 'error',
    title: 'Quotation marks missing',
    message: ({ text, what }) => `The ${what} ${text} has no quotation marks${what === 'key' ? '' : ', or not both'}.`,
    hint: ({ what }) => `Put the whole ${what} between double quotation marks: "…".`,
  }),
  'json-comment': kind({
    severity: 'error',
    title: 'Comment',
    message: () => 'A comment stands here; JSON has none.',
    hint: () => 'Delete it.',
  }),
  'json-word': kind<{ word: string; instead: string }>({
    severity: 'error',
    title: 'Word that JSON does not know',
    message: ({ word }) => `JSON does not know the word ${word}.`,
    hint: ({ instead }) => `Write ${instead}.`,
  }),
  'json-number': kind<{ text: string }>({
    severity: 'error',
    title: 'Not a number',
    message: ({ text }) => `${text} is no number as JSON writes it.`,
    hint: () =>
      'Numbers look like 12, 0.5 or -3: no plus sign, no leading zero, a point and not a comma. A phone number is a "text".',
  }),
  'json-escape': kind<{ text: string }>({
    severity: 'error',
    title: 'Backslash',
    message: ({ text }) => `${text} has no meaning inside a text: a backslash changes the character after it.`,
    hint: () => 'For a backslash write \\\\; for a line break \\n; for a quotation mark \\".',
  }),
  'json-braces-missing': kind({
    severity: 'error',
    title: 'Braces around the page missing',
    message: () => 'The "{" at the beginning of the file is missing.',
    hint: () => 'Put { before the first key and } after the last value.',
  }),
  'json-control-character': kind<{ name: string; isOutside?: boolean }>({
    severity: 'error',
    title: 'Invisible character',
    message: ({ name, isOutside }) => (isOutside ? `Here stands ${name}.` : `Inside this text there is ${name}.`),
    hint: () => 'Delete it and type a space. A line break inside a text is written \\n.',
  }),
  'json-bracket-unclosed': kind<{ opening: string; closing: string }>({
    severity: 'error',
    title: 'Bracket without an end',
    message: ({ opening, closing }) => `The "${opening}" here is never closed: its "${closing}" is missing.`,
    hint: ({ closing }) => `Add "${closing}" where this part ends.`,
  }),
  'json-bracket-wrong': kind<{ found: string; closing: string; line: number }>({
    severity: 'error',
    title: 'Wrong bracket',
    message: ({ found, closing, line }) =>
      `Here is "${found}", but what was opened on line ${line} ends with "${closing}".`,
    hint: ({ closing }) => `Add the missing "${closing}" before it, or correct this one.`,
  }),
  'json-text-after-end': kind<{ text: string }>({
    severity: 'error',
    title: 'Something after the end',
    message: ({ text }) => `The file is complete before this point, but ${text} follows.`,
    hint: () => 'Delete it; if it belongs to the page, a bracket was closed too early above.',
  }),
  'json-absent': kind<{ what: string }>({
    severity: 'error',
    title: 'Something else than JSON',
    message: ({ what }) => `This file holds ${what}, not the JSON that pages are written in.`,
    hint: () => 'Copy another .json page and put the words of this one into its blocks.',
  }),
  'json-unexpected': kind<{ text: string }>({
    severity: 'error',
    title: 'Not JSON',
    message: ({ text }) => `${text} cannot stand here.`,
    hint: () => 'Compare with another page: "key": value, and a comma between two entries.',
  }),
  'json-too-deep': kind({
    severity: 'error',
    title: 'Nested too deep',
    message: () => 'Brackets are nested more than 200 deep in this file.',
    hint: () => 'Put the blocks beside each other instead of into each other.',
  }),
  'json-key-twice': kind<{ key: string; line: number }>({
    severity: 'error',
    title: 'Key written twice',
    message: ({ key, line }) => `${quote(key)} is written twice in the same group; the first is on line ${line}.`,
    hint: () => 'Keep one of the two: only the last one counts.',
  }),
};
