import type { Field } from '#blocks/form/formShape.ts';
import { kindOfInput } from '#rules/inputKinds.ts';
import { judgesEmpty, rules } from '#rules/rules.ts';
import type { Condition, InputKind, RuleName } from '#rules/types.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';

/** The fields of a form as they are written, whatever is wrong with them; what is no group is an empty one. */
export function fieldsOf(form: Json | undefined): JsonObject[] {
  const fields = isObject(form) ? form.fields : undefined;
  return Array.isArray(fields) ? fields.map((field) => (isObject(field) ? field : {})) : [];
}

/** The kind of a field as it is written; a text where it says none that there is. */
export function kindOf({ input, options }: JsonObject): InputKind {
  return kindOfInput({ input: typeof input === 'string' ? input : 'text', options });
}

/** What a field is called: its label, else its name. */
export function nameOfField({ label, name }: JsonObject): string {
  const words = [label, name].find((own) => typeof own === 'string' && own.trim() !== '');
  return typeof words === 'string' ? words : 'Field without a label';
}

/** Whether a field must always be filled in. */
export const isRequired = ({ rules: own }: JsonObject): boolean =>
  Array.isArray(own) && own.some((rule) => isRule(rule) && judgesEmpty((rule as { rule: RuleName }).rule));

/** A condition as it is written; undefined where it is not one that forms know. */
export function readCondition(value: Json | undefined, more: readonly string[] = []): Condition | undefined {
  if (!isObject(value) || typeof value.field !== 'string') return undefined;
  const { field, is, ...others } = value;
  if (Object.keys(others).some((key) => !more.includes(key))) return undefined;
  const isKnown =
    is === undefined ||
    typeof is === 'string' ||
    (Array.isArray(is) && is.length > 0 && is.every((one) => typeof one === 'string'));
  return isKnown ? ({ field, ...(is !== undefined && { is }) } as Condition) : undefined;
}

/**
 * The fields that can be judged, with the options that come from elsewhere in place.
 * @param optionsAt options of the field at a place in the form; undefined for those that it has itself
 */
export function readFields(form: Json | undefined, optionsAt: (index: number) => Json[] | undefined): Field[] {
  return fieldsOf(form).flatMap((field, index) => {
    if (typeof field.name !== 'string' || typeof field.input !== 'string') return [];
    const options = optionsAt(index) ?? (Array.isArray(field.options) ? field.options : undefined);
    const own = Array.isArray(field.rules) ? field.rules.filter(isRule) : [];
    const { when, requiredWhen, rules: _, options: __, ...rest } = field;
    return [
      {
        ...rest,
        label: nameOfField(field),
        ...(options && { options: options.filter(isOption) }),
        ...(own.length > 0 && { rules: own }),
        ...(readCondition(when) && { when }),
        ...(readCondition(requiredWhen, ['message']) && { requiredWhen }),
      } as unknown as Field,
    ];
  });
}

const isOption = (option: Json) => typeof option === 'string' || (isObject(option) && typeof option.label === 'string');

const isRule = (rule: Json) =>
  isObject(rule) && typeof rule.rule === 'string' && ownValue(rules, rule.rule) !== undefined;
