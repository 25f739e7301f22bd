import { styleOf } from './elementStyle.ts';
import type { ListLevel } from './pasted.ts';

/** Levels of lists around a paragraph of Word, which writes lists as paragraphs; undefined for other paragraphs. */
export function wordListsOf(paragraph: Element): ListLevel[] | undefined {
  const [, list, depth] = /(l\d+)\s+level(\d+)/.exec(styleOf(paragraph, 'mso-list')) ?? [];
  if (list === undefined) return undefined;
  const number = numberOfMarker(textOfMarker(paragraph));
  return [...unknownLevels(Number(depth) - 1), { isOrdered: number !== undefined, number, list: `${list} ${depth}` }];
}

/** Levels around a line of which only the depth is known. */
export const unknownLevels = (count: number): ListLevel[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ isOrdered: undefined }));

/** @returns true for the marker in front of an item, such as `·` or `1.`, with the spaces behind it */
export const isWordMarker = (element: Element): boolean => styleOf(element, 'mso-list') === 'ignore';

function textOfMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('[style]')].find(isWordMarker);
  return (marker?.textContent ?? '').trim();
}

/** Number of a marker: `3.`, `(c)` and `iii)` are 3; undefined for a bullet. */
function numberOfMarker(marker: string): number | undefined {
  const [, digits, letters] = /^\(?(?:\d+\.)*(?:(\d+)|([a-z]+))[.):]?$/i.exec(marker) ?? [];
  if (digits !== undefined) return Number(digits);
  // Word writes the bullet of an inner list as the letter o.
  if (letters === undefined || marker === 'o') return undefined;
  return romanNumber(letters.toLowerCase()) ?? (letters.length === 1 ? letters.toLowerCase().charCodeAt(0) - 96 : 1);
}

const romanValues: Record<string, number> = { i: 1, v: 5, x: 10 };

/** Value of a Roman number of the first few; undefined for letters that are none. */
function romanNumber(letters: string): number | undefined {
  if (!/^x{0,3}(?:ix|iv|v?i{0,3})$/.test(letters)) return undefined;
  const values = [...letters].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
