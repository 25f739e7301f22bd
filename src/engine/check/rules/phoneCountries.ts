import { phoneDigitsOf } from '#engine/content/text/tokens.ts';
import type { CheckRule } from './rule.ts';

/** Numbers that are called without the code of a country: free ones, short ones, and those that begin with one. */
const freeNumber = /^(?:0?800|1800|00|1\d\d$|9\d\d$)/;

/** @returns true if a number with a country code in front would be another, longer one */
export function lacksCountry(number: string): boolean {
  const digits = phoneDigitsOf(number);
  return !digits.startsWith('+') && digits.length >= 8 && !freeNumber.test(digits);
}

/** Reports telephone links without the code of the country, where the site prints its own number with one. */
export const phoneCountries: CheckRule = {
  name: 'phoneCountries',
  check({ graph, reports, tokens }) {
    const shown = tokens.site.phoneShown ?? tokens.site.phone;
    if (typeof shown !== 'string' || !shown.startsWith('+')) return;
    for (const { file, facts } of graph.filesToCheck)
      for (const { kind, value, pointer, within } of facts.references) {
        if (kind !== 'link' || !value.startsWith('tel:')) continue;
        const [number = ''] = value.slice('tel:'.length).split(';');
        if (!lacksCountry(number) || !file.text.includes(value)) continue;
        reports.add('phone-without-country', { number, shown }, { file, pointer, ...(within && { within }) });
      }
  },
};
