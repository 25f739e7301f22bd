import type { Field } from './formShape.ts';

/** Attributes with which the browser itself holds a rule up. */
export interface Constraints {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** Shown by the browser where the pattern is not matched. */
  title?: string;
  min?: string;
  max?: string;
}

/** `pattern` must match the whole value and is compiled with the flag `v`; a browser complains about one it cannot read. */
function asAttribute(source: string): string | undefined {
  const attribute =
    source.startsWith('^') && source.endsWith('$') && !source.includes('|') ? source.slice(1, -1) : `.*(?:${source}).*`;
  try {
    new RegExp(`^(?:${attribute})$`, 'v');
    return attribute;
  } catch {
    return undefined;
  }
}

function fromRule({ rule, value, message }: NonNullable<Field['rules']>[number]): Constraints {
  const count = Number(value);
  switch (rule) {
    case 'minLength':
      return { minLength: count };
    case 'maxLength':
      return { maxLength: count };
    case 'length':
      return { minLength: count, maxLength: count };
    case 'digits':
      return { pattern: value === undefined ? '[0-9]+' : `[0-9]{${count}}`, title: message };
    case 'pattern': {
      const pattern = asAttribute(String(value));
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

const withPattern = ['text', 'email', 'tel', 'password'];
const withLength = [...withPattern, 'textarea'];
const withRange = ['number', 'date'];

/**
 * The rules of a field as the browser's own constraints (`required` apart), for visitors whose scripts have not come. Where a field has
 * several patterns the first one stands; a field that is shown only sometimes has none, or it could block the form unseen.
 */
export function constraintsOf(field: Field): Constraints {
  if (field.when) return {};
  const all = Object.assign({}, ...(field.rules ?? []).map(fromRule).reverse()) as Constraints;
  const { minLength, maxLength, pattern, title, min, max } = all;
  return {
    ...(withLength.includes(field.input) && { minLength, maxLength }),
    ...(withPattern.includes(field.input) && { pattern, title }),
    ...(withRange.includes(field.input) && { min, max }),
  };
}

/** How many characters may be typed, where a rule sets a maximum. Choices are counted by whoever makes them. */
export function maxLengthOf({ input, rules }: Field): number | undefined {
  const rule = withLength.includes(input) ? rules?.find(({ rule }) => rule === 'maxLength') : undefined;
  return rule && Number(rule.value);
}
