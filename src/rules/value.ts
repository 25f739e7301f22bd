import { isBlank } from './blankText.ts';
import type { FileValue } from './types.ts';

/** Value as text; empty for lists, files and missing values. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}

/** @returns true if nothing was filled in: no text that can be seen, no tick, no choice, no file, no item */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  return Array.isArray(value) ? value.every(isEmptyItem) : typeof value === 'string' && isBlank(value);
}

/** @returns true for an item of a repeated group in which nothing was filled in */
const isEmptyItem = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && !isFile(item) && Object.values(item).every(isEmpty);

/** @returns true for a file as a browser or a receiver has it */
export const isFile = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number';

/** Number of characters of a text (code points, as in JSON Schema), or of chosen items. */
export function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : Array.from(asText(value)).length;
}

/** Bytes of a megabyte, as shops and mail programs define it. */
export const bytesPerMegabyte = 1_000_000;

/** Value as a number; for a file its size in megabytes; NaN if it is no decimal number. */
export function asNumber(value: unknown): number {
  if (isFile(value)) return value.size / bytesPerMegabyte;
  const text = asText(value).trim();
  return decimal.test(text) ? Number(text) : Number.NaN;
}

/** Numbers as entries hold them, without an exponent. */
const decimal = /^-?[0-9]+(?:\.[0-9]+)?$/;

/**
 * Compares a value with a bound: as ISO dates or as times of a day if the bound is one, otherwise as numbers.
 * @returns -1 below, 0 on and 1 above the bound; NaN if they cannot be compared
 */
export function compareWithBound(value: unknown, bound: unknown): number {
  const form = typeof bound === 'string' ? orderedForms.find((each) => each.test(bound)) : undefined;
  if (!form) return Math.sign(asNumber(value) - asNumber(bound));
  const [text, limit] = [asText(value), asText(bound)];
  if (!form.test(text)) return Number.NaN;
  if (text === limit) return 0;
  return text < limit ? -1 : 1;
}

/** Forms of texts whose order is that of what they mean: `2027-01-15` and `09:30`. */
const orderedForms = [/^\d{4}-\d{2}-\d{2}$/, /^\d{2}:\d{2}$/];
