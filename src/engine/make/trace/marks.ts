/*
 * Marks are invisible characters around a text that contain the id of its source location. Components pass them on with
 * the text. They are read from the HTML and never leave the server.
 */

/** Character before a marked text; two characters with the id follow. */
const startCharacter = '\ue000';
const endCharacter = '\ue001';
const firstDigitCode = 0xe100;
const digitBase = 0x1000;

/** Opening mark. A marked address consists of it and the address. */
export const openMark = (id: number): string =>
  startCharacter + String.fromCharCode(firstDigitCode + Math.floor(id / digitBase), firstDigitCode + (id % digitBase));

export const markText = (id: number, text: string): string => openMark(id) + text + endCharacter;

const markPattern = new RegExp(`${startCharacter}([\\s\\S]{2})|${endCharacter}`, 'g');

export const stripMarks = (text: string): string => text.replace(markPattern, '');

/** Marks as control characters, at which an address that is a link without signs around it may begin and end. */
export const separateMarks = (text: string): string =>
  text.replace(markPattern, (_, digits?: string) => (digits === undefined ? '\u0003' : `\u0001${digits}\u0002`));

/** The opposite of `separateMarks`. */
export const joinMarks = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  text.replace(/\u0001([\s\S]{2})\u0002|\u0003/g, (_, digits?: string) =>
    digits === undefined ? endCharacter : startCharacter + digits,
  );

/** Part of a text with the ids of all marks around it, outermost first. */
export interface MarkedPart {
  text: string;
  marks: readonly number[];
}

/**
 * @param marksAtStart ids of marks that are open at its start
 * @returns the parts, and ids of marks that are open at its end
 */
export function readMarks(
  text: string,
  marksAtStart: readonly number[],
): { parts: MarkedPart[]; open: readonly number[] } {
  const parts: MarkedPart[] = [];
  let open = marksAtStart;
  let start = 0;
  for (const match of text.matchAll(markPattern)) {
    if (match.index > start) parts.push({ text: text.slice(start, match.index), marks: open });
    start = match.index + match[0].length;
    open = match[1] === undefined ? open.slice(0, -1) : [...open, decodeMarkId(match[1])];
  }
  if (start < text.length) parts.push({ text: text.slice(start), marks: open });
  return { parts, open };
}

export function firstMark(text: string): number | undefined {
  const index = text.indexOf(startCharacter);
  return index < 0 ? undefined : decodeMarkId(text.slice(index + 1, index + 3));
}

const decodeMarkId = (digits: string) =>
  (digits.charCodeAt(0) - firstDigitCode) * digitBase + digits.charCodeAt(1) - firstDigitCode;
