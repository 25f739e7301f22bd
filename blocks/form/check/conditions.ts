import { comparisonOf, comparisons, matchesCondition } from '#rules/condition.ts';
import { conditionParts, fieldsInCondition } from '#rules/conditionParts.ts';
import { measurable } from '#rules/inputKinds.ts';
import { isStep, type StepField } from '#rules/steps.ts';
import type { Condition, FieldCondition, InputKind } from '#rules/types.ts';
import { isDate, isTime } from '#shared/isDate.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { inputDescriptions } from './inputDescriptions.ts';
import type { DefinedField, ReportForm } from './readForm.ts';

/**
 * Reports conditions that ask nothing, on missing fields, on impossible values, and in circles.
 * @param known fields that the conditions may name
 */
export function checkConditions(fields: DefinedField[], report: ReportForm, known: DefinedField[] = fields): void {
  // Those of a section or a step belong to each of its fields.
  const checked = new Map<string, boolean>();
  for (const field of fields) {
    for (const { condition, pointer } of field.conditions) {
      const isKnown = checked.has(pointer);
      if (!isKnown) checked.set(pointer, checkShape(condition, pointer, report));
      if (!checked.get(pointer)) continue;
      for (const part of conditionParts(condition, pointer)) {
        if (part.condition.field === field.name)
          report('form-condition-on-itself', { name: field.name }, `${part.pointer}/field`);
        else if (!isKnown) checkPart(part.condition, known, part.pointer, report);
      }
    }
    checkCircle(field, known, report);
  }
}

const ways = ['is', ...Object.keys(comparisons), 'empty'];
const groups = ['all', 'any', 'not'];

/** @returns false after it has reported a condition that asks nothing, or two things at once */
function checkShape(condition: Condition, pointer: string, report: ReportForm): boolean {
  const keys = Object.keys(condition);
  const found = keys.filter((key) => key === 'field' || groups.includes(key));
  const asked = keys.filter((key) => ways.includes(key));
  if (found.length !== 1 || (found[0] !== 'field' && asked.length > 0) || asked.length > 1) {
    report('form-condition-shape', { found: [...found, ...asked] }, pointer);
    return false;
  }
  if ('all' in condition || 'any' in condition) {
    const [key, inner] = 'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
    return inner.map((each, index) => checkShape(each, `${pointer}/${key}/${index}`, report)).every(Boolean);
  }
  return 'not' in condition ? checkShape(condition.not, `${pointer}/not`, report) : true;
}

function checkPart(condition: FieldCondition, fields: DefinedField[], pointer: string, report: ReportForm): void {
  const source = fields.find(({ name }) => name === condition.field);
  if (!source) reportUnknownField(condition.field, fields, `${pointer}/field`, report);
  else {
    checkValues(condition, source, pointer, report);
    checkComparison(condition, source, pointer, report);
  }
}

export function reportUnknownField(name: string, fields: DefinedField[], pointer: string, report: ReportForm): void {
  const known = fields.map((field) => field.name);
  const suggestion = findNearestName(name, known);
  report('form-field-unknown', { name, known, ...(suggestion && { suggestion }) }, pointer);
}

function checkValues({ field, is }: FieldCondition, source: DefinedField, pointer: string, report: ReportForm): void {
  if (is === undefined) return;
  [is].flat().forEach((value, index) => {
    if (canBe(source, value)) return;
    const possible = possibleValues(source) ?? [];
    const suggestion = findNearestName(value, possible);
    const place = Array.isArray(is) ? `${pointer}/is/${index}` : `${pointer}/is`;
    report('form-condition-impossible', { field, value, possible, ...(suggestion && { suggestion }) }, place);
  });
}

/** Bounds of kinds whose values are no numbers: true for a right one, and words for all of them. */
const boundsByKind: Partial<Record<InputKind, (bound: unknown) => [isRight: boolean, right: string]>> = {
  date: (bound) => [isDate(String(bound)), 'a date as "2027-01-15"'],
  time: (bound) => [isTime(String(bound)), 'a time as "09:30"'],
};

/** Reports a bound that the values of a field cannot be compared with. */
function checkComparison(condition: FieldCondition, source: DefinedField, pointer: string, report: ReportForm): void {
  const [comparison, bound] = comparisonOf(condition) ?? [];
  if (comparison === undefined) return;
  const { kind } = source;
  const isMeasured = (measurable as readonly string[]).includes(kind);
  const choices = kind === 'select' || kind === 'radio' ? (source.choices ?? [String(bound)]) : [];
  const isReached = choices.some((choice) => matchesCondition(choice, condition));
  const [isRight, right] = boundsByKind[kind]?.(bound) ?? [typeof bound === 'number', 'a number'];
  if (isReached || (isMeasured && isRight)) return;
  const expected = isMeasured ? right : undefined;
  const input = inputDescriptions[kind];
  report('form-condition-unfit', { comparison, input, ...(expected && { expected }) }, `${pointer}/${comparison}`);
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
  if (kind === 'file' || kind === 'group') return false;
  if (kind === 'number') return !Number.isNaN(Number(value));
  if (kind === 'range' || kind === 'rating') return isStep(source.settings as unknown as StepField, value);
  if (kind === 'country') return /^[A-Z]{2}$/i.test(value.trim());
  if (kind === 'time') return isTime(value.trim());
  if (kind === 'date') return isDate(value.trim());
  return possibleValues(source)?.some((possible) => matchesCondition(possible, { field: '', is: value })) ?? true;
}

/** Reports a circle of conditions once, at the first of its fields. */
function checkCircle(field: DefinedField, fields: DefinedField[], report: ReportForm): void {
  const circle = circleThrough(field, fields);
  const isFirst = circle?.every((other) => fields.indexOf(other) >= fields.indexOf(field));
  if (!circle || circle.length < 2 || !isFirst) return;
  const next = circle[1]?.name;
  const parts = field.conditions
    .filter(({ key }) => key === 'when')
    .flatMap(({ condition, pointer }) => conditionParts(condition, pointer));
  const pointer = parts.find(({ condition }) => condition.field === next)?.pointer ?? field.pointer;
  report('form-condition-in-circle', { circle: [...circle, field].map(({ name }) => name) }, `${pointer}/field`);
}

/** The shortest way from a field over the fields that it waits for back to itself; undefined if there is none. */
function circleThrough(field: DefinedField, fields: readonly DefinedField[]): DefinedField[] | undefined {
  const ways = [[field]];
  const visited = new Set<DefinedField>();
  for (const way of ways) {
    const last = way.at(-1) ?? field;
    const names = fieldsInCondition(last.when);
    if (names.includes(field.name)) return way;
    for (const next of fields.filter(({ name }) => names.includes(name))) {
      if (visited.has(next)) continue;
      visited.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
