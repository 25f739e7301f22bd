import { MultiSelect, NumberInput, Select } from '@mantine/core';
import { formatFromToday, parseFromToday } from '#rules/bound.ts';
import type { InputKind, Rule } from '#rules/types.ts';
import { childPointer } from '#shared/pointer.ts';
import classes from './Forms.module.css';
import { useFormPanel } from './formPanelState.ts';

type Change = { [Key in 'value' | 'field' | 'plus']?: Rule[Key] | undefined };

interface BoundInputProps {
  rule: Rule;
  kind: InputKind;
  /** Name of the field that has the rule. */
  name: string;
  pointer: string;
  words: string;
  change: (changed: Change) => void;
  /** Input of a value that is the same for everybody. */
  fixed: React.ReactNode;
  /** Value to begin with. */
  initial: number | string;
}

/** Ways to say with what a rule compares, by the kind of field. */
const waysOf = (kind: InputKind) => [
  { value: 'fixed', label: kind === 'date' ? 'the day' : kind === 'time' ? 'the time' : 'the number' },
  ...(kind === 'date' ? [{ value: 'today', label: 'a day from today on' }] : []),
  { value: 'field', label: 'the field' },
];

const numeric: readonly InputKind[] = ['text', 'tel', 'number', 'range', 'rating', 'select', 'radio'];

/** The bound of a rule: a value, a day counted from today, or another field; of numbers also a sum. */
export function BoundInput({ rule, kind, name, pointer, words, change, fixed, initial }: BoundInputProps) {
  const panel = useFormPanel();
  const isMoment = kind === 'date' || kind === 'time';
  const isKind = (other: InputKind) => (isMoment ? other === kind : numeric.includes(other));
  const others = panel.fields
    .filter((field) => field.name !== name && isKind(panel.sourceOf(field.name)?.kind ?? 'text'))
    .map((field) => ({ value: field.name, label: field.label }));
  const way = rule.field !== undefined ? 'field' : parseFromToday(rule.value) ? 'today' : 'fixed';
  const starts: Record<string, Change> = {
    fixed: { value: initial, field: undefined },
    today: { value: 'today', field: undefined },
    field: { value: undefined, field: others[0]?.value },
  };
  const canCompare = others.length > 0 || way === 'field';
  const choices = waysOf(kind).filter(({ value }) => value !== 'field' || canCompare);
  return (
    <>
      {choices.length > 1 && (
        <Select
          size="xs"
          w={150}
          aria-label={`${words}: compared with`}
          data={choices}
          value={way}
          allowDeselect={false}
          onChange={(next) => next !== null && next !== way && change(starts[next] ?? {})}
        />
      )}
      {way === 'fixed' && fixed}
      {way === 'today' && <TodayInput value={rule.value} words={words} change={change} />}
      {way === 'field' && (
        <Select
          size="xs"
          className={classes.grow}
          aria-label={words}
          data-pointer={childPointer(pointer, 'field')}
          data={others}
          value={rule.field ?? null}
          allowDeselect={false}
          onChange={(next) => next !== null && change({ field: next })}
        />
      )}
      {!isMoment && others.length > 0 && (
        <MultiSelect
          size="xs"
          className={classes.grow}
          aria-label={`${words}: together with`}
          data-pointer={childPointer(pointer, 'plus')}
          placeholder={rule.plus ? '' : 'by itself'}
          data={others}
          value={rule.plus ?? []}
          onChange={(next) => change({ plus: next.length > 0 ? next : undefined })}
        />
      )}
    </>
  );
}

const units = (['day', 'week', 'month', 'year'] as const).flatMap((unit) => [
  { value: `-${unit}`, label: `${unit}s before today` },
  { value: `+${unit}`, label: `${unit}s after today` },
]);

/** A day counted from today: 17 years before today. */
function TodayInput({
  value,
  words,
  change,
}: {
  value: Rule['value'];
  words: string;
  change: (changed: Change) => void;
}) {
  const { count, unit } = parseFromToday(value) ?? { count: 0, unit: 'day' as const };
  const set = (next: { count: number; unit: string; isBefore: boolean }) => {
    const distance = parseFromToday(`today ${next.isBefore ? '-' : '+'}${next.count} ${next.unit}s`);
    if (distance) change({ value: formatFromToday(distance) });
  };
  return (
    <>
      <NumberInput
        size="xs"
        w={76}
        aria-label={`${words}: how many`}
        value={Math.abs(count)}
        allowDecimal={false}
        allowNegative={false}
        max={9999}
        onChange={(next) => next !== '' && set({ count: Number(next), unit, isBefore: count < 0 })}
      />
      <Select
        size="xs"
        className={classes.grow}
        aria-label={`${words}: from today`}
        data={units}
        value={`${count < 0 ? '-' : '+'}${unit}`}
        allowDeselect={false}
        onChange={(next) =>
          next !== null && set({ count: Math.abs(count) || 1, unit: next.slice(1), isBefore: next.startsWith('-') })
        }
      />
    </>
  );
}
