import type { Node } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';
import { renderFlow, renderInline } from '#shared/markdown.ts';
import { canonical } from './canonical.ts';
import { styleOf } from './markdownStyle.ts';
import { readMarkdown, textSchema } from './readMarkdown.ts';
import type { Markup } from './textExtensions.ts';
import { writeAnew, writeMarkdown } from './writeMarkdown.ts';

/** A text as an editor of its kind takes it. */
export function contentOf(text: string, markup: Markup): JSONContent {
  const doc: JSONContent = readMarkdown(text, markup).toJSON();
  return markup === 'flow' ? doc : { type: 'doc', content: doc.content?.[0]?.content ?? [] };
}

/**
 * What an editor holds, as a person would write it.
 * @param before the text that the editor was given: what is still the same keeps its bytes
 */
export const textOf = (content: JSONContent, before: string, markup: Markup): string =>
  writeMarkdown(documentOf(content, markup), before, markup);

/** What an editor of either kind holds, as a document of the one schema. */
export const documentOf = (content: JSONContent, markup: Markup): Node =>
  textSchema.nodeFromJSON(
    markup === 'flow' ? content : { type: 'doc', content: [{ type: 'paragraph', content: content.content ?? [] }] },
  );

/** Whether an editor can hold all of a text: written anew it would look the same on the page. */
export function isEditable(text: string, markup: Markup): boolean {
  const render = (written: string) => inOrder(markup === 'flow' ? renderFlow(written) : renderInline(written));
  const doc = canonical(readMarkdown(text, markup), markup);
  return render(writeAnew(doc, styleOf(text, markup), markup)) === render(text);
}

/** HTML with the tags of elements that are around the same words in one order: it is no matter which is the outer one. */
const inOrder = (html: string): string =>
  html.replace(/(?:<(?:a|em|strong|s|code)\b[^>]*>)+|(?:<\/(?:a|em|strong|s|code)>)+/g, (tags) =>
    (tags.match(/<[^>]*>/g) ?? []).toSorted().join(''),
  );
