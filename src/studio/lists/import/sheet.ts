import Papa from 'papaparse';
import type { Column } from '../columns.ts';

/** Rows of a spreadsheet: texts, as many in each row. */
export type Sheet = readonly (readonly string[])[];

/**
 * Reads rows out of a text that a spreadsheet gave: separated by tabs, commas or semicolons, with or without quotation
 * marks. Empty rows, and columns that nothing is in, are left out.
 * @param separator what stands between cells; found out when it is left out
 */
export function readSheet(text: string, separator?: string): Sheet {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    delimiter: separator ?? '',
    delimitersToGuess: ['\t', ';', ',', '|'],
  });
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  const full = data.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
  const isUsed = Array.from({ length: width }, (_, index) => full.some((row) => row[index]?.trim() !== ''));
  return full.map((row) => row.filter((_, index) => isUsed[index]));
}

/** Rows as a text that spreadsheets take. */
export const writeSheet = (rows: Sheet): string => Papa.unparse(rows as string[][], { delimiter: '\t', newline: '\n' });

/** The text of a file as spreadsheets save it: UTF-8, what they call Unicode (UTF-16), or the coding of Windows. */
export function textOfFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A name without what people write differently: case, spaces, hyphens, accents. */
const bare = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const isNameOf = (name: string, { key, title, schema }: Column) =>
  [key, title, schema.title ?? ''].some((own) => own !== '' && bare(own) === bare(name));

/** Whether the first row says what is in the columns: at least half of what it says, and one of it, are names of fields. */
export function hasNames([first = []]: Sheet, columns: readonly Column[]): boolean {
  const named = first.filter((text) => bare(text) && columns.some((column) => isNameOf(text, column)));
  return named.length > 0 && named.length * 2 >= first.filter((text) => text.trim()).length;
}

/**
 * Which field each column of a sheet goes into, by its name; where there are no names, by its place.
 * @returns a key for each column, undefined for those that are left out
 */
export function guessMapping(sheet: Sheet, isNamed: boolean, columns: readonly Column[]): (string | undefined)[] {
  const [first = []] = sheet;
  if (!isNamed) return first.map((_, index) => columns[index]?.key);
  const taken = new Set<string>();
  return first.map((name) => {
    const found = columns.find((column) => !taken.has(column.key) && bare(name) !== '' && isNameOf(name, column));
    if (found) taken.add(found.key);
    return found?.key;
  });
}
