import { MultiSelect, NumberInput, Select, TagsInput } from '@mantine/core';
import { currentDay } from '#rules/bound.ts';
import { rules } from '#rules/rules.ts';
import type { Rule } from '#rules/types.ts';
import { isDate } from '#shared/isDate.ts';
import type { JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import { DayInput } from '../properties/fields/DayInput.tsx';
import { DraftInput } from '../properties/fields/DraftInput.tsx';
import { BoundInput } from './BoundInput.tsx';
import { ClockInput } from './ClockInput.tsx';
import classes from './Forms.module.css';
import { useFormPanel } from './formPanelState.ts';
import { kindOfField, nameOfField } from './readFields.ts';
import { changeRule, type RuleValueType, ruleValueTypeOf, usualTimeOf } from './ruleChanges.ts';

type RuleChange = { [Key in 'value' | 'field' | 'plus' | 'format']?: Rule[Key] | undefined };

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
  const change = (changed: RuleChange, isTyped = false) => {
    const changes = changeRule(rule, changed as Partial<Rule>, pointer, kind, label);
    panel.changeAll(changes, `Rule of the field ${label}`, isTyped ? `${panel.file}#${pointer} rule` : undefined);
  };
  const props = { size: 'xs', 'aria-label': words, 'data-pointer': childPointer(pointer, 'value') } as const;
  const valueType = ruleValueTypeOf(rule.rule, kind);
  const { value } = rule;
  if (valueType === 'nothing') return null;
  if (rules[rule.rule].takes === 'number or date' && kind !== 'file')
    return (
      <BoundInput
        {...{ rule, kind, pointer, words, change }}
        name={String(field.name)}
        initial={kind === 'date' ? currentDay() : kind === 'time' ? usualTimeOf(rule.rule) : 1}
        fixed={<FixedInput {...props} {...{ value, valueType, change }} />}
      />
    );
  if (valueType === 'date' || valueType === 'number' || valueType === 'time')
    return <FixedInput {...props} {...{ value, valueType, change }} />;
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
        value={[value ?? []].flat().map(String)}
        onChange={(next) => change({ value: next })}
      />
    );
  }
  if (valueType === 'country code') return <CountryInput {...props} rule={rule} change={change} pointer={pointer} />;
  if (valueType === 'regular expression')
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

interface FixedInputProps extends Omit<RuleNumberInputProps, 'onChange'> {
  change: (changed: RuleChange, isTyped?: boolean) => void;
}

/** A number, a day or a time that is the same for everybody. */
function FixedInput({ change, ...props }: FixedInputProps) {
  const { valueType, value, ...others } = props;
  if (valueType === 'time')
    return <ClockInput {...others} value={value} onChange={(time) => change({ value: time })} />;
  if (valueType !== 'date')
    return <RuleNumberInput {...props} onChange={(number) => change({ value: number }, true)} />;
  return (
    <DayInput
      {...others}
      className={classes.grow}
      value={typeof value === 'string' && isDate(value) ? value : null}
      valueFormat="D MMMM YYYY"
      onChange={(day) => day && day !== value && change({ value: day })}
    />
  );
}

interface CountryInputProps {
  'aria-label': string;
  size: 'xs';
  rule: Rule;
  pointer: string;
  change: (changed: RuleChange) => void;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Every country that the browser has a name for, by its code. */
const countries = (() => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      // Another code of the same country, or one for private use.
      const isCountry =
        new Intl.Locale('und', { region: code }).region === code && !/^(X[A-Z]|Q[M-Z]|ZZ|EU|EZ|UN)$/.test(code);
      const label = isCountry ? countryNames.of(code) : undefined;
      return label ? [{ value: code, label }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label));
})();

/** The country of a telephone number, and whether it is sent with the country's code. */
function CountryInput({ rule, pointer, change, ...props }: CountryInputProps) {
  const value = typeof rule.value === 'string' ? rule.value : '';
  const isKnown = value === '' || countries.some((country) => country.value === value);
  return (
    <>
      <Select
        {...props}
        className={classes.grow}
        data={isKnown ? countries : [...countries, { value, label: value }]}
        value={value || null}
        searchable
        allowDeselect={false}
        onChange={(next) => next !== null && change({ value: next })}
      />
      <Select
        size="xs"
        className={classes.grow}
        aria-label="How the number is sent"
        data-pointer={childPointer(pointer, 'format')}
        data={[
          { value: 'international', label: 'sent with the country’s code' },
          { value: 'national', label: 'sent without it' },
        ]}
        value={rule.format ?? 'international'}
        allowDeselect={false}
        onChange={(next) => change({ format: next === 'national' ? 'national' : undefined })}
      />
    </>
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
      value={typeof value === 'object' || value === undefined || Number.isNaN(Number(value)) ? '' : Number(value)}
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
