import type { FieldDefinition } from './formTypes.ts';

/** Attributes with which the browser itself enforces a rule. */
export interface NativeConstraints {
  minLength?: number;
  pattern?: string;
  /** Shown by the browser if the pattern does not match. */
  title?: string;
  min?: string;
  max?: string;
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

function constraintsFromRule({
  rule,
  value,
  message,
}: NonNullable<FieldDefinition['rules']>[number]): NativeConstraints {
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
      return { min: String(value) };
    case 'max':
      return { max: String(value) };
    default:
      return {};
  }
}

const inputsWithPattern = ['text', 'email', 'tel', 'password'];
const inputsWithLength = [...inputsWithPattern, 'textarea'];
const inputsWithRange = ['number', 'date'];

/**
 * The rules of a field as the browser's own constraints (except `required`), for visitors without scripts. If a field
 * has several patterns, the first one is used. A conditional field has none, as it could block the form without a
 * visible reason.
 */
export function nativeConstraintsOf(field: FieldDefinition): NativeConstraints {
  if (field.when) return {};
  const all = Object.assign({}, ...(field.rules ?? []).map(constraintsFromRule).reverse()) as NativeConstraints;
  const { minLength, pattern, title, min, max } = all;
  return {
    ...(inputsWithLength.includes(field.input) && { minLength }),
    ...(inputsWithPattern.includes(field.input) && { pattern, title }),
    ...(inputsWithRange.includes(field.input) && { min, max }),
  };
}

/** Maximum length of typed text, if a rule sets one. For choices there is no typed text. */
export function maxLengthOf({ input, rules }: FieldDefinition): number | undefined {
  const rule = inputsWithLength.includes(input) ? rules?.find(({ rule }) => rule === 'maxLength') : undefined;
  return rule && Number(rule.value);
}
