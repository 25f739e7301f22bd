import { isObject, type Json } from './json.ts';

const joined = (shown: string[], word: string) =>
  shown.length > 1 ? `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}` : (shown[0] ?? '');

/** `"a", "b" or "c"`, at most `most` of them. */
export function oneOf(values: readonly unknown[], most = 12): string {
  const shown = values.slice(0, most).map((value) => JSON.stringify(value));
  return values.length > most ? `${shown.join(', ')} … (${values.length} in all)` : joined(shown, 'or');
}

/** `"a", "b" and "c"`. */
export const allOf = (values: readonly string[]): string =>
  joined(
    values.map((value) => JSON.stringify(value)),
    'and',
  );

/** `a, b …`, at most `most` of them. */
export const firstOf = (texts: readonly string[], most: number): string =>
  texts.slice(0, most).join(', ') + (texts.length > most ? ' …' : '');

/** `1 error`, `2 errors`; with the plural where it has another ending: `2 entries`. */
export const count = (number: number, noun: string, plural = `${noun}s`) => `${number} ${number === 1 ? noun : plural}`;

/** A text in quotation marks, cut in the middle of nowhere when it is long. */
export const quote = (text: string, most = 60) =>
  JSON.stringify(text.length > most ? `${text.slice(0, most - 1)}…` : text);

const months = 'January February March April May June July August September October November December'.split(' ');

/** A day or a time of a day as people write it: `2 March 2027`, `2 March 2027, 09:00`. */
export function momentInWords(moment: string): string {
  const [date = '', time = '00:00'] = moment.split('T');
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}${time === '00:00' ? '' : `, ${time}`}`;
}

/** What a value is, for a person: `a number (3)`. */
export function describeValue(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value)) return value.length ? 'a list [ … ]' : 'an empty list [ ]';
  if (isObject(value)) return 'a group { … }';
  if (typeof value === 'string') return `a text (${quote(value, 30)})`;
  return typeof value === 'number' ? `a number (${value})` : `${value}`;
}

const typeWords: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'a group { … }',
  null: 'null',
};

/** What a schema's `type` asks for, for a person: `a text in quotation marks or a group { … }`. */
export const describeType = (type: string | string[] | undefined): string =>
  [type ?? []]
    .flat()
    .map((name) => typeWords[name] ?? name)
    .join(' or ');

/** A hint's sentence for the likeliest thing meant, or another one where nothing is near. */
export const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `Did you mean ${JSON.stringify(suggestion)}?`;

/** Name of a language in English, as `Hindi` for `hi`; the tag itself where nobody has a name for it. */
export const languageInWords = (tag: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
