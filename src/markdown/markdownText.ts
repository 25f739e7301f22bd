import type { Node } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';
import { renderFlow, renderInline } from '#shared/markdown.ts';
import { canonicalize } from './canonicalize.ts';
import { detectStyle } from './markdownStyle.ts';
import { hasReferences, readMarkdown, textSchema } from './readMarkdown.ts';
import type { MarkupKind } from './textExtensions.ts';
import { writeMarkdown, writeWithoutSource } from './writeMarkdown.ts';

export function toEditorContent(text: string, markup: MarkupKind): JSONContent {
  const doc: JSONContent = (readMarkdown(text, markup) ?? plainDocument(text)).toJSON();
  return markup === 'flow' ? doc : { type: 'doc', content: doc.content?.[0]?.content ?? [] };
}

/** Document that holds a text as it is written. */
function plainDocument(text: string): Node {
  const { paragraph, hardBreak } = textSchema.nodes;
  const words = text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [hardBreak?.create() as Node] : []),
      ...(line ? [textSchema.text(line)] : []),
    ]);
  return textSchema.topNodeType.create(null, paragraph?.create(null, words));
}

/**
 * Converts the content of an editor into Markdown as a person would write it.
 * @param before text with which the editor was opened; unchanged parts keep its bytes
 */
export const toMarkdown = (content: JSONContent, before: string, markup: MarkupKind): string =>
  writeMarkdown(toDocument(content, markup), before, markup);

export const toDocument = (content: JSONContent, markup: MarkupKind): Node =>
  textSchema.nodeFromJSON(
    markup === 'flow' ? content : { type: 'doc', content: [{ type: 'paragraph', content: content.content ?? [] }] },
  );

/**
 * @returns true if the editor has all that is in a text, and the page would look the same after it was rewritten. Others
 *   are edited as they are written: those with tables, code, quotations, footnotes, or definitions of references
 */
export function isEditable(text: string, markup: MarkupKind): boolean {
  const render = (written: string) => withSortedTags(markup === 'flow' ? renderFlow(written) : renderInline(written));
  const read = readMarkdown(text, markup);
  if (!read || (markup === 'flow' && hasReferences(text))) return false;
  const doc = canonicalize(read, markup);
  return render(writeWithoutSource(doc, detectStyle(text, markup), markup)) === render(text);
}

/**
 * Sorts adjacent tags of HTML, because the nesting order of elements around the same text does not matter, and makes line
 * ends spaces, which is what they are on a page.
 */
const withSortedTags = (html: string): string =>
  html
    .replaceAll('\n', ' ')
    .replace(/(?:<(?:a|em|strong|s|code)\b[^>]*>)+|(?:<\/(?:a|em|strong|s|code)>)+/g, (tags) =>
      (tags.match(/<[^>]*>/g) ?? []).toSorted().join(''),
    );
