import { rules } from '#rules/rules.ts';
import type { InputKind, Rule, RuleDefinition, RuleName, ValueKind } from '#rules/types.ts';
import { pointerTo } from '#shared/applyChange.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';
import { changesBetween } from '../properties/changes.ts';
import { usualMessage } from './words.ts';

/** What a rule of a kind of field measures against. */
export type Measure = Exclude<ValueKind, 'number or date'> | 'number' | 'date' | 'field';

export function measureOf(rule: RuleName, kind: InputKind): Measure {
  if (rule === 'equalsField') return 'field';
  const { takes } = rules[rule];
  if (takes !== 'number or date') return takes;
  return kind === 'date' ? 'date' : 'number';
}

/** The rules that a field may be given: those that can judge its kind, each once, patterns as often as one likes. */
export function rulesToAdd(kind: InputKind, there: readonly Json[], known: readonly unknown[]): RuleName[] {
  const has = new Set(there.map((rule) => (rule as JsonObject | null)?.rule));
  return (Object.keys(rules) as RuleName[]).filter((rule) => {
    const { inputs }: RuleDefinition = rules[rule];
    // "accepted" says of a tick box what "required" says.
    const isSaid = rule === 'required' && kind === 'tick';
    return known.includes(rule) && inputs.includes(kind) && !isSaid && (rule === 'pattern' || !has.has(rule));
  });
}

/** What a new rule may measure against. */
export interface Beginning {
  kind: InputKind;
  /** Of the field. */
  label: string;
  choices: string[];
  /** Names of the other fields. */
  others: string[];
  /** ISO 8601 day of today. */
  today: string;
}

const lengths: Partial<Record<RuleName, number>> = { minLength: 2, maxLength: 100, length: 10, min: 1, max: 10 };

/** A rule as it begins, with a message that fits. */
export function newRule(rule: RuleName, beginning: Beginning): Rule {
  const { kind, label, choices, others, today } = beginning;
  const isChoices = kind === 'choices';
  const values: Record<Measure, Partial<Rule>> = {
    nothing: {},
    'whole number': { value: isChoices ? 1 : (lengths[rule] ?? 1) },
    'whole number or nothing': {},
    number: { value: lengths[rule] ?? 1 },
    date: { value: today },
    'regular expression': { value: '^[A-Za-z ]+$' },
    'list of texts': { value: choices.length ? choices : ['Yes'] },
    field: { field: others[0] ?? '' },
  };
  const own: Rule = { rule, ...values[measureOf(rule, kind)], message: '' };
  return { ...own, message: usualMessage(own, kind, label) };
}

/** Puts a rule behind the others; one that asks for a value at all comes first. @param pointer of the field */
export function addRule(field: JsonObject, pointer: string, rule: Rule): Change {
  const list = pointerTo(pointer, 'rules');
  const there = Array.isArray(field.rules) ? field.rules : undefined;
  if (!there) return { kind: 'set', pointer: list, value: [rule as unknown as Json] };
  const isFirst = rule.rule === 'required' || rule.rule === 'accepted';
  return { kind: 'insert', pointer: pointerTo(list, isFirst ? 0 : there.length), value: rule as unknown as Json };
}

/** Takes a rule away, and the list with its last. @param pointer of the field */
export function removeRule(field: JsonObject, pointer: string, index: number): Change {
  const list = pointerTo(pointer, 'rules');
  const count = Array.isArray(field.rules) ? field.rules.length : 0;
  return { kind: 'remove', pointer: count > 1 ? pointerTo(list, index) : list };
}

/**
 * Gives a rule something else to measure against. A message that nobody has changed follows.
 * @param pointer of the rule
 */
export function changeRule(
  rule: Rule,
  changed: Partial<Rule>,
  pointer: string,
  kind: InputKind,
  label: string,
): Change[] {
  const next: Rule = { ...rule, ...changed };
  const isUsual = rule.message === usualMessage(rule, kind, label);
  const after = isUsual ? { ...next, message: usualMessage(next, kind, label) } : next;
  return changesBetween(rule as unknown as Json, after as unknown as Json, pointer);
}
