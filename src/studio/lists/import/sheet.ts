import Papa from 'papaparse';
import { withoutByteOrderMark } from '#shared/json.ts';
import type { ListColumn } from '../columns.ts';

/** Texts of a spreadsheet by row; all rows have the same length. */
export type SheetRows = readonly (readonly string[])[];

/** Parses text from a spreadsheet without its empty rows and columns. @param separator detected if omitted */
export function parseSheet(text: string, separator?: string): SheetRows {
  const { data } = Papa.parse<string[]>(withoutByteOrderMark(text), {
    skipEmptyLines: 'greedy',
    delimiter: separator ?? '',
    delimitersToGuess: ['\t', ';', ',', '|'],
  });
  const width = data.reduce((longest, row) => Math.max(longest, row.length), 0);
  const paddedRows = data.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
  const isUsed = Array.from({ length: width }, (_, index) => paddedRows.some((row) => row[index]?.trim() !== ''));
  return paddedRows.map((row) => row.filter((_, index) => isUsed[index]));
}

export const formatSheet = (rows: SheetRows): string =>
  Papa.unparse(rows as string[][], { delimiter: '\t', newline: '\n' });

/** Decodes a file saved by a spreadsheet: UTF-8, UTF-16 (which they call Unicode) or Windows-1252. */
export function decodeSheetFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const normalizeName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const isNameOf = (name: string, { key, title, schema }: ListColumn) =>
  [key, title, schema.title ?? ''].some((known) => known !== '' && normalizeName(known) === normalizeName(name));

/** @returns true if the first row is a header: at least one and at least half of its texts are names of fields */
export function detectHeaderRow([first = []]: SheetRows, columns: readonly ListColumn[]): boolean {
  const named = first.filter((text) => normalizeName(text) && columns.some((column) => isNameOf(text, column)));
  return named.length > 0 && named.length * 2 >= first.filter((text) => text.trim()).length;
}

/** Guesses the field of each column of a sheet, by its name or, without a header, by its position. */
export function guessMapping(
  sheet: SheetRows,
  isNamed: boolean,
  columns: readonly ListColumn[],
): (string | undefined)[] {
  const [first = []] = sheet;
  if (!isNamed) return first.map((_, index) => columns[index]?.key);
  const assignedKeys = new Set<string>();
  return first.map((name) => {
    const found = columns.find(
      (column) => !assignedKeys.has(column.key) && normalizeName(name) !== '' && isNameOf(name, column),
    );
    if (found) assignedKeys.add(found.key);
    return found?.key;
  });
}
