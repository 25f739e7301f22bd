import type { Node } from '@tiptap/pm/model';
import { canonical } from './canonical.ts';
import { serialized } from './markdownSerializer.ts';
import { type MarkdownStyle, styleOf, variantsOf } from './markdownStyle.ts';
import { type MarkdownBlock, readBlocks, readMarkdown, textSchema } from './readMarkdown.ts';
import type { Markup } from './textExtensions.ts';

/**
 * Writes what an editor has as Markdown that is read as the same. What is as it was is written as it was, byte for byte;
 * what is new, as the rest.
 * @param before the text as it is written now
 */
export function writeMarkdown(doc: Node, before: string, markup: Markup): string {
  const wanted = canonical(doc, markup);
  const isSame = (text: string) => canonical(readMarkdown(text, markup), markup).eq(wanted);
  if (isSame(before)) return before;
  const style = styleOf(before, markup);
  const patched = markup === 'flow' ? patch(wanted, before, style) : undefined;
  return patched !== undefined && isSame(patched) ? patched : writeAnew(wanted, style, markup);
}

/**
 * Writes a document without regard to what was written before.
 * @param doc a canonical one
 */
export function writeAnew(doc: Node, style: MarkdownStyle, markup: Markup): string {
  let text = '';
  for (const variant of variantsOf(style)) {
    text = serialized(doc, variant);
    if (canonical(readMarkdown(text, markup), markup).eq(doc)) return text;
  }
  return text;
}

/** A text in which the blocks that are no longer the same are written anew. */
function patch(doc: Node, before: string, style: MarkdownStyle): string {
  const { lead, blocks } = readBlocks(before);
  const old = blocks.map((block) => ({ ...block, node: canonicalBlock(block.node) }));
  let next = 0;
  let text = lead;
  doc.forEach((node, _, index) => {
    const found = old.findIndex((block, place) => place >= next && block.node.eq(node));
    const isLast = index === doc.childCount - 1;
    const isNew = found === -1;
    const source = isNew ? writeAnew(docOf(node), styleBeside(text, node, style), 'flow') : old[found]?.source;
    text += source + (isLast ? '' : gapOf(old[isNew ? next : found]));
    if (!isNew) next = found + 1;
    else if (old[next] && doc.childCount === old.length) next++;
  });
  return text + (old.at(-1)?.gap ?? '');
}

const gapOf = (block: MarkdownBlock | undefined) => (block && /\n[^\S\n]*\n/.test(block.gap) ? block.gap : '\n\n');

const docOf = (block: Node) => textSchema.topNodeType.create(null, block);

const canonicalBlock = (block: Node): Node => canonical(docOf(block), 'flow').child(0);

/** A style whose bullets are others than those of a list that ends just before. */
function styleBeside(text: string, node: Node, style: MarkdownStyle): MarkdownStyle {
  const last = readBlocks(text).blocks.at(-1);
  if (node.type.name !== 'bulletList' || last?.node.type !== node.type) return style;
  return { ...style, bullet: last.source.trimStart().startsWith('-') ? '*' : '-' };
}
