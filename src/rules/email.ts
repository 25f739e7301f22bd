import type { RuleBehaviour } from './types.ts';
import { asText } from './value.ts';

/**
 * Pattern of `<input type="email">` in browsers, but with at least one dot in the domain, to exclude `me@localhost`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailPattern =
  "^[a-zA-Z0-9.!#$%&'*+\\/=?^_`{\\|}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)+$";

const compiledPattern = new RegExp(emailPattern);

/** Requires a text that looks like an e-mail address. */
export const email: RuleBehaviour = {
  takes: 'nothing',
  inputs: ['text', 'email'],
  check: (value, rule) => (compiledPattern.test(asText(value)) ? undefined : rule.message),
};
