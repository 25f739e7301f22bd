import { isHidden, nameOf, styleOf } from './elementStyle.ts';
import { type InlineMark, marksInside } from './inlineMarks.ts';
import { LineReader } from './lineReader.ts';
import type { ListLevel, PastedPiece } from './pasted.ts';
import { isLayoutTable, readTable } from './readTable.ts';
import { isWordMarker, unknownLevels, wordListsOf } from './wordLists.ts';

/** Surroundings of a node. */
interface Surroundings {
  marks: readonly InlineMark[];
  lists: readonly ListLevel[];
  isQuote: boolean;
  /** True where spaces and line ends count. */
  isVerbatim: boolean;
}

const blockNames = new Set(
  `address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4
  h5 h6 header hgroup hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

const ignoredNames = new Set('base colgroup head link meta noscript script style template title'.split(' '));

/** Things that neither texts nor blocks take, by the name of their element. */
const otherNames: Record<string, string> = {
  audio: 'sound',
  button: 'button',
  canvas: 'drawing',
  embed: 'embedded file',
  iframe: 'embedded page',
  input: 'form field',
  math: 'formula',
  object: 'embedded file',
  select: 'form field',
  svg: 'drawing',
  textarea: 'form field',
  video: 'video',
};

/** Reads what an element holds as lines, tables, pictures and the rest, in their order. */
export function readPieces(root: Element): PastedPiece[] {
  const reader = new PieceReader();
  const around = { marks: [], lists: [], isQuote: false, isVerbatim: false };
  for (const child of root.childNodes) reader.read(child, around);
  return reader.lines.end();
}

class PieceReader {
  readonly lines = new LineReader();

  read(node: Node, around: Surroundings): void {
    if (node.nodeType === 3) this.lines.addText(node.nodeValue ?? '', around.marks, around.isVerbatim);
    else if (node.nodeType === 1) this.#readElement(node as Element, around);
  }

  #readElement(element: Element, around: Surroundings): void {
    const name = nameOf(element);
    if (ignoredNames.has(name) || isHidden(element) || isWordMarker(element)) return;
    const isTable = name === 'table' && !isLayoutTable(element);
    if (name === 'br') this.#readBreak(element);
    else if (name === 'img') this.#readPicture(element, around);
    else if (otherNames[name] !== undefined) this.#readOther(element, otherNames[name]);
    else if (isTable) this.lines.addPieces(readTable(element, readPieces));
    else if (blockNames.has(name)) this.#readBlock(element, around);
    else this.#readChildren(element, surroundingsInside(element, around));
  }

  #readBlock(element: Element, around: Surroundings): void {
    const inside = surroundingsInside(element, around);
    const isItem = nameOf(element) === 'li' || wordListsOf(element) !== undefined;
    this.lines.begin({ ...lineInside(element, inside), isItem });
    this.#readChildren(element, inside);
    this.lines.begin({ lists: around.lists, isQuote: around.isQuote });
  }

  #readChildren(element: Element, inside: Surroundings): void {
    for (const child of element.childNodes) this.read(child, inside);
  }

  #readBreak(element: Element): void {
    const isOfPage = styleOf(element, 'page-break-before') === 'always';
    // Chrome adds one behind what was selected.
    if (!isOfPage && !element.classList.contains('Apple-interchange-newline')) this.lines.addBreak();
  }

  #readPicture(element: Element, around: Surroundings): void {
    const [address, alt] = [element.getAttribute('src') ?? '', pictureText(element)];
    const sizes = ['width', 'height'].map((side) => Number.parseFloat(element.getAttribute(side) ?? '100'));
    if (/^\p{Extended_Pictographic}/u.test(alt) && alt.length < 12) this.lines.addText(alt, around.marks, false);
    // Mails count by tiny pictures who reads them.
    else if (address && sizes.every((side) => side > 2)) this.lines.addPieces([{ kind: 'picture', address, alt }]);
  }

  #readOther(element: Element, name: string): void {
    const isDecoration = element.getAttribute('aria-hidden') === 'true' || element.getAttribute('type') === 'hidden';
    // A drawing inside a line is an icon.
    const isIcon = name === 'drawing' && this.lines.isInLine;
    if (!isDecoration && !isIcon) this.lines.addPieces([{ kind: 'other', name }]);
  }
}

/** Text alternative of a picture. Those that Word has guessed are left out. */
const pictureText = (element: Element): string => {
  const alt = (element.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  return /(?:automatically generated|AI-generated content may be incorrect)\.?$/i.test(alt) ? '' : alt;
};

function surroundingsInside(element: Element, around: Surroundings): Surroundings {
  const name = nameOf(element);
  const isList = name === 'ul' || name === 'ol';
  const space = styleOf(element, 'white-space');
  return {
    marks: name === 'th' ? around.marks : marksInside(element, around.marks),
    lists: isList ? [...around.lists, listLevelOf(element)] : levelsAround(element, around.lists),
    isQuote: around.isQuote || name === 'blockquote' || isQuoteOfMail(element),
    isVerbatim: space ? /^(?:pre|break-spaces)/.test(space) : around.isVerbatim || name === 'pre',
  };
}

const listLevelOf = (list: Element): ListLevel => ({ isOrdered: nameOf(list) === 'ol', list });

/** Levels around a paragraph or item, which Word and Word in the browser write without nesting. */
function levelsAround(element: Element, lists: readonly ListLevel[]): readonly ListLevel[] {
  const word = wordListsOf(element);
  if (word) return word;
  const [own] = lists.slice(-1);
  if (nameOf(element) !== 'li' || !own) return lists;
  const depth = Number(element.getAttribute('data-aria-level') ?? lists.length);
  return [...unknownLevels(depth - lists.length), ...lists.slice(0, -1), { ...own, number: numberOfItem(element) }];
}

/** Number of an item, undefined in a list without numbers. */
function numberOfItem(item: Element): number | undefined {
  const list = item.parentElement;
  if (!list || nameOf(list) !== 'ol') return undefined;
  const items = [...list.children].filter((child) => nameOf(child) === 'li');
  return Number(list.getAttribute('start') ?? 1) + items.indexOf(item);
}

/** @returns true for the frame that Outlook draws around the mail that is answered */
const isQuoteOfMail = (element: Element): boolean =>
  /^solid (?:blue|#[0-9a-f]{3,6}|windowtext) 1\.[05]pt$/.test(styleOf(element, 'border-left')) &&
  styleOf(element, 'padding').endsWith('4.0pt');

function lineInside(element: Element, { lists, isQuote }: Surroundings) {
  const name = nameOf(element);
  const isTitle = /^(?:MsoTitle|Title)\b/.test(element.className);
  const isHeading = element.getAttribute('role') === 'heading';
  const written = isHeading ? element.getAttribute('aria-level') : /^h([1-6])$/.exec(name)?.[1];
  const level = isTitle ? 1 : Number(written ?? 0);
  return { lists, isQuote, ...(level > 0 && { heading: level }) };
}
