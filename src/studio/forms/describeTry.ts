import type { FormTrial } from '#blocks/form/formTrials.ts';
import { fieldsInCondition } from '#rules/conditionParts.ts';
import { filesOf } from '#rules/files.ts';
import type { FieldValue, InputKind, Rule } from '#rules/types.ts';
import { bytesPerMegabyte, lengthOf } from '#rules/value.ts';
import { formatCount } from '#shared/formatText.ts';
import { type FieldInfo, formatCondition, formatRule } from './formatRule.ts';

export type TrySeverity = 'problem' | 'notice' | 'fine';

export interface TryDescription {
  weight: TrySeverity;
  /** For example `At least 3 characters`. */
  rule: string;
  /** For example `“ab”, 2 characters`. */
  typed: string;
  says: string;
}

const maxTextLength = 40;

const optionLabelOf = (value: string, source: FieldInfo | undefined) =>
  source?.options.find((option) => option.value === value)?.label ?? value;

/** Formats a value as filled in: `“ab”`, `ticked`, `a file of 2 MB`. */
export function formatTypedValue(value: FieldValue, source: FieldInfo | undefined): string {
  if (value === undefined || value === '') return source?.kind === 'file' ? 'no file' : 'nothing';
  if (typeof value === 'boolean') return value ? 'ticked' : 'not ticked';
  const [file] = filesOf(value);
  if (Array.isArray(value) && file) return `${formatCount(value.length, 'file')} of ${file.size / bytesPerMegabyte} MB`;
  if (Array.isArray(value))
    return value.length
      ? `${value.map((one) => optionLabelOf(String(one), source)).join(', ')} ticked`
      : 'nothing ticked';
  if (typeof value !== 'string') return `a file of ${value.size / bytesPerMegabyte} MB`;
  if (value.trim() === '') return 'spaces alone';
  const text = optionLabelOf(value, source);
  const count = lengthOf(text);
  return count > maxTextLength ? `“${text.slice(0, maxTextLength)}…”, ${count} characters` : `“${text}”`;
}

const contradictionMessage = 'Two rules contradict each other, so nobody can fill it in';

const outcomeMessages = {
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

function describeOutcome({ outcome, tried, said }: FormTrial): string {
  const key = tried === 'requiredWhen' ? tried : 'when';
  switch (outcome) {
    case 'never':
    case 'always':
      return outcomeMessages[outcome][key];
    case 'other':
      return `Another rule answers first: “${said ?? 'nothing'}”. Nobody ever reads this message.`;
    case 'impossible':
    case 'untried':
    case 'unbreakable':
      return outcomeMessages[outcome];
    case 'right':
      return said === undefined ? 'says nothing: it is right' : `“${said}”`;
  }
}

const severityByOutcome: Record<FormTrial['outcome'], TrySeverity> = {
  right: 'fine',
  other: 'notice',
  unbreakable: 'notice',
  always: 'notice',
  untried: 'notice',
  impossible: 'problem',
  never: 'problem',
};

export function describeTry(trial: FormTrial, sourceOf: (name: string) => FieldInfo | undefined): TryDescription {
  const { field, tried, values, isInside, outcome } = trial;
  const fieldInfo = sourceOf(field.name);
  const condition = tried === 'when' || tried === 'requiredWhen' ? field[tried] : undefined;
  const rule = typeof tried === 'number' ? field.rules?.[tried] : undefined;
  const formatRuleOf = (rule: Rule, kind: InputKind) => formatRule(rule, kind, (name) => sourceOf(name)?.label ?? name);
  const words = { weight: severityByOutcome[outcome], says: describeOutcome(trial) };
  if (rule && fieldInfo)
    return {
      ...words,
      rule: formatRuleOf(rule, fieldInfo.kind),
      typed: values ? formatTypedValue(values[field.name], fieldInfo) : '',
    };
  const conflict = fieldInfo && trial.conflict?.map((at) => field.rules?.[at]).filter((found) => found !== undefined);
  if (conflict) {
    const both = conflict.map((found) => `“${formatRuleOf(found as Rule, fieldInfo.kind)}”`).join(' and ');
    return { ...words, says: `${contradictionMessage}: ${both}.`, rule: 'All rules together', typed: '' };
  }
  if (!condition) return { ...words, rule: 'All rules together', typed: '' };
  const describeValue = (name: string, all: NonNullable<typeof values>) =>
    `${sourceOf(name)?.label ?? name}: ${formatTypedValue(all[name], sourceOf(name))}`;
  const verb = tried === 'when' ? 'Shown' : 'Required';
  const isShown = tried === 'when' && outcome === 'right';
  return {
    ...words,
    rule: `${verb} when ${formatCondition(condition, sourceOf)}`,
    typed: values
      ? fieldsInCondition(condition)
          .map((name) => describeValue(name, values))
          .join('; ')
      : '',
    ...(isShown && { says: isInside ? 'it is shown' : 'it is not shown, and not asked for' }),
  };
}

/** Summarizes all trials: `42 tries of 7 fields: all answered as their rules say`. */
export function summarizeTries(tries: readonly FormTrial[]): string {
  const fields = new Set(tries.map(({ field }) => field)).size;
  const tried = `${formatCount(tries.length, 'try', 'tries')} of ${formatCount(fields, 'field')}`;
  const countOf = (weight: TrySeverity) => tries.filter(({ outcome }) => severityByOutcome[outcome] === weight).length;
  const [problems, notices] = [countOf('problem'), countOf('notice')];
  if (tries.length === 0) return 'There is nothing to try: no field has a rule or a condition.';
  if (problems + notices === 0) return `${tried}: all answered as their rules say.`;
  const found = [
    ...(problems ? [formatCount(problems, 'problem')] : []),
    ...(notices ? [formatCount(notices, 'thing to know', 'things to know')] : []),
  ];
  return `${tried}: ${found.join(' and ')}; all others answered as their rules say.`;
}
