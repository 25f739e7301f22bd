import { typed } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { asText } from './value.ts';

/** Greatest number of characters that are matched: the time may grow with their cube. */
const maxTextLength = 5000;

/**
 * Matches in Unicode mode and unanchored, as in JSON Schema. An invalid pattern matches, because the check reports it.
 */
function matches(source: string, text: string): boolean {
  try {
    return new RegExp(source, 'u').test(text);
  } catch {
    return true;
  }
}

/**
 * Requires a match of the regular expression `value` anywhere. Invalid patterns pass, because the check reports them.
 * Texts that are too long to be matched pass, too: the receiver has to check them.
 */
export const pattern: RuleBehaviour = {
  takes: 'regular expression',
  inputs: typed,
  check(value, rule) {
    const text = asText(value);
    return text.length > maxTextLength || matches(asText(rule.value), text) ? undefined : rule.message;
  },
};
