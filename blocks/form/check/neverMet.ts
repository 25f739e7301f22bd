import { rules as allRules, judgesEmpty } from '#rules/rules.ts';
import type { Condition } from '#rules/types.ts';
import { formatAlternatives } from '#shared/formatText.ts';
import { addRequirements, type Requirements } from './conditionChain.ts';
import type { DefinedField, FormSurroundings } from './readForm.ts';
import { isMeasurable } from './rules.ts';

/** Reports conditions that never hold: they contradict each other, or the rules of the field that they name. */
export function checkNeverMet(fields: DefinedField[], { report, isPatternUsable }: FormSurroundings): void {
  for (const field of fields) {
    const requirements: Requirements = new Map();
    for (const key of ['when', 'requiredWhen'] as const) {
      const condition = field[key];
      const source = condition && fields.find(({ name }) => name === condition.field);
      if (!source || source === field) continue;
      const pointer = `${field.pointer}/${key}`;
      const contradiction = addRequirements(condition, fields, requirements);
      if (contradiction) {
        const { field: name, one, other } = contradiction;
        const because = `this field is there only when it is ${valuesOf(one)}`;
        report('form-condition-never', { field: name, value: valuesOf(other), because }, pointer);
        break;
      }
      if (isRefused(condition, source, isPatternUsable)) {
        const because = 'the rules of that field refuse it';
        report('form-condition-never', { field: source.name, value: valuesOf(condition), because }, pointer);
      }
    }
  }
}

const valuesOf = ({ is }: Condition): string => (is === undefined ? 'filled in' : formatAlternatives([is].flat(), 5));

/** @returns true if the rules of a field in which one types refuse every value of a condition, whatever its case */
function isRefused(
  { is }: Condition,
  source: DefinedField,
  isPatternUsable: FormSurroundings['isPatternUsable'],
): boolean {
  if (is === undefined || !['text', 'email', 'tel', 'textarea', 'password', 'number'].includes(source.kind))
    return false;
  const rules = (source.rules ?? []).filter(
    (rule) => !['equalsField', 'oneOf'].includes(rule.rule) && !judgesEmpty(rule.rule) && isMeasurable(rule, source),
  );
  if (rules.some(({ rule, value }) => rule === 'pattern' && !isPatternUsable(String(value)))) return false;
  const isKept = (value: string) => rules.every((rule) => allRules[rule.rule].check(value, rule, {}) === undefined);
  return [is]
    .flat()
    .flatMap((value) => [value, value.toLowerCase(), value.toUpperCase()])
    .every((value) => value.trim() !== '' && !isKept(value));
}
