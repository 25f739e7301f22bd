import { comparesFields } from '#rules/bound.ts';
import { custom } from '#rules/custom.ts';
import type { FieldValue, Rule } from '#rules/types.ts';
import { validateField } from '#rules/validateForm.ts';
import { isEmpty } from '#rules/value.ts';
import { type CandidateField, createCandidateValues } from '../fieldCandidates.ts';
import type { DefinedField, FormSurroundings } from './readForm.ts';
import { isMeasurable } from './rules.ts';

/** Number of texts that are generated for a pattern. */
const generatedCount = 200;

/** Reports rules of a field that no value keeps together, as far as values can be found. */
export function checkSatisfiable(fields: DefinedField[], { report, ...patterns }: FormSurroundings): void {
  for (const field of fields) {
    const conflict = findConflict(field, patterns);
    if (!conflict) continue;
    const [first, second] = conflict.map((index) => describeRule(field.rules?.[index]));
    const pointer = `${field.pointer}/rules/${conflict.at(-1)}`;
    report('form-rules-impossible', { first: first ?? '', ...(second !== undefined && { second }) }, pointer);
  }
}

const describeRule = (rule: Rule | undefined) =>
  rule && `"${rule.rule}"${rule.value === undefined ? '' : ` (${[rule.value].flat().join(', ')})`}`;

/** Rules that do not decide by themselves what may be filled in. */
const otherRules = ['required', 'accepted', 'equalsField'];

/** Rules whose contradictions `bounds.ts` reports. */
const boundRules = ['minLength', 'maxLength', 'length', 'minWords', 'maxWords', 'digits', 'min', 'max'];

/** Positions of the rule, or of the two rules, that no value keeps; undefined if there is one, or it is unknown. */
function findConflict(
  field: DefinedField,
  { isPatternUsable, textsMatching }: Pick<FormSurroundings, 'isPatternUsable' | 'textsMatching'>,
): number[] | undefined {
  const rules = field.rules ?? [];
  const limits = [...rules.entries()].filter(([, rule]) => !otherRules.includes(rule.rule) && !comparesFields(rule));
  const patterns = limits.flatMap(([, { rule, value }]) => (rule === 'pattern' ? String(value) : []));
  if (limits.every(([, { rule }]) => boundRules.includes(rule)) || field.kind === 'choices') return undefined;
  if (limits.length === 1 && patterns.length === 0) return undefined;
  // What a rule of the site itself takes is unknown; a rule that cannot measure its field is reported already.
  if (!limits.every(([, rule]) => !Object.hasOwn(custom, rule.rule) && isMeasurable(rule, field))) return undefined;
  if (!patterns.every(isPatternUsable)) return undefined;
  const all = limits.map(([, rule]) => rule);
  const candidateField = { ...field, input: field.input, options: field.choices } as CandidateField;
  const plain = createCandidateValues(candidateField, () => []);
  // Most rules are kept by a value that takes no generating.
  if (canKeep(plain, all)) return undefined;
  const generated = patterns.map((pattern) => textsMatching(pattern, generatedCount));
  if (generated.some((texts) => texts.length === 0)) return undefined;
  const values = [...plain, ...generated.flat()];
  if (canKeep(values, all) || isOpen(values, all)) return undefined;
  const sets = [
    ...limits.map((limit) => [limit]),
    ...limits.flatMap((one, at) => limits.slice(at + 1).map((other) => [one, other])),
  ];
  const conflict = sets.find(
    (set) =>
      !canKeep(
        values,
        set.map(([, rule]) => rule),
      ),
  );
  return conflict?.every(([, { rule }]) => boundRules.includes(rule)) ? undefined : conflict?.map(([index]) => index);
}

const canKeep = (values: FieldValue[], rules: Rule[]): boolean =>
  values.some(
    (value) => !isEmpty(value) && validateField({ name: 'field', rules }, [], { field: value }) === undefined,
  );

const patternOf = ({ value }: Rule) => String(value);

/**
 * @returns true if only a longer text may be missing: a pattern without an end matches texts of any length, and those
 *   that were generated are short
 */
function isOpen(values: FieldValue[], rules: Rule[]): boolean {
  const hasEnd = (rule: Rule) => !/[*+]|\{\d+,\}/.test(patternOf(rule).replace(/\\./g, ''));
  if (rules.every((rule) => rule.rule !== 'pattern' || hasEnd(rule))) return false;
  const withoutLeast = rules.flatMap((rule): Rule[] => {
    if (rule.rule === 'minLength' || rule.rule === 'length') return [];
    if (rule.rule !== 'digits') return [rule];
    const { value: _, ...anyDigits } = rule;
    return [anyDigits];
  });
  return canKeep(values, withoutLeast);
}
