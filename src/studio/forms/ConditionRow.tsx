import { NumberInput, Select } from '@mantine/core';
import { comparisonOf } from '#rules/condition.ts';
import type { FieldCondition } from '#rules/types.ts';
import { isDate } from '#shared/isDate.ts';
import { isObject, type Json } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import { DayInput } from '../properties/fields/DayInput.tsx';
import { DraftInput } from '../properties/fields/DraftInput.tsx';
import { ClockInput } from './ClockInput.tsx';
import {
  type ConditionOperator,
  createCondition,
  isNegated,
  operatorOf,
  operatorOptions,
  possibleConditionFields,
  withMeaning,
  withOperator,
} from './conditions.ts';
import { isNegatable } from './conditionTree.ts';
import classes from './Forms.module.css';
import { formatCondition } from './formatRule.ts';
import { useFormPanel } from './formPanelState.ts';
import { TextsInput, uniqueOptions } from './RuleValueInput.tsx';
import { readCondition } from './readFields.ts';

interface ConditionRowProps {
  /** Name of the field that waits for the condition. */
  name: string;
  /** The condition as it is in the file. */
  written: Json;
  pointer: string;
  write: (next: Json, isTyped?: boolean) => void;
}

/** A condition on one field as a sentence: the field, how it decides, and the value. */
export function ConditionRow({ name, written, pointer, write }: ConditionRowProps) {
  const { fields, sourceOf } = useFormPanel();
  const isNot = isObject(written) && written.not !== undefined && isNegatable(written.not);
  const condition = readCondition(isNot ? (written.not as Json) : written);
  const source = sourceOf(condition.field);
  const change = (next: FieldCondition, isTyped = false, isNext = isNot) =>
    write(withMeaning(written, next, isNext), isTyped);
  const data = possibleConditionFields(fields, name).map((other) => ({ value: other.name, label: other.label }));
  const isListed = data.some(({ value }) => value === condition.field);
  const operator = operatorOf(condition, source, isNot);
  const known = operatorOptions(source);
  const operators = known.some(({ value }) => value === operator)
    ? known
    : [...known, { value: operator, label: operator }];
  return (
    <div className={classes.sentence}>
      <Select
        size="xs"
        className={classes.grow}
        aria-label="Field that decides"
        data-pointer={`${pointer}${isNot ? '/not' : ''}/field`}
        data={
          isListed || condition.field === ''
            ? data
            : [...data, { value: condition.field, label: source?.label ?? condition.field }]
        }
        value={condition.field || null}
        placeholder="Choose a field"
        allowDeselect={false}
        searchable={data.length > 8}
        onChange={(next) =>
          next !== null && next !== condition.field && change(createCondition(next, sourceOf(next)), false, false)
        }
      />
      <Select
        size="xs"
        w={136}
        aria-label="How it decides"
        data={operators}
        value={operator}
        allowDeselect={false}
        onChange={(next) =>
          next !== null &&
          next !== operator &&
          change(
            withOperator(condition, next as ConditionOperator, source),
            false,
            isNegated(next as ConditionOperator),
          )
        }
      />
      <ConditionValue
        condition={condition}
        operator={operator}
        pointer={pointer}
        words={formatCondition(condition, sourceOf)}
        write={change}
      />
    </div>
  );
}

interface ConditionValueProps {
  condition: FieldCondition;
  operator: ConditionOperator;
  pointer: string;
  words: string;
  write: (next: FieldCondition, isTyped?: boolean) => void;
}

function ConditionValue({ condition, operator, pointer, words, write }: ConditionValueProps) {
  const compared = comparisonOf(condition);
  const name = `Value: ${words}`;
  if (compared) return <BoundInput {...{ condition, pointer, name, write }} />;
  if (!['is', 'oneOf', 'isNot', 'noneOf'].includes(operator)) return null;
  return <ChosenValue {...{ condition, name, write }} />;
}

interface ValueProps {
  condition: FieldCondition;
  name: string;
  write: (next: FieldCondition, isTyped?: boolean) => void;
}

/** The number, the date or the time with which a field is compared. */
function BoundInput({ condition, pointer, name, write }: ValueProps & { pointer: string }) {
  const { sourceOf } = useFormPanel();
  const [comparison, bound] = comparisonOf(condition) ?? ['atLeast', 0];
  const { field } = condition;
  const props = { size: 'xs', 'aria-label': name, 'data-pointer': childPointer(pointer, comparison) } as const;
  if (sourceOf(field)?.kind === 'date')
    return (
      <DayInput
        {...props}
        className={classes.grow}
        value={isDate(String(bound)) ? String(bound) : null}
        valueFormat="D MMMM YYYY"
        onChange={(day) => day && day !== bound && write({ field, [comparison]: day })}
      />
    );
  if (sourceOf(field)?.kind === 'time')
    return <ClockInput {...props} value={bound} onChange={(time) => write({ field, [comparison]: time })} />;
  return (
    <NumberInput
      {...props}
      w={84}
      value={Number.isNaN(Number(bound)) ? '' : Number(bound)}
      clampBehavior="none"
      onChange={(next) =>
        next !== '' &&
        Number(next) !== bound &&
        !Number.isNaN(Number(next)) &&
        write({ field, [comparison]: Number(next) }, true)
      }
    />
  );
}

/** The value, or several, that a field may have. */
function ChosenValue({ condition, name, write }: ValueProps) {
  const { sourceOf } = useFormPanel();
  const { field, is = '' } = condition;
  const values = [is].flat();
  const options = sourceOf(field)?.options ?? [];
  const listed = options.map(({ value, label }) => ({ value, label: label || 'Nothing' }));
  const unlisted = values.filter((value) => !options.some((option) => option.value === value));
  const data = [...listed, ...unlisted.map((value) => ({ value, label: value || 'empty' }))];
  const unique = uniqueOptions(data);
  const controlProps = { size: 'xs', className: classes.grow, 'aria-label': name } as const;
  const setValues = (next: string[]) => next.length > 0 && write({ field, is: next });
  if (Array.isArray(is))
    return <TextsInput {...controlProps} data={options.length ? unique : []} value={values} onChange={setValues} />;
  if (options.length === 0)
    return (
      <DraftInput {...controlProps} value={values[0] ?? ''} onChange={(next) => write({ field, is: next }, true)} />
    );
  return (
    <Select
      {...controlProps}
      data={unique}
      value={is}
      allowDeselect={false}
      searchable={unique.length > 8}
      onChange={(next) => next !== null && next !== is && write({ field, is: next })}
    />
  );
}
