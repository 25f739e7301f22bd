/** The value as text; what has no text of its own (lists, files, nothing) is empty. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}

/** Nothing was filled in: no text but spaces, no tick, no choice, no file. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  return Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';
}

/** Characters of a text as people count them (code points, as JSON Schema does), or the number of chosen items. */
export function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : Array.from(asText(value)).length;
}

/** Bytes of a megabyte, as shops and mail programs count them. */
export const megabyte = 1_000_000;

/** The value as a number: a file is its size in megabytes; NaN when it is none. */
export function asNumber(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number') {
    return value.size / megabyte;
  }
  const text = asText(value).trim();
  return text === '' ? Number.NaN : Number(text);
}

/**
 * Whether `value` lies below (-1), on (0) or above (1) `bound`: as numbers, or as ISO dates where the bound is one.
 * NaN when the two cannot be compared.
 */
export function compare(value: unknown, bound: unknown): number {
  const isDate = typeof bound === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(bound);
  if (!isDate) return Math.sign(asNumber(value) - asNumber(bound));
  const text = asText(value);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return Number.NaN;
  return text === bound ? 0 : text < bound ? -1 : 1;
}
