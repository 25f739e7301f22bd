import type { InputKind, JsonSchema, Rule } from './types.ts';
import { asNumber, bytesPerMegabyte } from './value.ts';

/**
 * Schema of a smallest or largest value. Inputs return numbers and dates as text, which draft-07 cannot compare:
 * `formatMinimum` and `formatMaximum` are keywords of ajv-formats, `numberMinimum` and `numberMaximum` are Lintel's
 * own.
 */
export function boundSchema(end: 'Minimum' | 'Maximum', value: Rule['value'], kind: InputKind): JsonSchema {
  if (kind === 'date') return { format: 'date', [`format${end}`]: value };
  if (kind !== 'file') return { [`number${end}`]: asNumber(value) };
  return { properties: { size: { [end.toLowerCase()]: asNumber(value) * bytesPerMegabyte } } };
}
