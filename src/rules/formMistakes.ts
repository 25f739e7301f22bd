import type { CheckedField, Condition, Rule, RuleName } from './types.ts';

/** Something in a form's definition that no schema can see. */
export interface FormMistake {
  /** JSON pointer within the block, as `/fields/2/rules/0/value`. */
  pointer: string;
  message: string;
}

/** What is looked at: a form block, of which other properties may exist. Options may still be a query. */
export interface DefinedForm {
  fields: readonly (CheckedField & { input: string; options?: unknown })[];
  submit: { kind: string; url?: string; encoding?: string };
}

type Kind = 'nothing' | 'whole number' | 'number or date' | 'text' | 'list of texts' | 'whole number or nothing';

const valueKinds: Record<RuleName, Kind> = {
  required: 'nothing',
  minLength: 'whole number',
  maxLength: 'whole number',
  length: 'whole number',
  pattern: 'text',
  email: 'nothing',
  digits: 'whole number or nothing',
  min: 'number or date',
  max: 'number or date',
  oneOf: 'list of texts',
  equalsField: 'nothing',
  accepted: 'nothing',
};

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

const isOfKind: Record<Kind, (value: unknown) => boolean> = {
  nothing: (value) => value === undefined,
  'whole number': isCount,
  'whole number or nothing': (value) => value === undefined || isCount(value),
  'number or date': (value) => typeof value === 'number' || /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  text: (value) => typeof value === 'string',
  'list of texts': (value) => Array.isArray(value) && value.length > 0,
};

function ruleMistakes(rule: Rule, pointer: string, input: string, names: ReadonlySet<string>): FormMistake[] {
  const kind = valueKinds[rule.rule];
  const mistakes: FormMistake[] = [];
  if (!isOfKind[kind](rule.value)) {
    mistakes.push({ pointer: `${pointer}/value`, message: `"${rule.rule}" takes ${kind} as its value` });
  }
  if (rule.rule === 'equalsField' && !names.has(rule.field ?? '')) {
    mistakes.push({ pointer: `${pointer}/field`, message: `This form has no field "${rule.field ?? ''}"` });
  }
  if (rule.rule === 'accepted' && input !== 'checkbox') {
    mistakes.push({ pointer: `${pointer}/rule`, message: '"accepted" is for tick boxes; use "required" here' });
  }
  return mistakes;
}

function conditionMistakes(
  condition: Condition | undefined,
  pointer: string,
  own: string,
  names: ReadonlySet<string>,
): FormMistake[] {
  if (!condition || (names.has(condition.field) && condition.field !== own)) return [];
  const problem =
    condition.field === own ? 'A field cannot depend on itself' : `This form has no field "${condition.field}"`;
  return [{ pointer: `${pointer}/field`, message: problem }];
}

/** Everything in a form's definition that contradicts itself, in order. The build reports it; the browser never asks. */
export function formMistakes({ fields, submit }: DefinedForm): FormMistake[] {
  const names = new Set(fields.map((field) => field.name));
  const mistakes = fields.flatMap((field, index): FormMistake[] => {
    const pointer = `/fields/${index}`;
    const isRepeated = fields.findIndex((other) => other.name === field.name) < index;
    const hasOptions = Array.isArray(field.options) ? field.options.length > 0 : field.options !== undefined;
    const lacksOptions = ['select', 'radio'].includes(field.input) && !hasOptions;
    return [
      ...(isRepeated ? [{ pointer: `${pointer}/name`, message: `Two fields are named "${field.name}"` }] : []),
      ...(lacksOptions ? [{ pointer, message: `"${field.input}" needs "options" to choose from` }] : []),
      ...conditionMistakes(field.when, `${pointer}/when`, field.name, names),
      ...conditionMistakes(field.requiredWhen, `${pointer}/requiredWhen`, field.name, names),
      ...(field.rules ?? []).flatMap((rule, at) => ruleMistakes(rule, `${pointer}/rules/${at}`, field.input, names)),
    ];
  });
  if (submit.kind === 'http' && !submit.url)
    mistakes.push({ pointer: '/submit', message: '"http" needs a "url" to send to' });
  if (submit.kind === 'http' && submit.encoding !== 'form' && fields.some((field) => field.input === 'file')) {
    mistakes.push({ pointer: '/submit', message: 'Files can only be sent with "encoding": "form"' });
  }
  return mistakes;
}
