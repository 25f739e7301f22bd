import type { FieldOption } from '#blocks/form/fieldOptions.ts';
import { parseFromToday } from '#rules/bound.ts';
import { comparisonOf } from '#rules/condition.ts';
import { rules } from '#rules/rules.ts';
import type { Condition, FieldCondition, InputKind, Rule, RuleName } from '#rules/types.ts';
import { formatCount } from '#shared/formatText.ts';
import { comparisonWords } from './comparisonWords.ts';

export const inputKindNames: Record<InputKind, string> = {
  text: 'Text',
  email: 'E-mail address',
  tel: 'Phone number',
  number: 'Number',
  password: 'Password',
  textarea: 'Long text',
  select: 'Drop-down list',
  radio: 'Radio buttons',
  tick: 'Tick box',
  choices: 'Boxes to tick',
  date: 'Date',
  time: 'Time',
  range: 'Slider',
  rating: 'Stars',
  country: 'Country',
  file: 'File',
  signature: 'Signature',
  hidden: 'Hidden value',
  group: 'Repeated group',
  section: 'Heading of a section',
  step: 'Beginning of a step',
};

/** A rule as a sentence: the words before and after its value. */
export type RuleSentence = [before: string, after: string];

const unitOf = (kind: InputKind) => (kind === 'choices' ? 'choices' : 'characters');

const ruleSentences: Record<RuleName, (kind: InputKind) => RuleSentence> = {
  required: (kind) => [kind === 'tick' ? 'Must be ticked' : 'Must be filled in', ''],
  minLength: (kind) => ['At least', unitOf(kind)],
  maxLength: (kind) => ['At most', unitOf(kind)],
  length: (kind) => ['Exactly', unitOf(kind)],
  minWords: () => ['At least', 'words'],
  maxWords: () => ['At most', 'words'],
  pattern: () => ['Matches the pattern', ''],
  email: () => ['Is an e-mail address', ''],
  personName: () => ['Is a name of a person', ''],
  phone: () => ['Is a telephone number of', ''],
  digits: () => ['Only digits,', 'of them'],
  min: (kind) => limitSentence(kind, 'Not before', 'Not below'),
  max: (kind) => limitSentence(kind, 'Not after', 'Not above'),
  types: () => ['Is of the types', ''],
  maxBytes: () => ['At most', 'bytes'],
  maxFiles: () => ['At most', 'files'],
  oneOf: () => ['Is one of', ''],
  equalsField: () => ['Is the same as', ''],
  accepted: () => ['Must be ticked', ''],
};

const isMoment = (kind: InputKind) => kind === 'date' || kind === 'time';

const limitSentence = (kind: InputKind, ofDates: string, ofNumbers: string): RuleSentence =>
  isMoment(kind) ? [ofDates, ''] : [ofNumbers, kind === 'file' ? 'MB' : ''];

export const ruleSentenceOf = (rule: RuleName, kind: InputKind): RuleSentence =>
  // A custom rule may be removed, or have no sentence.
  rules[rule]?.words?.sentence ?? ruleSentences[rule]?.(kind) ?? [rule, ''];

/** Formats a rule: `At least 3 characters`. */
export function formatRule(
  { rule, value, field, plus }: Rule,
  kind: InputKind,
  labelOf: (name: string) => string,
): string {
  if (rule === 'digits' && value === undefined) return 'Only digits';
  const [before, after] = ruleSentenceOf(rule, kind);
  const isOther = rule === 'equalsField' || field !== undefined;
  const valueText = isOther ? `“${labelOf(field ?? '')}”` : formatRuleValue(value);
  const added = plus && `together with ${plus.map((name) => `“${labelOf(name)}”`).join(' and ')}`;
  return [before, valueText, after, added].filter(Boolean).join(' ');
}

/** Formats the value of a rule: `a, b`, `17 years before today`. */
function formatRuleValue(value: Rule['value']): string {
  const distance = parseFromToday(value);
  if (!distance) return [value ?? ''].flat().join(', ');
  const { count, unit } = distance;
  if (count === 0) return 'today';
  return `${formatCount(Math.abs(count), unit)} ${count < 0 ? 'before' : 'after'} today`;
}

/** Formats a rule without its value: `At least … characters`. */
export function formatRuleTemplate(rule: RuleName, kind: InputKind): string {
  const [before, after] = ruleSentenceOf(rule, kind);
  if (rule === 'digits') return 'Only digits';
  const isWhole = rules[rule]?.takes === 'nothing' && rule !== 'equalsField';
  return isWhole ? before : [before, '…', after].filter(Boolean).join(' ');
}

