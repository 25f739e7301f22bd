import { quote } from '#shared/formatText.ts';
import { error } from '#shared/problemKind.ts';
import { nothingUsable } from './syntax.ts';

/** Kinds of text that is pasted along with JSON: each is corrected in its own way. */
export type PastedKind = 'fence' | 'program' | 'line-numbers' | 'diff' | 'escaped' | 'entities';

const pastedMessages: Record<PastedKind, (text: string) => string> = {
  fence: (text) => `${text} is a mark with which chats and manuals set off code; it is no part of the JSON.`,
  program: (text) => `${quote(text)} is the beginning of a program; a page is only the { … } behind it.`,
  'line-numbers': () => 'The lines begin with their numbers, which were copied along.',
  diff: () => 'This is a comparison of two versions (a diff): lines with "-" were taken out, those with "+" came in.',
  escaped: () => 'A backslash stands before this quotation mark, as in the text of a program.',
  entities: (text) => `Here stands ${text}, as web pages write a quotation mark.`,
};

const pastedHints: Record<PastedKind, (text: string, isInside: boolean) => string> = {
  fence: (_, isInside) =>
    isInside
      ? 'Delete the lines with ```, and what stands behind the last of them if it is no JSON.'
      : 'Delete the lines with ``` and all that stands before the first and behind the last of them.',
  program: (text) => `Delete ${quote(text)}, and a ";" at the end of the file.`,
  'line-numbers': () => 'Delete the numbers at the beginnings of the lines.',
  diff: () =>
    'Open the file itself and copy that; or delete the lines that begin with "-" or "@@", and the "+" before the others.',
  escaped: () => 'Write each \\" as ".',
  entities: (text) => `Write " in place of each ${text}.`,
};

/** Problems of files that hold something else than JSON, or something beside it. */
export const pastedProblems = {
  'json-pasted': error<{ kind: PastedKind; text: string; isInside?: boolean }>({
    title: 'Something pasted along with the JSON',
    message: ({ kind, text }) => pastedMessages[kind](text),
    hint: ({ kind, text, isInside = false }) => pastedHints[kind](text, isInside),
    why: `Chats, programs, e-mails and web pages show JSON with signs of their own. They came along when it was copied. ${nothingUsable}`,
    example: { wrong: '```json\n{ "title": "About us" }\n```', right: '{ "title": "About us" }' },
    fixable: true,
  }),
  'json-absent': error<{ what: string }>({
    title: 'Something else than JSON',
    message: ({ what }) => `This file holds ${what}, not the JSON that pages are written in.`,
    hint: () => 'Copy another .json page and put the words of this one into its blocks.',
    why: 'Pages are written as JSON: keys and values. Web pages and letters have to be put into blocks first.',
    example: {
      wrong: '<h1>About us</h1>',
      right: '{ "title": "About us", "description": "…", "heading": "About us", "blocks": [] }',
    },
  }),
  'json-text-after-end': error<{ text: string }>({
    title: 'Something after the end',
    message: ({ text }) => `The file is complete before this point, but ${text} follows.`,
    hint: () => 'Delete it; if it belongs to the page, a bracket was closed too early above.',
    why: 'A file holds one group { … }. What stands after its end was left over from editing, or two files were pasted into one.',
    example: { wrong: '{ "title": "About" }\n}', right: '{ "title": "About" }' },
  }),
};
