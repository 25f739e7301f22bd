import { matchesCondition } from '#rules/condition.ts';
import type { Condition } from '#rules/types.ts';
import { isDate } from '#shared/isDate.ts';
import { findNearestName } from '#shared/nearestName.ts';
import type { DefinedField, ReportForm } from './readForm.ts';

/** Reports conditions on missing fields, on impossible values, and in circles. */
export function checkConditions(fields: DefinedField[], report: ReportForm): void {
  for (const field of fields) {
    for (const key of ['when', 'requiredWhen'] as const) {
      const condition = field[key];
      const pointer = `${field.pointer}/${key}`;
      if (!condition) continue;
      const source = fields.find(({ name }) => name === condition.field);
      if (condition.field === field.name) report('form-condition-on-itself', { name: field.name }, `${pointer}/field`);
      else if (!source) reportUnknownField(condition.field, fields, `${pointer}/field`, report);
      else checkValues(condition, source, pointer, report);
    }
    checkCircle(field, fields, report);
  }
}

export function reportUnknownField(name: string, fields: DefinedField[], pointer: string, report: ReportForm): void {
  const known = fields.map((field) => field.name);
  const suggestion = findNearestName(name, known);
  report('form-field-unknown', { name, known, ...(suggestion && { suggestion }) }, pointer);
}

function checkValues({ field, is }: Condition, source: DefinedField, pointer: string, report: ReportForm): void {
  if (is === undefined) return;
  [is].flat().forEach((value, index) => {
    if (canBe(source, value)) return;
    const possible = possibleValues(source) ?? [];
    const suggestion = findNearestName(value, possible);
    const place = Array.isArray(is) ? `${pointer}/is/${index}` : `${pointer}/is`;
    report('form-condition-impossible', { field, value, possible, ...(suggestion && { suggestion }) }, place);
  });
}

/** Every value that a field may hold, if they can be listed. */
function possibleValues({ kind, choices, rules }: DefinedField): string[] | undefined {
  if (kind === 'tick') return ['true', 'false'];
  if (kind === 'select' || kind === 'radio' || kind === 'choices') return choices;
  const list = rules?.find(({ rule }) => rule === 'oneOf')?.value;
  return Array.isArray(list) ? list : undefined;
}

function canBe(source: DefinedField, value: string): boolean {
  const { kind } = source;
  // A field that is empty or not chosen has an empty text; a list of choices does not.
  if (value.trim() === '') return !['tick', 'choices'].includes(kind);
  if (kind === 'file') return false;
  if (kind === 'number') return !Number.isNaN(Number(value));
  if (kind === 'date') return isDate(value.trim());
  return possibleValues(source)?.some((possible) => matchesCondition(possible, { field: '', is: value })) ?? true;
}

/** Reports a circle of conditions once, at the first of its fields. */
function checkCircle(field: DefinedField, fields: DefinedField[], report: ReportForm): void {
  const circle: DefinedField[] = [];
  let next: DefinedField | undefined = field;
  while (next?.when && !circle.includes(next)) {
    circle.push(next);
    const { field: name }: Condition = next.when;
    next = fields.find((other) => other.name === name);
  }
  const isFirst = circle.every((other) => fields.indexOf(other) >= fields.indexOf(field));
  if (next !== field || circle.length < 2 || !isFirst) return;
  report(
    'form-condition-in-circle',
    { circle: [...circle, field].map(({ name }) => name) },
    `${field.pointer}/when/field`,
  );
}
