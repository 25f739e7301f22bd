import type { Option } from '#blocks/form/options.ts';
import { rules } from '#rules/rules.ts';
import type { Condition, InputKind, Rule, RuleName } from '#rules/types.ts';

/** What each kind of field is called where one is chosen. */
export const kindNames: Record<InputKind, string> = {
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
  file: 'File',
};

/** A rule as a sentence: the words before what it measures against, and those behind. */
export type Sentence = [before: string, after: string];

const unitOf = (kind: InputKind) => (kind === 'choices' ? 'choices' : 'characters');

const sentences: Record<RuleName, (kind: InputKind) => Sentence> = {
  required: (kind) => [kind === 'tick' ? 'Must be ticked' : 'Must be filled in', ''],
  minLength: (kind) => ['At least', unitOf(kind)],
  maxLength: (kind) => ['At most', unitOf(kind)],
  length: (kind) => ['Exactly', unitOf(kind)],
  pattern: () => ['Matches the pattern', ''],
  email: () => ['Is an e-mail address', ''],
  digits: () => ['Only digits,', 'of them'],
  min: (kind) => endSentence(kind, 'Not before', 'Not below'),
  max: (kind) => endSentence(kind, 'Not after', 'Not above'),
  oneOf: () => ['Is one of', ''],
  equalsField: () => ['Is the same as', ''],
  accepted: () => ['Must be ticked', ''],
};

const endSentence = (kind: InputKind, ofDates: string, ofNumbers: string): Sentence =>
  kind === 'date' ? [ofDates, ''] : [ofNumbers, kind === 'file' ? 'MB' : ''];

/** The sentence of a rule, around what it measures against. */
export const sentenceOf = (rule: RuleName, kind: InputKind): Sentence =>
  // A rule of the site's own may be gone, or say nothing of itself.
  rules[rule]?.words?.sentence ?? sentences[rule]?.(kind) ?? [rule, ''];

/** A rule in words: `At least 3 characters`. @param labelOf gives the label of a field by its name */
export function ruleWords({ rule, value, field }: Rule, kind: InputKind, labelOf: (name: string) => string): string {
  if (rule === 'digits' && value === undefined) return 'Only digits';
  const [before, after] = sentenceOf(rule, kind);
  const measure = rule === 'equalsField' ? `“${labelOf(field ?? '')}”` : [value ?? ''].flat().join(', ');
  return [before, measure, after].filter(Boolean).join(' ');
}

/** A rule that is to be added, in words: `At least … characters`. */
export function openRuleWords(rule: RuleName, kind: InputKind): string {
  const [before, after] = sentenceOf(rule, kind);
  if (rule === 'digits') return 'Only digits';
  const isWhole = rules[rule]?.takes === 'nothing' && rule !== 'equalsField';
  return isWhole ? before : [before, '…', after].filter(Boolean).join(' ');
}

/** What a rule says when nobody has found better words. @param label of the field */
export function usualMessage(rule: Rule, kind: InputKind, label: string): string {
  const own = [rule.value ?? ''].flat().join(', ');
  const messages: Record<RuleName, string> = {
    required: kind === 'tick' ? `Please tick “${label}”` : `${label} is required`,
    minLength: `${label}: at least ${own} ${unitOf(kind)}, please`,
    maxLength: `${label}: at most ${own} ${unitOf(kind)}, please`,
    length: `${label}: exactly ${own} ${unitOf(kind)}, please`,
    pattern: `Please check ${label}`,
    email: 'Please enter a valid e-mail address',
    digits: own ? `${label}: exactly ${own} digits, please` : `${label}: digits only, please`,
    min: kind === 'date' ? `${label}: not before ${own}, please` : `${label}: ${own} or more, please`,
    max: kind === 'date' ? `${label}: not after ${own}, please` : `${label}: ${own} or less, please`,
    oneOf: `${label}: please choose one of the list`,
    equalsField: `${label}: the two differ`,
    accepted: `Please tick “${label}”`,
  };
  return kind === 'file' && (rule.rule === 'max' || rule.rule === 'min')
    ? `The file must have ${own} MB or ${rule.rule === 'max' ? 'less' : 'more'}`
    : (rules[rule.rule]?.words?.message ?? messages[rule.rule] ?? `Please check ${label}`);
}

/** The field that a condition looks at. */
export interface Source {
  label: string;
  kind: InputKind;
  options: readonly Option[];
}

/**
 * A condition in words: `Course is Music or Geology`.
 * @param source undefined where there is no such field
 */
export function conditionWords({ field, is }: Condition, source: Source | undefined): string {
  const name = source?.label ?? `“${field}”, which is not there,`;
  const isTick = source?.kind === 'tick';
  if (is === undefined) return `${name} is ${isTick ? 'ticked' : 'filled in'}`;
  const values = [is].flat().map((value) => source?.options.find((own) => own.value === value)?.label ?? value);
  if (isTick && values.length === 1) return `${name} is ${values[0] === 'false' ? 'not ticked' : 'ticked'}`;
  const words = values.map((value) => (value.trim() === '' ? 'empty' : value));
  const verb = source?.kind === 'choices' ? 'includes' : 'is';
  return `${name} ${verb} ${[words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')}`;
}
