import type { JSONContent } from '@tiptap/react';
import { toMarkdown } from '#markdown/markdownText.ts';
import { fitIntoText } from '#markdown/paste/fitIntoText.ts';
import type { PastedPart, PastedPicture, PastedTable } from '#markdown/paste/pasted.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { createPictureItem, titleOfFile } from '../properties/pictureSlots.ts';
import { textOfCell } from './describeParts.ts';
import type { PasteTargets } from './pasteTargets.ts';
import { createTableBlock } from './tableBlock.ts';

export interface PastedBlocks {
  blocks: JsonObject[];
  /** Parts for which there is no block here. */
  lost: PastedPart[];
}

/**
 * Makes blocks of pasted parts, in their order. A heading of the highest level begins another block.
 * @param pathOf path of a picture that was uploaded; undefined for one that could not be
 */
export function blocksOfPasted(
  parts: readonly PastedPart[],
  targets: PasteTargets,
  pathOf: (picture: PastedPicture) => string | undefined,
): PastedBlocks {
  const builder = new BlockBuilder(targets, pathOf);
  for (const part of parts) builder.add(part);
  return builder.end();
}

class BlockBuilder {
  readonly #targets: PasteTargets;
  readonly #pathOf: (picture: PastedPicture) => string | undefined;
  readonly #blocks: JsonObject[] = [];
  readonly #lost: PastedPart[] = [];
  #heading = '';
  #content: JSONContent[] = [];
  #pictures: { picture: PastedPicture; path: string }[] = [];

  constructor(targets: PasteTargets, pathOf: (picture: PastedPicture) => string | undefined) {
    this.#targets = targets;
    this.#pathOf = pathOf;
  }

  add(part: PastedPart): void {
    if (part.kind !== 'picture') this.#endPictures();
    if (part.kind === 'picture') this.#addPicture(part);
    else if (part.kind === 'table') this.#addTable(part);
    else if (part.kind === 'quote' && this.#targets.quote) this.#addQuote(part.content, this.#targets.quote);
    else if (part.kind === 'other' || !this.#targets.text) this.#lost.push(part);
    else for (const node of fitIntoText([part], 'flow').content) this.#addNode(node);
  }

  end(): PastedBlocks {
    this.#endText();
    this.#endPictures();
    return { blocks: this.#blocks, lost: this.#lost };
  }

  #addNode(node: JSONContent): void {
    const isSection = node.type === 'heading' && node.attrs?.level === 2 && this.#targets.text?.hasHeading;
    if (!isSection) {
      this.#content.push(this.#heading ? withHigherHeading(node) : node);
      return;
    }
    this.#endText();
    this.#heading = textOfCell(node.content ?? []);
  }

  #addQuote(content: JSONContent[], { type, key, name }: NonNullable<PasteTargets['quote']>): void {
    const speaker = name === undefined ? '' : speakerIn(content);
    const words = speaker ? content.slice(0, -1) : content;
    this.#endText();
    const text = toMarkdown({ type: 'doc', content: words }, '', 'flow');
    this.#blocks.push({ type, [key]: text, ...(name !== undefined && speaker && { [name]: speaker }) });
  }

  #addTable(table: PastedTable): void {
    const target = this.#targets.table;
    const heading = target?.hasHeading && this.#content.length === 0 ? this.#heading : '';
    const block = target && createTableBlock(table, target);
    if (!block) {
      this.#lost.push(table);
      return;
    }
    if (heading) this.#heading = '';
    this.#endText();
    this.#blocks.push({ type: block.type as string, ...(heading && { heading }), ...block });
  }

  #addPicture(picture: PastedPicture): void {
    const path = this.#pathOf(picture);
    if (path === undefined || !(this.#targets.picture ?? this.#targets.pictures)) {
      this.#lost.push(picture);
      return;
    }
    this.#endText();
    this.#pictures.push({ picture, path });
  }

  #endText(): void {
    const { text } = this.#targets;
    const [heading, content] = [this.#heading, this.#content];
    [this.#heading, this.#content] = ['', []];
    if (!text || (!heading && content.length === 0)) return;
    const isAlone = content.length === 0;
    const alone = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] };
    const markdown = toMarkdown({ type: 'doc', content: isAlone ? [alone] : content }, '', 'flow');
    this.#blocks.push({ type: text.type, ...(heading && !isAlone && { heading }), [text.key]: markdown });
  }

  /** One picture is a block of its own; several beside each other are one block. */
  #endPictures(): void {
    const found = this.#pictures;
    this.#pictures = [];
    const { picture, pictures } = this.#targets;
    if (pictures && (found.length > 1 || !picture)) {
      const items = found.map((one) =>
        createPictureItem(pictures.slot, pictureValueOf(one), one.picture.alt || titleOfFile(one.picture.name ?? '')),
      );
      if (items.length > 0) this.#blocks.push({ type: pictures.type, [pictures.list]: items });
    } else if (picture) {
      for (const one of found) this.#blocks.push({ type: picture.type, [picture.key]: pictureValueOf(one) });
    }
  }
}

/** Who says a quotation: its last line, if that begins with a dash. */
function speakerIn(content: readonly JSONContent[]): string {
  const last = content.length > 1 ? content.at(-1) : undefined;
  const line = last?.type === 'paragraph' ? textOfCell(last.content ?? []).trim() : '';
  return (/^(?:[—–―]|--)\s*(\S.{0,119})$/.exec(line)?.[1] ?? '').trim();
}

/** A picture without a text alternative is a problem, which asks for one. */
const pictureValueOf = ({ picture: { alt }, path }: { picture: PastedPicture; path: string }): Json =>
  alt ? { src: path, alt } : path;

const withHigherHeading = (node: JSONContent): JSONContent =>
  node.type === 'heading' ? { ...node, attrs: { level: Math.max(2, Number(node.attrs?.level) - 1) } } : node;
