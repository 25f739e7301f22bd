import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { comparisons } from '#rules/condition.ts';
import { fieldsOf as fieldsOfForm } from '#rules/fieldsOf.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { judgesEmpty, rules } from '#rules/rules.ts';
import type { Condition, FieldCondition, InputKind, RuleName } from '#rules/types.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { pointerOfField } from './formLocation.ts';

/**
 * Fields of a form or of a repeated group as written, and what begins sections and steps, with or without errors; an
 * entry that is no JSON object counts as an empty one.
 */
export function fieldsOf(form: Json | undefined): JsonObject[] {
  const fields = isObject(form) ? form.fields : undefined;
  return Array.isArray(fields) ? fields.map((field) => (isObject(field) ? field : {})) : [];
}

/** Kind of a field as written; text if its `input` is missing or unknown. */
export function kindOfField({ input, options }: JsonObject): InputKind {
  return inputKindOf({ input: typeof input === 'string' ? input : 'text', options });
}

export function nameOfField({ label, name }: JsonObject): string {
  const words = [label, name].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof words === 'string' ? words : 'Field without a label';
}

/** @returns true if a field must always be filled in */
export const isRequired = ({ rules: fieldRules }: JsonObject): boolean =>
  Array.isArray(fieldRules) &&
  fieldRules.some((rule) => isRule(rule) && judgesEmpty((rule as { rule: RuleName }).rule));

/** Keys beside the condition in `requiredWhen`. */
export const besideCondition = ['message', 'summary'];

/** Parses a condition that can be judged; undefined if it is written in another way. */
export function parseCondition(value: Json | undefined, more: readonly string[] = []): Condition | undefined {
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value).filter((key) => !more.includes(key));
  const [key = ''] = keys;
  if (keys.length === 1 && (key === 'all' || key === 'any')) {
    const items = Array.isArray(value[key]) ? value[key].map((item) => parseCondition(item)) : [];
    return items.length > 0 && items.every((item) => item !== undefined) ? ({ [key]: items } as Condition) : undefined;
  }
  if (keys.length === 1 && key === 'not') {
    const not = parseCondition(value.not);
    return not && { not };
  }
  const { field, ...comparisons } = Object.fromEntries(keys.map((each) => [each, value[each]]));
  const entries = Object.entries(comparisons);
  const isKnown = entries.length <= 1 && entries.every(([name, given]) => isComparison(name, given));
  return typeof field === 'string' && isKnown ? ({ field, ...comparisons } as unknown as Condition) : undefined;
}

function isComparison(name: string, value: Json | undefined): boolean {
  if (name === 'empty') return typeof value === 'boolean';
  if (Object.hasOwn(comparisons, name)) return typeof value === 'number' || typeof value === 'string';
  const texts = [value ?? null].flat();
  return name === 'is' && texts.length > 0 && texts.every((one) => typeof one === 'string');
}

/** Reads a condition on one field as far as it can be read, whatever is written. */
export function readCondition(value: Json): FieldCondition {
  const { field, is, ...others } = isObject(value) ? value : {};
  const [other] = Object.entries(others).filter(([name, given]) => isComparison(name, given));
  const isWritable = (one: Json | undefined): one is string | number | boolean =>
    ['string', 'number', 'boolean'].includes(typeof one);
  const texts = [is ?? null].flat().filter(isWritable).map(String);
  const values = Array.isArray(is) ? texts : texts[0];
  return {
    field: typeof field === 'string' ? field : '',
    ...(values !== undefined ? { is: values } : other && { [other[0]]: other[1] }),
  };
}

/**
 * Parses the valid fields of a form, with options from other sources filled in.
 * @param optionsAt options for the field at a pointer in the form; undefined if the field has its own
 */
export function readFields(form: Json | undefined, optionsAt: OptionsAt): FieldDefinition[] {
  const entries = fieldsOf(form).flatMap((field, index) =>
    readField(field, pointerOfField({ pointer: '' }, index), optionsAt),
  );
  return fieldsOfForm({ fields: entries });
}

type OptionsAt = (pointer: string) => Json[] | undefined;

/** Parses a field, and those inside of it if it is a repeated group; none if it has no name or input. */
function readField(field: JsonObject, pointer: string, optionsAt: OptionsAt): FieldDefinition[] {
  if (typeof field.name !== 'string' || typeof field.input !== 'string') return [];
  const options = optionsAt(pointer) ?? (Array.isArray(field.options) ? field.options : undefined);
  const validRules = Array.isArray(field.rules) ? field.rules.filter(isRule) : [];
  const { when, requiredWhen, rules: _, options: __, fields: ___, ...others } = field;
  return [
    {
      ...others,
      label: nameOfField(field),
      ...(options && { options: options.filter(isOption) }),
      ...(validRules.length > 0 && { rules: validRules }),
      ...(parseCondition(when) && { when }),
      ...(parseCondition(requiredWhen, besideCondition) && { requiredWhen }),
      ...(field.input === 'group' && {
        fields: fieldsOf(field).flatMap((inner, index) =>
          readField(inner, pointerOfField({ pointer }, index), optionsAt),
        ),
      }),
    } as unknown as FieldDefinition,
  ];
}

const isOption = (option: Json) => typeof option === 'string' || (isObject(option) && typeof option.label === 'string');

/** @returns true for a rule that is known */
export const isRule = (rule: Json): boolean =>
  isObject(rule) && typeof rule.rule === 'string' && getOwnValue(rules, rule.rule) !== undefined;
