import { typed } from './inputKinds.ts';
import type { RuleDefinition } from './types.ts';
import { asText } from './value.ts';

/** The regular expression, or undefined when the text is none. Unicode mode and unanchored, as in JSON Schema. */
function compile(source: unknown): RegExp | undefined {
  try {
    return new RegExp(asText(source), 'u');
  } catch {
    return undefined;
  }
}

/** Matches the regular expression `value` somewhere. One that does not compile is the build's to refuse: it passes. */
export const pattern: RuleDefinition = {
  takes: 'regular expression',
  inputs: typed,
  check: (value, rule) => (compile(rule.value)?.test(asText(value)) === false ? rule.message : undefined),
  schema: ({ value }) => ({ pattern: value }),
};
