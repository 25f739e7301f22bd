import { MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import type { Rule } from '#rules/types.ts';
import { pointerTo } from '#shared/applyChange.ts';
import type { JsonObject } from '#shared/json.ts';
import { useDraft } from '../properties/fields/useDraft.ts';
import { useFormParts } from './FormParts.ts';
import classes from './Forms.module.css';
import { kindOf, nameOfField } from './readFields.ts';
import { changeRule, measureOf } from './ruleChanges.ts';

interface RuleMeasureProps {
  rule: Rule;
  field: JsonObject;
  /** Of the rule. */
  pointer: string;
  /** The rule in words: what the control is called. */
  words: string;
}

/** The control for what a rule measures against. */
export function RuleMeasure({ rule, field, pointer, words }: RuleMeasureProps) {
  const parts = useFormParts();
  const kind = kindOf(field);
  const label = nameOfField(field);
  const change = (changed: { [Key in 'value' | 'field']?: Rule[Key] | undefined }, isTyped = false) => {
    const changes = changeRule(rule, changed as Partial<Rule>, pointer, kind, label);
    parts.changeAll(changes, `Rule of the field ${label}`, isTyped ? `${parts.file}#${pointer} rule` : undefined);
  };
  const own = { size: 'xs', 'aria-label': words, 'data-pointer': pointerTo(pointer, 'value') } as const;
  const measure = measureOf(rule.rule, kind);
  const { value } = rule;
  if (measure === 'nothing') return null;
  if (measure === 'date' && (value === undefined || typeof value === 'string'))
    return (
      <DateInput
        {...own}
        className={classes.grow}
        value={value ?? null}
        valueFormat="D MMMM YYYY"
        onChange={(day) => day && day !== value && change({ value: day })}
      />
    );
  if (measure === 'field')
    return (
      <Select
        {...own}
        className={classes.grow}
        data={parts.fields.filter(({ name }) => name !== field.name).map(({ name, label }) => ({ value: name, label }))}
        value={rule.field ?? null}
        allowDeselect={false}
        onChange={(name) => name !== null && change({ field: name })}
      />
    );
  if (measure === 'list of texts') {
    const options = parts.sourceOf(String(field.name))?.options ?? [];
    const list = Array.isArray(value) ? value : [];
    const set = (next: string[]) => change({ value: next });
    if (options.length === 0) return <TagsInput {...own} className={classes.grow} value={list} onChange={set} />;
    const data = [...new Map(options.map((option) => [option.value, option])).values()];
    return (
      <MultiSelect
        {...own}
        className={classes.grow}
        data={data.map((option) => ({ value: option.value, label: option.label }))}
        value={list}
        onChange={set}
      />
    );
  }
  if (measure === 'regular expression' || typeof value === 'string')
    return <PatternInput {...own} text={String(value ?? '')} change={(text) => change({ value: text }, true)} />;
  return (
    <NumberInput
      {...own}
      w={76}
      value={typeof value === 'number' ? value : ''}
      allowDecimal={measure === 'number'}
      allowNegative={measure === 'number'}
      clampBehavior="none"
      placeholder={measure === 'whole number or nothing' ? 'any' : ''}
      onChange={(next) => {
        const number = next === '' ? undefined : Number(next);
        const isMissing = number === undefined && measure !== 'whole number or nothing';
        if (!isMissing && number !== value && !Number.isNaN(number)) change({ value: number }, true);
      }}
    />
  );
}

function PatternInput({
  text,
  change,
  ...own
}: {
  text: string;
  change: (text: string) => void;
  'aria-label': string;
  size: 'xs';
}) {
  const [draft, setDraft] = useDraft(text, change);
  return (
    <TextInput
      {...own}
      className={classes.grow}
      styles={{ input: { fontFamily: 'monospace' } }}
      value={draft}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
    />
  );
}
