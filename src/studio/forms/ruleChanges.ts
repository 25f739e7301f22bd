import { custom } from '#rules/custom.ts';
import { rules } from '#rules/rules.ts';
import type { InputKind, Rule, RuleName, ValueKind } from '#rules/types.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { insertItem } from '#shared/listMove.ts';
import { childPointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { changesBetween } from '../properties/changesBetween.ts';
import { defaultMessageOf } from './formatRule.ts';

export type RuleValueType = Exclude<ValueKind, 'number or date'> | 'number' | 'date' | 'time' | 'field';

export function ruleValueTypeOf(rule: RuleName, kind: InputKind): RuleValueType {
  if (rule === 'equalsField') return 'field';
  const { takes } = rules[rule];
  if (takes !== 'number or date') return takes;
  return kind === 'date' || kind === 'time' ? kind : 'number';
}

/** Rules that help with a kind of field, the usual ones first. Others can judge it too, and stay where they are. */
const helpfulRules: Record<InputKind, readonly RuleName[]> = {
  text: ['required', 'personName', 'minLength', 'maxLength', 'length', 'digits', 'pattern', 'oneOf', 'equalsField'],
  email: ['required', 'email', 'pattern', 'equalsField'],
  tel: ['required', 'phone', 'digits', 'pattern'],
  number: ['required', 'min', 'max'],
  password: ['required', 'minLength', 'maxLength', 'pattern', 'equalsField'],
  textarea: ['required', 'minLength', 'maxLength', 'minWords', 'maxWords', 'pattern'],
  select: ['required'],
  radio: ['required'],
  tick: ['accepted'],
  choices: ['required', 'minLength', 'maxLength', 'length'],
  date: ['required', 'min', 'max'],
  time: ['required', 'min', 'max'],
  range: [],
  rating: ['required'],
  country: ['required'],
  file: ['required', 'types', 'max', 'maxFiles'],
  signature: ['required'],
  hidden: [],
  group: [],
  section: [],
  step: [],
};

/** Rules that can be added to a field: those that fit its kind, each once except patterns, and the site's own. */
export function addableRules(kind: InputKind, existing: readonly Json[], known: readonly unknown[]): RuleName[] {
  const has = new Set(existing.map((rule) => (rule as JsonObject | null)?.rule));
  const own = (Object.keys(custom) as RuleName[]).filter((rule) => rules[rule].inputs.includes(kind));
  const fitting = new Set([...helpfulRules[kind], ...own]);
  return [...fitting].filter((rule) => known.includes(rule) && (rule === 'pattern' || !has.has(rule)));
}

export interface NewRuleInput {
  kind: InputKind;
  label: string;
  choices: string[];
  others: string[];
  /** ISO 8601. */
  today: string;
}

/** Letters of any script with their marks, digits, and what stands between them in names and addresses. */
const everyScript = "^[\\p{L}\\p{M}\\p{N} .,/'’\\-]+$";

const defaultNumbers: Partial<Record<RuleName, number>> = {
  minLength: 2,
  maxLength: 100,
  length: 10,
  minWords: 50,
  maxWords: 300,
  min: 1,
  max: 10,
  maxBytes: 5_000_000,
  maxFiles: 3,
};

/** Time with which a rule begins: offices are open between them. */
export const usualTimeOf = (rule: RuleName): string => (rule === 'max' ? '17:00' : '09:00');

/** Country of the editor's browser: `IN`. */
const countryOfBrowser = () => new Intl.Locale(globalThis.navigator?.language ?? 'en').maximize().region ?? 'US';

export function createRule(rule: RuleName, input: NewRuleInput): Rule {
  const { kind, label, choices, others, today } = input;
  const isChoices = kind === 'choices';
  const values: Record<RuleValueType, Partial<Rule>> = {
    nothing: {},
    'whole number': { value: isChoices ? 1 : (defaultNumbers[rule] ?? 1) },
    'whole number or nothing': {},
    number: { value: defaultNumbers[rule] ?? 1 },
    date: { value: today },
    time: { value: usualTimeOf(rule) },
    'regular expression': { value: everyScript },
    'country code': { value: countryOfBrowser() },
    'list of texts': { value: rule === 'types' ? ['.pdf'] : choices.length ? choices : ['Yes'] },
    field: { field: others[0] ?? '' },
  };
  const newRule: Rule = { rule, ...values[ruleValueTypeOf(rule, kind)], message: '' };
  return { ...newRule, message: defaultMessageOf(newRule, kind, label) };
}

/** Adds a rule at the end, or first if it requires a value. */
export function addRule({ rules: existing }: JsonObject, pointer: string, rule: Rule): JsonChange[] {
  const isFirst = rule.rule === 'required' || rule.rule === 'accepted' || !Array.isArray(existing);
  const index = isFirst ? 0 : existing.length;
  const list = childPointer(pointer, 'rules');
  return insertItem(rule as unknown as Json, { list, index, isMissing: !Array.isArray(existing) }).changes;
}

export function removeRule(field: JsonObject, pointer: string, index: number): JsonChange {
  const list = childPointer(pointer, 'rules');
  const count = Array.isArray(field.rules) ? field.rules.length : 0;
  return { kind: 'remove', pointer: count > 1 ? childPointer(list, index) : list };
}

/** Changes a rule, and its message if that is the default one. */
export function changeRule(
  rule: Rule,
  changed: Partial<Rule>,
  pointer: string,
  kind: InputKind,
  label: string,
): JsonChange[] {
  const next: Rule = { ...rule, ...changed };
  const isUsual = rule.message === defaultMessageOf(rule, kind, label);
  const after = isUsual ? { ...next, message: defaultMessageOf(next, kind, label) } : next;
  return changesBetween(rule as unknown as Json, after as unknown as Json, pointer);
}
