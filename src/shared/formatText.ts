import { isObject, type Json } from './json.ts';

const joinWith = (shown: string[], word: string) =>
  shown.length > 1 ? `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}` : (shown[0] ?? '');

/** Formats at most `limit` values: `"a", "b" or "c"`. */
export function formatAlternatives(values: readonly unknown[], limit = 12): string {
  const shown = values.slice(0, limit).map((value) => JSON.stringify(value));
  return values.length > limit ? `${shown.join(', ')} … (${values.length} in all)` : joinWith(shown, 'or');
}

/** Formats texts as `"a", "b" and "c"`. */
export const formatQuotedList = (values: readonly string[]): string =>
  joinWith(
    values.map((value) => JSON.stringify(value)),
    'and',
  );

/** Formats at most `limit` texts: `a, b …`. */
export const formatFirst = (texts: readonly string[], limit: number): string =>
  texts.slice(0, limit).join(', ') + (texts.length > limit ? ' …' : '');

/** Formats a number with a noun: `1 error`, `2 errors`. @param plural if it is irregular: `2 entries` */
export const formatCount = (number: number, noun: string, plural = `${noun}s`) =>
  `${number} ${number === 1 ? noun : plural}`;

/** Quotes a text, shortened to `limit` characters. */
export const quote = (text: string, limit = 60) =>
  JSON.stringify(text.length > limit ? `${text.slice(0, limit - 1)}…` : text);

const months = 'January February March April May June July August September October November December'.split(' ');

/** Formats a timestamp: `2 March 2027`, `2 March 2027, 09:00`. */
export function formatTimestamp(timestamp: string): string {
  const [date = '', time = '00:00'] = timestamp.split('T');
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}${time === '00:00' ? '' : `, ${time}`}`;
}

/** Describes a value for people: `a number (3)`. */
export function describeValue(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value)) return value.length ? 'a list [ … ]' : 'an empty list [ ]';
  if (isObject(value)) return 'a group { … }';
  if (typeof value === 'string') return `a text (${quote(value, 30)})`;
  return typeof value === 'number' ? `a number (${value})` : `${value}`;
}

const typeDescriptions: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'a group { … }',
  null: 'null',
};

/** Describes a schema's `type` for people: `a text in quotation marks or a group { … }`. */
export const describeType = (type: string | string[] | undefined): string =>
  [type ?? []]
    .flat()
    .map((name) => typeDescriptions[name] ?? name)
    .join(' or ');

/** Sentence of a hint with a suggestion, or `otherwise` if there is none. */
export const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `Did you mean ${JSON.stringify(suggestion)}?`;

/** English name of a language, such as `Hindi` for `hi`; the tag itself if it has no name. */
export const formatLanguage = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

/** Makes the first letter of a text upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Escapes a text for a regular expression that matches it. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
