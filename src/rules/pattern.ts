import { typed } from './inputKinds.ts';
import type { RuleDefinition } from './types.ts';
import { asText } from './value.ts';

/** Characters of the longest text that is held against a pattern: the time it takes may grow with their cube. */
const longest = 5000;

/** Unicode mode and unanchored, as in JSON Schema. Whoever made the pattern too large for the browser hears so from the check. */
function matches(source: string, text: string): boolean {
  try {
    return new RegExp(source, 'u').test(text);
  } catch {
    return true;
  }
}

/**
 * Matches the regular expression `value` somewhere. One that does not compile is the check's to refuse: it passes. So
 * does a text too long to be held against it, which is left to whoever receives it.
 */
export const pattern: RuleDefinition = {
  takes: 'regular expression',
  inputs: typed,
  check(value, rule) {
    const text = asText(value);
    return text.length > longest || matches(asText(rule.value), text) ? undefined : rule.message;
  },
  schema: ({ value }) => ({ pattern: value }),
};
