/*
 * Marks are invisible characters around a text, which say by a number where it is written. Components carry them along
 * as they carry the text itself; they are read from the HTML and never leave the server.
 */

/** Begins what is marked; two characters with the number follow. */
const start = '\ue000';
/** Ends what is marked. */
const end = '\ue001';
/** The digits of a number, from here on. */
const zero = 0xe100;
const base = 0x1000;

/** Begins a mark; an address has no more than that. */
export const openMark = (id: number): string =>
  start + String.fromCharCode(zero + Math.floor(id / base), zero + (id % base));

/** Puts a text between marks. */
export const markText = (id: number, text: string): string => openMark(id) + text + end;

/** A mark's beginning, with its number, or its end. */
const mark = new RegExp(`${start}([\\s\\S]{2})|${end}`, 'g');

/** A text without marks. */
export const stripMarks = (text: string): string => text.replace(mark, '');

/** A part of a text, and the numbers of all marks around it, the outermost first. */
export interface MarkedPart {
  text: string;
  marks: readonly number[];
}

/**
 * Takes a text apart at its marks.
 * @param around marks that are open where it begins; gives those that are where it ends
 */
export function readMarks(text: string, around: readonly number[]): { parts: MarkedPart[]; open: readonly number[] } {
  const parts: MarkedPart[] = [];
  let open = around;
  let from = 0;
  for (const found of text.matchAll(mark)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), marks: open });
    from = found.index + found[0].length;
    open = found[1] === undefined ? open.slice(0, -1) : [...open, idOf(found[1])];
  }
  if (from < text.length) parts.push({ text: text.slice(from), marks: open });
  return { parts, open };
}

/** Number of the first mark in an attribute. */
export function firstMark(text: string): number | undefined {
  const at = text.indexOf(start);
  return at < 0 ? undefined : idOf(text.slice(at + 1, at + 3));
}

const idOf = (digits: string) => (digits.charCodeAt(0) - zero) * base + digits.charCodeAt(1) - zero;
