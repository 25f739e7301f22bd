import type { Try } from '#blocks/form/tries.ts';
import type { FieldValue, InputKind, Rule } from '#rules/types.ts';
import { lengthOf, megabyte } from '#rules/value.ts';
import { conditionWords, ruleWords, type Source } from './words.ts';

/** How a try is to be taken: something is wrong, something is worth knowing, or all is well. */
export type Weight = 'problem' | 'notice' | 'fine';

/** What was tried, in words. */
export interface TryWords {
  weight: Weight;
  /** The rule: `At least 3 characters`. */
  rule: string;
  /** What is typed: `“ab”, 2 characters`. */
  typed: string;
  /** What the form says, or what there is to know. */
  says: string;
}

/** Texts longer than this are cut where they are shown, in characters. */
const longest = 40;

const nameOf = (value: string, source: Source | undefined) =>
  source?.options.find((option) => option.value === value)?.label ?? value;

/** A value as it is filled in: `“ab”`, `ticked`, `a file of 2 MB`. */
export function typedWords(value: FieldValue, source: Source | undefined): string {
  if (value === undefined || value === '') return source?.kind === 'file' ? 'no file' : 'nothing';
  if (typeof value === 'boolean') return value ? 'ticked' : 'not ticked';
  if (Array.isArray(value))
    return value.length ? `${value.map((one) => nameOf(one, source)).join(', ')} ticked` : 'nothing ticked';
  if (typeof value !== 'string') return `a file of ${value.size / megabyte} MB`;
  if (value.trim() === '') return 'spaces alone';
  const text = nameOf(value, source);
  const count = lengthOf(text);
  return count > longest ? `“${text.slice(0, longest)}…”, ${count} characters` : `“${text}”`;
}

const contradiction = 'Two rules contradict each other, so nobody can fill it in';

const unwelcome = {
  impossible: 'Nothing was found that all rules of this field take: nobody can fill it in.',
  untried: 'No text could be made up for its pattern: try it on the page by hand.',
  unbreakable: 'Nothing that can be filled in breaks it, so nobody ever reads its message.',
  never: {
    when: 'It is never shown: nothing makes its condition hold.',
    requiredWhen: 'It is never required: nothing makes its condition hold.',
  },
  always: {
    when: 'It is shown always: its condition holds whatever is filled in.',
    requiredWhen: 'It is required always: its condition holds whatever is filled in.',
  },
};

function outcomeWords({ outcome, tried, said }: Try): string {
  const by = tried === 'requiredWhen' ? tried : 'when';
  switch (outcome) {
    case 'never':
    case 'always':
      return unwelcome[outcome][by];
    case 'other':
      return `Another rule answers first: “${said ?? 'nothing'}”. Nobody ever reads this message.`;
    case 'impossible':
    case 'untried':
    case 'unbreakable':
      return unwelcome[outcome];
    case 'right':
      return said === undefined ? 'says nothing: it is right' : `“${said}”`;
  }
}

const weights: Record<Try['outcome'], Weight> = {
  right: 'fine',
  other: 'notice',
  unbreakable: 'notice',
  always: 'notice',
  untried: 'notice',
  impossible: 'problem',
  never: 'problem',
};

/** A try in words. */
export function tryWords(one: Try, sourceOf: (name: string) => Source | undefined): TryWords {
  const { field, tried, values, isInside, outcome } = one;
  const own = sourceOf(field.name);
  const condition = tried === 'when' || tried === 'requiredWhen' ? field[tried] : undefined;
  const rule = typeof tried === 'number' ? field.rules?.[tried] : undefined;
  const wordsOf = (own: Rule, kind: InputKind) => ruleWords(own, kind, (name) => sourceOf(name)?.label ?? name);
  const words = { weight: weights[outcome], says: outcomeWords(one) };
  if (rule && own)
    return {
      ...words,
      rule: wordsOf(rule, own.kind),
      typed: values ? typedWords(values[field.name], own) : '',
    };
  const conflict = own && one.conflict?.map((at) => field.rules?.[at]).filter((found) => found !== undefined);
  if (conflict) {
    const both = conflict.map((found) => `“${wordsOf(found as Rule, own.kind)}”`).join(' and ');
    return { ...words, says: `${contradiction}: ${both}.`, rule: 'All rules together', typed: '' };
  }
  if (!condition) return { ...words, rule: 'All rules together', typed: '' };
  const source = sourceOf(condition.field);
  const verb = tried === 'when' ? 'Shown' : 'Required';
  const isShown = tried === 'when' && outcome === 'right';
  return {
    ...words,
    rule: `${verb} when ${conditionWords(condition, source)}`,
    typed: values ? `${source?.label ?? condition.field}: ${typedWords(values[condition.field], source)}` : '',
    ...(isShown && { says: isInside ? 'it is shown' : 'it is not shown, and not asked for' }),
  };
}

/** What came out of all tries: `42 tries of 7 fields: all answered as their rules say`. */
export function summaryOf(tries: readonly Try[]): string {
  const fields = new Set(tries.map(({ field }) => field)).size;
  const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;
  const tried = `${count(tries.length, 'try', 'tries')} of ${count(fields, 'field', 'fields')}`;
  const of = (weight: Weight) => tries.filter(({ outcome }) => weights[outcome] === weight).length;
  const [problems, notices] = [of('problem'), of('notice')];
  if (tries.length === 0) return 'There is nothing to try: no field has a rule or a condition.';
  if (problems + notices === 0) return `${tried}: all answered as their rules say.`;
  const found = [
    ...(problems ? [count(problems, 'problem', 'problems')] : []),
    ...(notices ? [count(notices, 'thing to know', 'things to know')] : []),
  ];
  return `${tried}: ${found.join(' and ')}; all others answered as their rules say.`;
}