export function defaultMessageOf(rule: Rule, kind: InputKind, label: string): string {
  if (rule.plus)
    return `${label}: the sum must be ${formatRuleValue(rule.value)} or ${rule.rule === 'min' ? 'more' : 'less'}`;
  if (rule.field !== undefined && rule.rule !== 'equalsField') return comparedMessage(rule, kind, label);
  const valueText = formatRuleValue(rule.value);
  const messages: Record<RuleName, string> = {
    required: kind === 'tick' ? `Please tick “${label}”` : `${label} is required`,
    minLength: `${label}: at least ${valueText} ${unitOf(kind)}, please`,
    maxLength: `${label}: at most ${valueText} ${unitOf(kind)}, please`,
    length: `${label}: exactly ${valueText} ${unitOf(kind)}, please`,
    minWords: `${label}: at least ${valueText} words, please`,
    maxWords: `${label}: at most ${valueText} words, please`,
    pattern: `Please check ${label}`,
    email: 'Please enter a valid e-mail address',
    personName: `${label}: letters, spaces, apostrophes and hyphens, please`,
    phone: 'Please enter a valid telephone number',
    digits: valueText ? `${label}: exactly ${valueText} digits, please` : `${label}: digits only, please`,
    min: isMoment(kind) ? `${label}: not before ${valueText}, please` : `${label}: ${valueText} or more, please`,
    max: isMoment(kind) ? `${label}: not after ${valueText}, please` : `${label}: ${valueText} or less, please`,
    types: `${label}: please choose a file of these types: ${valueText}`,
    maxBytes: `${label}: the file is too large`,
    maxFiles: `${label}: at most ${valueText} files, please`,
    oneOf: `${label}: please choose one of the list`,
    equalsField: `${label}: the two differ`,
    accepted: `Please tick “${label}”`,
  };
  return kind === 'file' && (rule.rule === 'max' || rule.rule === 'min')
    ? `The file must have ${valueText} MB or ${rule.rule === 'max' ? 'less' : 'more'}`
    : (rules[rule.rule]?.words?.message ?? messages[rule.rule] ?? `Please check ${label}`);
}

/** Message for a field that is compared with another one, whose label visitors see. */
function comparedMessage({ rule }: Rule, kind: InputKind, label: string): string {
  const isMin = rule === 'min';
  if (isMoment(kind)) return isMin ? `${label} must not be earlier` : `${label} must not be later`;
  return isMin ? `${label} must not be less` : `${label} must not be more`;
}

export interface FieldInfo {
  label: string;
  kind: InputKind;
  options: readonly FieldOption[];
}

/**
 * Formats a condition: `Course is Music or Geology`, `Age is at least 18 and (Course is Music or Town is filled in)`.
 * @param sourceOf data of a field that a condition is about
 */
export function formatCondition(condition: Condition, sourceOf: (name: string) => FieldInfo | undefined): string {
  const inBrackets = (inner: Condition) => {
    const words = formatCondition(inner, sourceOf);
    return 'field' in inner || 'not' in inner ? words : `(${words})`;
  };
  if ('all' in condition) return condition.all.map(inBrackets).join(' and ');
  if ('any' in condition) return condition.any.map(inBrackets).join(' or ');
  if (!('not' in condition)) return formatFieldCondition(condition, sourceOf(condition.field), false);
  const { not } = condition;
  return 'field' in not && not.is !== undefined
    ? formatFieldCondition(not, sourceOf(not.field), true)
    : `not (${formatCondition(not, sourceOf)})`;
}

function formatFieldCondition(condition: FieldCondition, source: FieldInfo | undefined, isNot: boolean): string {
  const { field, is, empty } = condition;
  const name = source?.label ?? `“${field}”, which is not there,`;
  const isTick = source?.kind === 'tick';
  const compared = comparisonOf(condition);
  if (compared) return `${name} ${comparisonWords(compared[0], source?.kind)} ${compared[1]}`;
  if (is === undefined)
    return `${name} is ${isTick ? (empty ? 'not ticked' : 'ticked') : empty ? 'empty' : 'filled in'}`;
  const values = [is].flat().map((value) => source?.options.find((option) => option.value === value)?.label ?? value);
  if (isTick && values.length === 1) return `${name} is ${(values[0] === 'false') === isNot ? 'ticked' : 'not ticked'}`;
  const words = values.map((value) => (value.trim() === '' ? 'empty' : value));
  const verbs = source?.kind === 'choices' ? ['includes', 'does not include'] : ['is', 'is not'];
  return `${name} ${verbs[isNot ? 1 : 0]} ${[words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')}`;
}
