import type { CountryCode } from 'libphonenumber-js/min';
import { toAsciiDigits } from './asciiDigits.ts';
import type { Rule, RuleBehaviour } from './types.ts';
import { asText } from './value.ts';

type PhoneLibrary = typeof import('libphonenumber-js/min');

/** Numbering plans of all countries. They are several times as large as a form, so they are loaded when one is used. */
let library: PhoneLibrary | undefined;

const isCountry = (value: unknown, { isSupportedCountry }: PhoneLibrary): value is CountryCode =>
  isSupportedCountry(asText(value));

function parse(text: string, { value }: Rule) {
  if (!library) return undefined;
  const country = isCountry(value, library) ? { defaultCountry: value } : {};
  return library.parsePhoneNumberFromString(text, { ...country, extract: false });
}

/** Characters by which people group the digits of a number. */
const separators = /[\s().\-/\u2010-\u2015]+/g;

/** Digits of a number without its country code, or with it (E.164: 15 at most). */
export const phonePatterns = { national: '^[0-9]{4,14}$', international: '^\\+[1-9][0-9]{4,14}$' };

const plausible = /^\+?[0-9]{4,15}$/;

/**
 * Requires a telephone number that can exist in the country `value`, or begins with another country's code. It is sent
 * with the country's code, or if `format` is `national` without: 9876543210 for +91 98765-43210.
 */
export const phone: RuleBehaviour = {
  takes: 'country code',
  inputs: ['text', 'tel'],
  normalize(text, rule) {
    const plain = toAsciiDigits(text).replace(separators, '').replace('\uff0b', '+');
    const number = parse(plain, rule);
    if (!number) return plain;
    const isForeign = rule.format === 'national' && number.country !== rule.value;
    return rule.format === 'national' && !isForeign ? number.nationalNumber : number.number;
  },
  check(value, rule) {
    const text = asText(value);
    if (!library) return plausible.test(text) ? undefined : rule.message;
    return parse(text, rule)?.isPossible() ? undefined : rule.message;
  },
  load: async () => {
    library ??= await import('libphonenumber-js/min');
  },
};
