/**
 * Exports of `lintel/rule` for a site's custom rules of forms. A rule is a file in the site's folder `rules`; forms
 * refer to it by the file's name.
 */
import type { RuleDefinition } from './types.ts';

export { anyInput, countable, measurable, oneText, typed } from './inputKinds.ts';
export type {
  FieldValue,
  InputKind,
  JsonSchema,
  Rule,
  RuleCheck,
  RuleDefinition,
  RuleSchema,
  ValueKind,
} from './types.ts';
export { asNumber, asText, isEmpty, lengthOf } from './value.ts';

/** Declares a rule of forms: the default export of `rules/<name>.ts`. It runs in browsers and in Node. */
export const defineRule = (rule: RuleDefinition): RuleDefinition => rule;
