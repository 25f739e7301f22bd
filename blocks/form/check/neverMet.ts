import { comparesFields, isFixedBound } from '#rules/bound.ts';
import { comparisonOf, matchesCondition } from '#rules/condition.ts';
import { conditionParts } from '#rules/conditionParts.ts';
import { rules as allRules, judgesEmpty } from '#rules/rules.ts';
import type { FieldCondition } from '#rules/types.ts';
import { formatAlternatives } from '#shared/formatText.ts';
import { addRequirements, type Requirements, valuesAround } from './conditionChain.ts';
import type { DefinedField, FormSurroundings } from './readForm.ts';
import { isMeasurable } from './rules.ts';

/**
 * Reports conditions that never hold: they contradict each other, or the rules of the field that they name.
 * @param known fields that the conditions may name
 */
export function checkNeverMet(
  fields: DefinedField[],
  { report, isPatternUsable }: FormSurroundings,
  known: DefinedField[] = fields,
): void {
  // Those of a section or a step belong to each of its fields.
  const reported = new Set<string>();
  const reportOnce = (args: { field: string; value: string; because: string }, pointer: string) => {
    if (!reported.has(pointer)) report('form-condition-never', args, pointer);
    reported.add(pointer);
  };
  for (const field of fields) {
    const requirements: Requirements = new Map();
    for (const { condition, pointer } of field.conditions) {
      const parts = conditionParts(condition).filter(({ isNeeded }) => isNeeded);
      if (parts.some((part) => part.condition.field === field.name)) continue;
      const contradiction = addRequirements(condition, known, requirements);
      if (contradiction) {
        const { field: name, one, other } = contradiction;
        const because = `this field is there only when it is ${valuesOf(one)}`;
        reportOnce({ field: name, value: valuesOf(other), because }, pointer + contradiction.pointer);
        break;
      }
      for (const part of parts) {
        const source = known.find(({ name }) => name === part.condition.field);
        if (!source || !isRefused(part.condition, source, isPatternUsable)) continue;
        const because = 'the rules of that field refuse it';
        const args = { field: source.name, value: valuesOf(part.condition), because };
        reportOnce(args, pointer + part.pointer);
      }
    }
  }
}

const comparisonWords = { atLeast: 'at least', atMost: 'at most', moreThan: 'more than', lessThan: 'less than' };

function valuesOf(condition: FieldCondition): string {
  const [comparison, bound] = comparisonOf(condition) ?? [];
  if (comparison) return `${comparisonWords[comparison]} ${bound}`;
  return condition.is === undefined ? 'filled in' : formatAlternatives([condition.is].flat(), 5);
}

/** @returns true if the rules of a field in which one types refuse every value of a condition, whatever its case */
function isRefused(
  condition: FieldCondition,
  source: DefinedField,
  isPatternUsable: FormSurroundings['isPatternUsable'],
): boolean {
  const isCompared = comparisonOf(condition) !== undefined;
  const kinds = ['text', 'email', 'tel', 'textarea', 'password', 'number'];
  if ((condition.is === undefined && !isCompared) || ![...kinds, ...(isCompared ? ['date'] : [])].includes(source.kind))
    return false;
  const rules = (source.rules ?? []).filter(
    (rule) =>
      rule.rule !== 'oneOf' &&
      !comparesFields(rule) &&
      isFixedBound(rule) &&
      !judgesEmpty(rule.rule) &&
      isMeasurable(rule, source),
  );
  if (rules.some(({ rule, value }) => rule === 'pattern' && !isPatternUsable(String(value)))) return false;
  const bounds = rules.filter(({ rule }) => rule === 'min' || rule === 'max');
  // Whether a rule of another kind takes a number beyond a bound cannot be tried.
  if (isCompared && bounds.length < rules.length) return false;
  const isKept = (value: string) => rules.every((rule) => allRules[rule.rule].check(value, rule, {}) === undefined);
  const values = isCompared
    ? [condition, ...bounds.map(({ value }) => ({ field: '', atLeast: value as number | string }))]
        .flatMap((each) => valuesAround(each, source))
        .map(String)
        .filter((value) => matchesCondition(value, condition))
    : [condition.is ?? []].flat().flatMap((value) => [value, value.toLowerCase(), value.toUpperCase()]);
  return values.length > 0 && values.every((value) => value.trim() !== '' && !isKept(value));
}
