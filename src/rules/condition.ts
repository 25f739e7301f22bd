import type { CheckedField, Condition } from './types.ts';
import { asText, isEmpty } from './value.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** Whether a value is what a condition asks for. Capitals and spaces around it make no difference. */
export function meets(value: unknown, { is }: Condition): boolean {
  if (is === undefined) return !isEmpty(value);
  const wanted = (Array.isArray(is) ? is : [is]).map(plain);
  const given: unknown[] = Array.isArray(value) ? value : [value];
  return given.some((item) => wanted.includes(plain(asText(item))));
}

/** Whether a condition holds. A field that is not shown counts as empty; one that leads back to itself never holds. */
export function holds(
  condition: Condition,
  fields: readonly CheckedField[],
  values: Record<string, unknown>,
  asked: readonly string[] = [],
): boolean {
  const { field: name } = condition;
  const source = fields.find((field) => field.name === name);
  if (!source || asked.includes(name)) return false;
  const isShown = !source.when || holds(source.when, fields, values, [...asked, name]);
  return meets(isShown ? values[name] : undefined, condition);
}
