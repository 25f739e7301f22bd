import { isConditionMet, matchesCondition } from '#rules/condition.ts';
import { conditionParts, fieldsInCondition } from '#rules/conditionParts.ts';
import type { Condition, FieldCondition, FieldValue } from '#rules/types.ts';
import { validateField } from '#rules/validateForm.ts';
import { isEmpty } from '#rules/value.ts';
import { type CandidateField, createCandidateValues } from '../fieldCandidates.ts';
import { valuesAround } from './conditionChain.ts';
import { checkConditions } from './conditions.ts';
import { checkNeverMet } from './neverMet.ts';
import type { DefinedField, DefinedForm, FormSurroundings } from './readForm.ts';

/** Reports conditions on which mails are sent that cannot hold, and entries about which no mail is sent. */
export function checkRecipients({ recipients, submit, fields }: DefinedForm, surroundings: FormSurroundings): void {
  const { report } = surroundings;
  checkConditions(recipients, report, fields);
  checkNeverMet(recipients, surroundings, fields);
  if (recipients.length === 0 || recipients.length < (submit.mail?.length ?? 0)) return;
  const conditions = recipients.flatMap(({ when }) => when ?? []);
  const values = valuesWithout(conditions, fields);
  if (values) report('form-mail-unreceived', { values: wordsOf(values) }, '/submit/mail');
}

type Values = Record<string, FieldValue>;

const wordsOf = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => (isEmpty(value) ? `"${name}" left empty` : `"${name}" as "${[value].flat().join(', ')}"`))
    .join(' and ');

/** Most entries that are tried. */
const mostTries = 5_000;

/** Values with which none of some conditions is met; undefined if there are none, or they cannot be found. */
function valuesWithout(conditions: Condition[], fields: DefinedField[]): Values | undefined {
  const parts = conditions.flatMap((condition) => conditionParts(condition).map((part) => part.condition));
  const tried = [
    ...sourcesOf(
      parts.map(({ field }) => field),
      fields,
    ),
  ];
  const all = tried.flatMap(({ when }) => conditionParts(when).map(({ condition }) => condition));
  let entries: Values[] = [{}];
  for (const field of tried) {
    const values = distinctValues(field, [...parts, ...all]);
    // Nothing can be said about a field whose values cannot be listed.
    if (values.length === 0 || entries.length * values.length > mostTries) return undefined;
    entries = entries.flatMap((entry) => values.map((value) => ({ ...entry, [field.name]: value })));
  }
  return entries.find((entry) => !conditions.some((condition) => isConditionMet(condition, fields, entry)));
}

/** Fields of some names, and those that decide whether they are shown. */
function sourcesOf(names: string[], fields: DefinedField[], found = new Set<DefinedField>()): Set<DefinedField> {
  for (const field of fields) {
    if (!names.includes(field.name) || found.has(field)) continue;
    found.add(field);
    sourcesOf(fieldsInCondition(field.when), fields, found);
  }
  return found;
}

/** Values that a field can have, one for each way in which they meet conditions on it. */
function distinctValues(field: DefinedField, conditions: FieldCondition[]): FieldValue[] {
  const own = conditions.filter((condition) => condition.field === field.name);
  const candidates: FieldValue[] = [
    ...(field.kind === 'choices' ? [] : own.flatMap((condition) => valuesAround(condition, field))),
    ...createCandidateValues({ ...field, options: field.choices } as CandidateField, () => []),
  ];
  const rules = field.rules ?? [];
  const byMeaning = new Map<string, FieldValue>();
  for (const value of candidates) {
    const isTaken = validateField({ name: 'field', rules }, [], { field: value }) === undefined;
    const meaning = own.map((condition) => matchesCondition(value, condition)).join();
    if (isTaken && !byMeaning.has(meaning)) byMeaning.set(meaning, value);
  }
  return [...byMeaning.values()];
}
