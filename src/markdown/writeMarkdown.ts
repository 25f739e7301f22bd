import { Fragment, type Node } from '@tiptap/pm/model';
import { canonicalize } from './canonicalize.ts';
import { linkAddresses } from './linkAddresses.ts';
import { serializeMarkdown } from './markdownSerializer.ts';
import { detectStyle, type MarkdownStyle, variantsOf } from './markdownStyle.ts';
import { type MarkdownBlock, readBlocks, readMarkdown, textSchema } from './readMarkdown.ts';
import { restoreLineEnds } from './softBreaks.ts';
import type { MarkupKind } from './textExtensions.ts';

/**
 * Writes a document as Markdown. Unchanged blocks keep the bytes they have in `before`; new ones take its style, and
 * addresses in them are links.
 */
export function writeMarkdown(doc: Node, before: string, markup: MarkupKind): string {
  const canonical = canonicalize(doc, markup);
  if (isReadAs(before, canonical, markup)) return before;
  const style = detectStyle(before, markup);
  const patched = markup === 'flow' ? patchBlocks(canonical, before, style) : undefined;
  if (patched && isReadAs(patched.text, patched.doc, markup)) return patched.text;
  const linked = linkAddresses(canonical);
  const written = writeWithoutSource(linked, style, markup);
  return markup === 'inline' ? withLineEnds(written, before, linked, markup) : written;
}

/** Text with the line ends of its source, unless it would be read as something else then. */
function withLineEnds(written: string, before: string, doc: Node, markup: MarkupKind): string {
  const restored = restoreLineEnds(written, before);
  return restored !== written && isReadAs(restored, doc, markup) ? restored : written;
}

function isReadAs(text: string, doc: Node, markup: MarkupKind): boolean {
  const read = readMarkdown(text, markup);
  return !!read && canonicalize(read, markup).eq(doc);
}

/** Writes a canonical document without reference to its previous text. */
export function writeWithoutSource(doc: Node, style: MarkdownStyle, markup: MarkupKind): string {
  let text = '';
  for (const variant of variantsOf(style)) {
    text = serializeMarkdown(doc, variant);
    if (isReadAs(text, doc, markup)) return text;
  }
  return text;
}

/** @returns the text, and the document that it is to be read as */
function patchBlocks(doc: Node, before: string, style: MarkdownStyle): { text: string; doc: Node } {
  const { lead, blocks } = readBlocks(before);
  const old = blocks.map((block) => ({ ...block, node: canonicalBlock(block.node) }));
  let next = 0;
  let text = lead;
  const written: Node[] = [];
  doc.forEach((node, _, index) => {
    const found = old.findIndex((block, place) => place >= next && block.node.eq(node));
    const isLast = index === doc.childCount - 1;
    const isNew = found === -1;
    const block = isNew ? linkAddresses(node) : node;
    written.push(block);
    text += isNew ? writeBlock(block, withOtherBullet(text, block, style), old[next]) : old[found]?.source;
    text += isLast ? '' : gapOf(old[isNew ? next : found]);
    if (!isNew) next = found + 1;
    else if (old[next] && doc.childCount === old.length) next++;
  });
  return { text: text + (old.at(-1)?.gap ?? ''), doc: doc.copy(Fragment.from(written)) };
}

/** @param replaced block that was in its place */
function writeBlock(block: Node, style: MarkdownStyle, replaced: MarkdownBlock | undefined): string {
  const written = writeWithoutSource(docOf(block), style, 'flow');
  const isParagraph = [block, replaced?.node].every((node) => node?.type.name === 'paragraph');
  return replaced && isParagraph ? withLineEnds(written, replaced.source, docOf(block), 'flow') : written;
}

const gapOf = (block: MarkdownBlock | undefined) => (block && /\n[^\S\n]*\n/.test(block.gap) ? block.gap : '\n\n');

const docOf = (block: Node) => textSchema.topNodeType.create(null, block);

const canonicalBlock = (block: Node): Node => canonicalize(docOf(block), 'flow').child(0);

/** Changes the bullet of a style if the text ends with a list, so that the two lists are not joined. */
function withOtherBullet(text: string, node: Node, style: MarkdownStyle): MarkdownStyle {
  const last = readBlocks(text).blocks.at(-1);
  if (node.type.name !== 'bulletList' || last?.node.type !== node.type) return style;
  return { ...style, bullet: last.source.trimStart().startsWith('-') ? '*' : '-' };
}
