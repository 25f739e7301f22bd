import type { InputKind, JsonSchema, Rule } from './types.ts';
import { asNumber, megabyte } from './value.ts';

/**
 * A smallest or largest value as a schema. Inputs give numbers and dates as text, which draft-07 cannot measure:
 * `formatMinimum` and `formatMaximum` are those of ajv-formats, `numberMinimum` and `numberMaximum` this site's own.
 */
export function boundSchema(end: 'Minimum' | 'Maximum', value: Rule['value'], kind: InputKind): JsonSchema {
  if (kind === 'date') return { format: 'date', [`format${end}`]: value };
  if (kind !== 'file') return { [`number${end}`]: asNumber(value) };
  return { properties: { size: { [end.toLowerCase()]: asNumber(value) * megabyte } } };
}
