import { boundOf, isFixedBound } from '#rules/bound.ts';
import type { FormValues } from '#rules/types.ts';
import type { FieldDefinition } from './formTypes.ts';

/** Attributes with which the browser itself enforces a rule. */
export interface NativeConstraints {
  minLength?: number;
  pattern?: string;
  /** Shown by the browser if the pattern does not match. */
  title?: string;
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * Converts a pattern to the attribute `pattern`, which must match the full value and is compiled with the flag `v`.
 * @returns undefined for a pattern that browsers would report as invalid
 */
function toPatternAttribute(source: string): string | undefined {
  const attribute =
    source.startsWith('^') && source.endsWith('$') && !source.includes('|') ? source.slice(1, -1) : `.*(?:${source}).*`;
  try {
    new RegExp(`^(?:${attribute})$`, 'v');
    return attribute;
  } catch {
    return undefined;
  }
}

type Rule = NonNullable<FieldDefinition['rules']>[number];

/** Bound as an attribute; undefined before scripts run if it depends on the day or on what is filled in. */
function boundAttribute(rule: Rule, values: FormValues | undefined): string | undefined {
  if (rule.plus || !(values || isFixedBound(rule))) return undefined;
  const bound = boundOf(rule, values ?? {});
  return bound === undefined ? undefined : String(bound);
}

function constraintsFromRule(given: Rule, values: FormValues | undefined): NativeConstraints {
  const { rule, value, message } = given;
  const count = Number(value);
  switch (rule) {
    case 'minLength':
      return { minLength: count };
    // The attribute `maxlength` would truncate pasted text.
    case 'maxLength':
      return { pattern: `.{0,${count}}`, title: message };
    case 'length':
      return { pattern: `.{${count}}`, title: message };
    case 'digits':
      return { pattern: value === undefined ? '[0-9]+' : `[0-9]{${count}}`, title: message };
    case 'pattern': {
      const pattern = toPatternAttribute(String(value));
      return pattern === undefined ? {} : { pattern, title: message };
    }
    case 'min':
      return { min: boundAttribute(given, values) };
    case 'max':
      return { max: boundAttribute(given, values) };
    default:
      return {};
  }
}

/** @returns true for a number that is typed as a text: it has no arrows, and the mouse wheel does not change it */
export const isTypedNumber = ({ input, keyboard }: Pick<FieldDefinition, 'input' | 'keyboard'>): boolean =>
  input === 'number' && keyboard !== undefined;

/** Numbers as entries hold them. */
const numberPattern = '-?[0-9]+([.][0-9]+)?';

const inputsWithPattern = ['text', 'email', 'tel', 'password'];
const inputsWithLength = [...inputsWithPattern, 'textarea'];
const inputsWithRange = ['number', 'date', 'time'];

/**
 * The rules of a field as the browser's own constraints (except `required`), for visitors without scripts. If a field
 * has several patterns, the first one is used. A conditional field has none, as it could block the form without a
 * visible reason.
 * @param values of the form, once scripts run: a page is the same on every day
 */
export function nativeConstraintsOf(field: FieldDefinition, values?: FormValues): NativeConstraints {
  if (field.when) return {};
  const all: NativeConstraints = {};
  for (const rule of field.rules ?? []) {
    for (const [name, constraint] of Object.entries(constraintsFromRule(rule, values)))
      if (constraint !== undefined && !(name in all)) Object.assign(all, { [name]: constraint });
  }
  const { minLength, pattern, title, min, max } = all;
  if (isTypedNumber(field)) return { pattern: numberPattern };
  return {
    ...(inputsWithLength.includes(field.input) && { minLength }),
    ...(inputsWithPattern.includes(field.input) && { pattern, title }),
    ...(inputsWithRange.includes(field.input) && { min, max }),
  };
}

/** Greatest length of typed text, if a rule sets one. For choices there is no typed text. */
export function limitOf({ input, rules }: FieldDefinition): { limit: number; isOfWords: boolean } | undefined {
  const isLimit = ({ rule }: Rule) => rule === 'maxLength' || rule === 'maxWords';
  const rule = inputsWithLength.includes(input) ? rules?.find(isLimit) : undefined;
  return rule && { limit: Number(rule.value), isOfWords: rule.rule === 'maxWords' };
}
