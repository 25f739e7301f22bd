import { firstMark, type MarkedPart, readMarks, stripMarks } from './marks.ts';

/** Visible item of a page: a trimmed text, an address, or the shape of an icon. */
export interface VisibleItem {
  value: string;
  mark?: number | undefined;
}

/** Visible items of a part of a page, in document order. */
export interface VisibleRegion {
  texts: VisibleItem[];
  pictures: VisibleItem[];
  icons: VisibleItem[];
}

/** Visible items of a block, without nested blocks. */
export interface VisibleBlock extends VisibleRegion {
  at: string;
}

export interface VisiblePage {
  blocks: VisibleBlock[];
  /** Items outside all frames. */
  outside: VisibleRegion;
}

interface OpenElement {
  region: VisibleRegion;
  /** Marks that were open at its start, as a component that splits a text may lose a closing mark. */
  marks: readonly number[];
}

const emptyRegion = (): VisibleRegion => ({ texts: [], pictures: [], icons: [] });

/** Matches a comment, an element read as a whole, a tag, or text. */
const htmlTokenPattern =
  /<!--[\s\S]*?-->|<(style|script|noscript|svg)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

export const readRegion = (html: string): VisibleRegion => readHtml(html, false).outside;

/**
 * Reads the visible items of HTML written by this program: well-formed, with attributes in double quotes.
 * @param byBlock true to separate items by block frame
 */
export function readHtml(html: string, byBlock = true): VisiblePage {
  const blocks: VisibleBlock[] = [];
  const outside = emptyRegion();
  const elements: OpenElement[] = [];
  let region = outside;
  let marks: readonly number[] = [];
  for (const [token, rawElement, slash, tag, attributes = ''] of html.matchAll(htmlTokenPattern)) {
    if (rawElement) {
      if (rawElement === 'svg') region.icons.push(readIcon(token));
    } else if (tag === undefined) {
      if (token.startsWith('<!--')) continue;
      const { parts, open } = readMarks(token, marks);
      marks = open;
      const text = readVisibleText(parts);
      if (text) region.texts.push(text);
    } else if (slash) {
      const endedElement = elements.pop();
      if (endedElement) ({ region, marks } = endedElement);
    } else {
      if (tag === 'img') region.pictures.push(readPicture(attributes));
      if (voidElements.has(tag)) continue;
      elements.push({ region, marks });
      const location = byBlock ? attributeOf(attributes, 'data-at') : undefined;
      if (location !== undefined) {
        const block = { at: location, ...emptyRegion() };
        blocks.push(block);
        region = block;
      }
    }
  }
  return { blocks, outside };
}

/** Creates a visible text. Its source location is the innermost one around all of it, else that of its longest part. */
function readVisibleText(parts: MarkedPart[]): VisibleItem | undefined {
  const value = decode(parts.map(({ text }) => text).join('')).trim();
  if (!value) return undefined;
  const words = parts.filter(({ text }) => text.trim());
  const longest = words
    .filter(({ marks }) => marks.length > 0)
    .reduce<MarkedPart | undefined>((a, b) => (a && a.text.length >= b.text.length ? a : b), undefined);
  return { value, mark: commonMarksOf(words).at(-1) ?? longest?.marks.at(-1) };
}

function commonMarksOf([first, ...others]: MarkedPart[]): readonly number[] {
  const marks = first?.marks ?? [];
  const end = marks.findIndex((mark, depth) => others.some((other) => other.marks[depth] !== mark));
  return end < 0 ? marks : marks.slice(0, end);
}

function readPicture(attributes: string): VisibleItem {
  const source = attributeOf(attributes, 'src') ?? '';
  return { value: stripMarks(source), mark: firstMark(source) };
}

/** Creates a visible icon, identified by its first path. */
const readIcon = (svg: string): VisibleItem => ({ value: attributeOf(svg, 'd') ?? '', mark: firstMark(svg) });

function attributeOf(attributes: string, name: string): string | undefined {
  const prefix = ` ${name}="`;
  const start = attributes.indexOf(prefix);
  if (start < 0) return undefined;
  const from = start + prefix.length;
  return decode(attributes.slice(from, attributes.indexOf('"', from)));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string) =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi,
    (entity, hex?: string, digits?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return digits ? String.fromCodePoint(Number(digits)) : (entities[name ?? ''] ?? entity);
    },
  );
