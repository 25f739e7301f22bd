import { firstMark, type MarkedPart, readMarks, stripMarks } from './marks.ts';

/** Something seen on a page: a text without spaces around it, an address, the shape of an icon. */
export interface Seen {
  value: string;
  /** Number of the mark that says where it is written. */
  mark?: number | undefined;
}

/** What is seen in a part of a page, in the order of the document. */
export interface SeenRegion {
  texts: Seen[];
  pictures: Seen[];
  icons: Seen[];
}

/** What is seen in a block, without the blocks inside it. */
export interface SeenBlock extends SeenRegion {
  /** Where the block is written. */
  at: string;
}

/** What is seen in some HTML. */
export interface SeenPage {
  /** One for each frame. */
  blocks: SeenBlock[];
  /** All that is in no frame. */
  outside: SeenRegion;
}

interface OpenElement {
  region: SeenRegion;
  /** Marks that were open where it begins: a component that takes a text apart may lose the end of one. */
  marks: readonly number[];
}

const none = (): SeenRegion => ({ texts: [], pictures: [], icons: [] });

/** A comment, an element that is read as a whole, a tag, or text up to the next of them. */
const piece =
  /<!--[\s\S]*?-->|<(style|script|noscript|svg)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Reads what is seen in HTML as one part of a page. */
export const readRegion = (html: string): SeenRegion => readHtml(html, false).outside;

/**
 * Reads what is seen in HTML as this program writes it: well-formed, with attributes in double quotes.
 * @param byBlock what is in the frame of a block is given with the block
 */
export function readHtml(html: string, byBlock = true): SeenPage {
  const blocks: SeenBlock[] = [];
  const outside = none();
  const elements: OpenElement[] = [];
  let region = outside;
  let marks: readonly number[] = [];
  for (const [whole, raw, slash, tag, attributes = ''] of html.matchAll(piece)) {
    if (raw) {
      if (raw === 'svg') region.icons.push(readIcon(whole));
    } else if (tag === undefined) {
      if (whole.startsWith('<!--')) continue;
      const { parts, open } = readMarks(whole, marks);
      marks = open;
      const text = seenText(parts);
      if (text) region.texts.push(text);
    } else if (slash) {
      const ended = elements.pop();
      if (ended) ({ region, marks } = ended);
    } else {
      if (tag === 'img') region.pictures.push(readPicture(attributes));
      if (empty.has(tag)) continue;
      elements.push({ region, marks });
      const at = byBlock ? attributeOf(attributes, 'data-at') : undefined;
      if (at !== undefined) {
        const block = { at, ...none() };
        blocks.push(block);
        region = block;
      }
    }
  }
  return { blocks, outside };
}

/** A text is written where all of it is written, as far inside as can be; else where most of it is. */
function seenText(parts: MarkedPart[]): Seen | undefined {
  const value = decode(parts.map(({ text }) => text).join('')).trim();
  if (!value) return undefined;
  const words = parts.filter(({ text }) => text.trim());
  const longest = words
    .filter(({ marks }) => marks.length > 0)
    .reduce<MarkedPart | undefined>((a, b) => (a && a.text.length >= b.text.length ? a : b), undefined);
  return { value, mark: marksAroundAll(words).at(-1) ?? longest?.marks.at(-1) };
}

function marksAroundAll([first, ...others]: MarkedPart[]): readonly number[] {
  const marks = first?.marks ?? [];
  const end = marks.findIndex((mark, depth) => others.some((other) => other.marks[depth] !== mark));
  return end < 0 ? marks : marks.slice(0, end);
}

function readPicture(attributes: string): Seen {
  const source = attributeOf(attributes, 'src') ?? '';
  return { value: stripMarks(source), mark: firstMark(source) };
}

/** An icon is known by its first line. */
const readIcon = (svg: string): Seen => ({ value: attributeOf(svg, 'd') ?? '', mark: firstMark(svg) });

function attributeOf(attributes: string, name: string): string | undefined {
  const begin = ` ${name}="`;
  const at = attributes.indexOf(begin);
  if (at < 0) return undefined;
  const from = at + begin.length;
  return decode(attributes.slice(from, attributes.indexOf('"', from)));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string) =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return digits ? String.fromCodePoint(Number(digits)) : (entities[name ?? ''] ?? whole);
    },
  );
