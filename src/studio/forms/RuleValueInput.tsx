import { MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import type { Rule } from '#rules/types.ts';
import type { JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import { useInputText } from '../properties/fields/useInputText.ts';
import classes from './Forms.module.css';
import { useFormPanel } from './formPanelState.ts';
import { kindOfField, nameOfField } from './readFields.ts';
import { changeRule, ruleValueTypeOf } from './ruleChanges.ts';

interface RuleValueInputProps {
  rule: Rule;
  field: JsonObject;
  pointer: string;
  words: string;
}

export function RuleValueInput({ rule, field, pointer, words }: RuleValueInputProps) {
  const panel = useFormPanel();
  const kind = kindOfField(field);
  const label = nameOfField(field);
  const change = (changed: { [Key in 'value' | 'field']?: Rule[Key] | undefined }, isTyped = false) => {
    const changes = changeRule(rule, changed as Partial<Rule>, pointer, kind, label);
    panel.changeAll(changes, `Rule of the field ${label}`, isTyped ? `${panel.file}#${pointer} rule` : undefined);
  };
  const props = { size: 'xs', 'aria-label': words, 'data-pointer': childPointer(pointer, 'value') } as const;
  const valueType = ruleValueTypeOf(rule.rule, kind);
  const { value } = rule;
  if (valueType === 'nothing') return null;
  if (valueType === 'date' && (value === undefined || typeof value === 'string'))
    return (
      <DateInput
        {...props}
        className={classes.grow}
        value={value ?? null}
        valueFormat="D MMMM YYYY"
        onChange={(day) => day && day !== value && change({ value: day })}
      />
    );
  if (valueType === 'field')
    return (
      <Select
        {...props}
        className={classes.grow}
        data={panel.fields.filter(({ name }) => name !== field.name).map(({ name, label }) => ({ value: name, label }))}
        value={rule.field ?? null}
        allowDeselect={false}
        onChange={(name) => name !== null && change({ field: name })}
      />
    );
  if (valueType === 'list of texts') {
    const options = panel.sourceOf(String(field.name))?.options ?? [];
    const list = Array.isArray(value) ? value : [];
    const set = (next: string[]) => change({ value: next });
    if (options.length === 0) return <TagsInput {...props} className={classes.grow} value={list} onChange={set} />;
    const data = [...new Map(options.map((option) => [option.value, option])).values()];
    return (
      <MultiSelect
        {...props}
        className={classes.grow}
        data={data.map((option) => ({ value: option.value, label: option.label }))}
        value={list}
        onChange={set}
      />
    );
  }
  if (valueType === 'regular expression' || typeof value === 'string')
    return <PatternInput {...props} text={String(value ?? '')} change={(text) => change({ value: text }, true)} />;
  return (
    <NumberInput
      {...props}
      w={76}
      value={typeof value === 'number' ? value : ''}
      allowDecimal={valueType === 'number'}
      allowNegative={valueType === 'number'}
      clampBehavior="none"
      placeholder={valueType === 'whole number or nothing' ? 'any' : ''}
      onChange={(next) => {
        const number = next === '' ? undefined : Number(next);
        const isMissing = number === undefined && valueType !== 'whole number or nothing';
        if (!isMissing && number !== value && !Number.isNaN(number)) change({ value: number }, true);
      }}
    />
  );
}

function PatternInput({
  text,
  change,
  ...props
}: {
  text: string;
  change: (text: string) => void;
  'aria-label': string;
  size: 'xs';
}) {
  const [draft, setDraft] = useInputText(text, change);
  return (
    <TextInput
      {...props}
      className={classes.grow}
      styles={{ input: { fontFamily: 'monospace' } }}
      value={draft}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
    />
  );
}
