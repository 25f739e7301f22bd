import type { Schema } from '#engine/content/schema/schema.ts';
import { addressNameOf } from '#shared/addressName.ts';
import { anchorPattern } from '#shared/anchors.ts';

/** Pattern of the schemas for the code of a language. */
const languagePattern = '^[a-z]{2,3}(-[A-Z]{2})?$';

/** Hints for patterns of schemas where the description of the value does not explain them. */
const patternHints: Record<string, string> = {
  '^#[0-9a-fA-F]{6}$': 'Write the colour as "#b3152a": a # and six digits or letters from a to f.',
  '^\\d{1,3}% \\d{1,3}%$': 'Write two percentages, from the left and from the top, as "70% 30%".',
  '^[a-z][a-z0-9-]*$': 'Use small letters, digits and hyphens only, a letter first.',
  [anchorPattern]: 'Use small letters, digits and hyphens only, a letter first.',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'Use small letters, digits and hyphens only.',
  '^https://[^/\\s]+$': 'Write the address as "https://www.example.edu", with no slash at its end.',
  '^https://[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)*$':
    'Write the address as "https://matomo.example.edu", with no slash at its end.',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'Write hours and minutes, as "09:30"; the last minute of a day is "23:59".',
  '^\\d{4}$': 'Write the year with four digits, as "2003".',
  [languagePattern]: 'Write the language in small letters and the country in capitals, as "en-IN".',
};

/** Time of day in 24 hours, from one with a point or in 12 hours: `9.30 pm`. The end of a day is its last minute. */
function asTimeOfDay(text: string): string {
  const [, hours = '', minutes = '00', amOrPm = ''] =
    text.match(/^\s*(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\.?)?\s*$/i) ?? [];
  if (hours === '') return text;
  if (Number(hours) === 24 && minutes === '00') return '23:59';
  const hour = amOrPm === '' ? Number(hours) : (Number(hours) % 12) + (amOrPm.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Corrections of common mistakes in texts with a pattern. */
const textFixes: ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.trim().replace(/\/+$/, ''),
  asTimeOfDay,
  (text) => text.trim().toLowerCase(),
  (text) => text.trim().replace(/^./u, (letter) => letter.toUpperCase()),
  (text) => text.trim().toUpperCase(),
  (text) => `#${text.trim()}`,
  (text) => text.trim().replace(/^#?([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3'),
  (text) => text.trim().replace(/(\d+)%?[,;\s]+(\d+)%?/, '$1% $2%'),
  (text) =>
    `https://${text
      .trim()
      .replace(/^(?:https?:)?\/*/, '')
      .replace(/\/+$/, '')}`,
  (text) => addressNameOf(text, { letters: 'any' }),
  (text) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  (text) =>
    text
      .trim()
      .replace(
        /^([a-z]{2,3})[-_]([a-z]{2})$/i,
        (_, language: string, country: string) => `${language.toLowerCase()}-${country.toUpperCase()}`,
      ),
];

/** Code of a language by its name in English or in itself: `hindi`, `हिन्दी`. */
function languageCode(name: string): string {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const written = name.trim().toLowerCase();
  const isNamed = (code: string) =>
    ['en', code].some(
      (language) => new Intl.DisplayNames(language, { type: 'language' }).of(code)?.toLowerCase() === written,
    );
  // No language has a name of two or three letters: those are codes.
  if (written.length <= 3) return name;
  return letters.flatMap((first) => letters.map((second) => first + second)).find(isNamed) ?? name;
}

/** Most characters of a text that is corrected: for a longer one, that may take a time which grows with its square. */
const maxCorrectedLength = 500;

/** Suggests a corrected text that matches a pattern, or else a hint in words. */
export function suggestTextForPattern(text: string, pattern: string) {
  if (text.length > maxCorrectedLength) return { suggestion: undefined, expected: patternHints[pattern] };
  const regex = new RegExp(pattern, 'u');
  // An address is never guessed from words.
  const looksLikeAddress = /[.:/]/.test(text);
  const suggestion = (pattern === languagePattern ? [languageCode, ...textFixes] : textFixes)
    .map((fix) => fix(text))
    .find(
      (candidate) => candidate !== text && regex.test(candidate) && (looksLikeAddress || !candidate.includes('://')),
    );
  return { suggestion: suggestion || undefined, expected: patternHints[pattern] };
}

/** Keywords of JSON Schema for texts. */
type TextLimits = { minLength?: number; maxLength?: number; pattern?: string };

/** Finds the first keyword of a schema that a text does not match. */
export function findBrokenTextLimit(text: string, schema: Schema): keyof TextLimits | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema as TextLimits;
  // Characters are never more than code units, and at least half as many.
  if (text.length >= minLength * 2 && text.length <= maxLength && !pattern) return undefined;
  const length = [...text].length;
  if (length < minLength) return 'minLength';
  if (length > maxLength) return 'maxLength';
  return pattern && !new RegExp(pattern, 'u').test(text) ? 'pattern' : undefined;
}
