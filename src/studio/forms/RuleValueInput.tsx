import { MultiSelect, NumberInput, Select, TagsInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import type { Rule } from '#rules/types.ts';
import type { JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import { DraftInput } from '../properties/fields/DraftInput.tsx';
import classes from './Forms.module.css';
import { useFormPanel } from './formPanelState.ts';
import { kindOfField, nameOfField } from './readFields.ts';
import { changeRule, type RuleValueType, ruleValueTypeOf } from './ruleChanges.ts';

interface RuleValueInputProps {
  rule: Rule;
  field: JsonObject;
  pointer: string;
  words: string;
}

/** Options for a select, each value once. */
export const uniqueOptions = (options: readonly { value: string; label: string }[]) => [
  ...new Map(options.map(({ value, label }) => [value, { value, label }])).values(),
];

interface TextsInputProps {
  'aria-label': string;
  size: 'xs';
  /** Texts to choose from; any text is possible if there are none. */
  data: { value: string; label: string }[];
  value: string[];
  onChange: (texts: string[]) => void;
}

export function TextsInput({ data, ...props }: TextsInputProps) {
  if (data.length === 0) return <TagsInput className={classes.grow} {...props} />;
  return <MultiSelect className={classes.grow} {...props} data={data} />;
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
    return (
      <TextsInput
        {...props}
        data={uniqueOptions(options)}
        value={Array.isArray(value) ? value : []}
        onChange={(next) => change({ value: next })}
      />
    );
  }
  if (valueType === 'regular expression' || typeof value === 'string')
    return (
      <DraftInput
        {...props}
        className={classes.grow}
        styles={{ input: { fontFamily: 'monospace' } }}
        value={String(value ?? '')}
        onChange={(text) => change({ value: text }, true)}
      />
    );
  return (
    <RuleNumberInput {...props} {...{ value, valueType }} onChange={(number) => change({ value: number }, true)} />
  );
}

interface RuleNumberInputProps {
  'aria-label': string;
  size: 'xs';
  valueType: RuleValueType;
  value: Rule['value'];
  onChange: (number: number | undefined) => void;
}

function RuleNumberInput({ valueType, value, onChange, ...props }: RuleNumberInputProps) {
  const isAnyNumber = valueType === 'number';
  const isOptional = valueType === 'whole number or nothing';
  return (
    <NumberInput
      {...props}
      w={76}
      value={typeof value === 'number' ? value : ''}
      allowDecimal={isAnyNumber}
      allowNegative={isAnyNumber}
      clampBehavior="none"
      placeholder={isOptional ? 'any' : ''}
      onChange={(next) => {
        const number = next === '' ? undefined : Number(next);
        const isMissing = number === undefined && !isOptional;
        if (!isMissing && number !== value && !Number.isNaN(number)) onChange(number);
      }}
    />
  );
}
