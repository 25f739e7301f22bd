import { MarkdownManager } from '@tiptap/markdown';
import type { AnyExtension, JSONContent } from '@tiptap/react';
import { type Markup, textExtensions } from './textExtensions.ts';

let manager: MarkdownManager | undefined;

/** Reads and writes for both kinds of text: one paragraph is a text of paragraphs too. */
function reader(): MarkdownManager {
  const extensions = textExtensions('flow') as AnyExtension[];
  // A line break is one on the page.
  manager ??= new MarkdownManager({ extensions, markedOptions: { gfm: true, breaks: true } });
  return manager;
}

/** A word and a point at the start of a line, which would be read as the number of a list: `No. That is another one.` */
const lettered = /^( {0,3}[A-Za-z]+)([.)])(?=\s)/gm;

/** What would be a list, a heading or a quotation where there can be none. */
const blockMark = /^ {0,3}([-+*>]|\d+[.)]|#{1,6})\s|\n\s*\n/m;

/** A text as the editor takes it. */
export const documentOf = (text: string): JSONContent => reader().parse(text.replace(lettered, '$1\\$2'));

/** What the editor holds, as a person would write it. */
export const textOf = (content: JSONContent): string => withoutEscapes(reader().serialize(content));

/** Takes away what stands for itself in these texts without being written otherwise. */
const withoutEscapes = (text: string): string =>
  text
    .replace(/ {2}\n/g, '\n')
    .replace(/&nbsp;/g, '')
    .replace(/&lt;(?![a-z/!])/gi, '<')
    .replace(/(?<=[^\n])&gt;/g, '>')
    .replace(/&amp;(?!#|[a-z]+;)/gi, '&')
    .replace(/\\~/g, '~')
    .replace(/(?<=\w)\\_(?=\w)/g, '_')
    .replace(/(?<=\s)\\\*(?=\s)/g, '*')
    .trim();

/** Whether a text comes back from the editor as it was: what does not is edited as it is written. */
export function isEditable(text: string, markup: Markup): boolean {
  if (markup === 'inline' && blockMark.test(text)) return false;
  return textOf(documentOf(text)) === text;
}
