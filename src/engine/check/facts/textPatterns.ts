import type { Schema } from '#engine/content/schema/schema.ts';

/** Hints for patterns of schemas where the description of the value does not explain them. */
const patternHints: Record<string, string> = {
  '^#[0-9a-fA-F]{6}$': 'Write the colour as "#b3152a": a # and six digits or letters from a to f.',
  '^\\d{1,3}% \\d{1,3}%$': 'Write two percentages, from the left and from the top, as "70% 30%".',
  '^[a-z][a-z0-9-]*$': 'Use small letters, digits and hyphens only, a letter first.',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'Use small letters, digits and hyphens only.',
  '^https://[^/\\s]+$': 'Write the address as "https://www.example.edu", with no slash at its end.',
  '^https://[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)*$':
    'Write the address as "https://matomo.example.edu", with no slash at its end.',
  '^\\d{4}$': 'Write the year with four digits, as "2003".',
  '^[a-z]{2,3}(-[A-Z]{2})?$': 'Write the language in small letters and the country in capitals, as "en-IN".',
};

/** Corrections of common mistakes in texts with a pattern. */
const textFixes: ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.trim().replace(/\/+$/, ''),
  (text) => text.trim().toLowerCase(),
  (text) => text.trim().toUpperCase(),
  (text) => `#${text.trim()}`,
  (text) => text.trim().replace(/^#?([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3'),
  (text) => text.trim().replace(/(\d+)%?[,;\s]+(\d+)%?/, '$1% $2%'),
  (text) =>
    `https://${text
      .trim()
      .replace(/^(?:https?:)?\/*/, '')
      .replace(/\/+$/, '')}`,
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

/** Suggests a corrected text that matches a pattern, or else a hint in words. */
export function suggestTextForPattern(text: string, pattern: string) {
  const regex = new RegExp(pattern, 'u');
  // An address is never guessed from words.
  const looksLikeAddress = /[.:/]/.test(text);
  const suggestion = textFixes
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
