import type { RuleDefinition } from './types.ts';
import { asText } from './value.ts';

/**
 * What browsers accept in `<input type="email">`, and at least one dot in the domain: nobody writes from `me@localhost`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern =
  "^[a-zA-Z0-9.!#$%&'*+\\/=?^_`{\\|}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)+$";

const compiled = new RegExp(emailPattern);

/** Looks like an e-mail address. */
export const email: RuleDefinition = {
  takes: 'nothing',
  inputs: ['text', 'email'],
  check: (value, rule) => (compiled.test(asText(value)) ? undefined : rule.message),
  schema: () => ({ pattern: emailPattern }),
};
