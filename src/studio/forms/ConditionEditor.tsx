import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import type { Condition } from '#rules/types.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import removeIcon from '~icons/tabler/trash';
import { AddButton } from '../frame/AddButton.tsx';
import { IconButton } from '../frame/IconButton.tsx';
import { changesBetween } from '../properties/changesBetween.ts';
import { DraftInput } from '../properties/fields/DraftInput.tsx';
import { useFormContext, useProblemsInside } from '../properties/form/FormContext.ts';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import {
  type ConditionOperator,
  createCondition,
  operatorOf,
  operatorOptions,
  possibleConditionFields,
  withMeaning,
  withOperator,
  withoutUnknown,
} from './conditions.ts';
import classes from './Forms.module.css';
import { defaultMessageOf, formatCondition } from './formatRule.ts';
import { useFormPanel } from './formPanelState.ts';
import { MessageInput } from './RuleList.tsx';
import { TextsInput, uniqueOptions } from './RuleValueInput.tsx';
import { isRequired, kindOfField, nameOfField, readCondition } from './readFields.ts';

const conditionTitles = { when: 'Shown when', requiredWhen: 'Required when' };
const noConditionTexts = { when: 'Shown always.', requiredWhen: 'Not because of another field.' };

const noOtherFieldText = 'There is no other field that it could wait for.';

export function ConditionEditor({ field, by }: { field: JsonObject; by: 'when' | 'requiredWhen' }) {
  const { subject } = useFormContext();
  const { fields, sourceOf, changeAll } = useFormPanel();
  const pointer = childPointer(subject.pointer, by);
  const problems = useProblemsInside(pointer);
  const conditionJson = field[by];
  const withoutRest = withoutUnknown(conditionJson ?? null);
  const label = `${conditionTitles[by]} of the field ${nameOfField(field)}`;
  const [first] = possibleConditionFields(fields, String(field.name));
  const part = useRef<HTMLDivElement>(null);
  const isAlways = by === 'requiredWhen' && isRequired(field);
  const addCondition = () => {
    if (!first) return;
    const newCondition = createCondition(first.name, sourceOf(first.name));
    const message =
      by === 'requiredWhen' &&
      defaultMessageOf({ rule: 'required', message: '' }, kindOfField(field), nameOfField(field));
    const value = { ...newCondition, ...(message && { message }) } as unknown as Json;
    changeAll([{ kind: 'set', pointer, value }], label);
    // The button is replaced by the new condition, whose first control gets the focus.
    requestAnimationFrame(() => part.current?.querySelector('input')?.focus());
  };
  return (
    <Stack ref={part} gap={4} role="group" aria-label={conditionTitles[by]} data-pointer={pointer}>
      <Group gap={4} justify="space-between" wrap="nowrap">
        <Text size="sm" fw={500}>
          {conditionTitles[by]}
        </Text>
        {conditionJson !== undefined && (
          <IconButton
            label={`Let go of “${conditionTitles[by].toLowerCase()}”`}
            icon={removeIcon}
            size="sm"
            onClick={() => changeAll([{ kind: 'remove', pointer }], label)}
          />
        )}
      </Group>
      {conditionJson === undefined && (
        <Group gap="xs" justify="space-between">
          <Text size="xs" c="dimmed">
            {isAlways ? 'Required always, by its rule.' : first ? noConditionTexts[by] : noOtherFieldText}
          </Text>
          {first && !isAlways && (
            <AddButton size="compact-xs" onClick={addCondition}>
              {by === 'when' ? 'Show it only sometimes' : 'Require it sometimes'}
            </AddButton>
          )}
        </Group>
      )}
      {conditionJson !== undefined && <ConditionRow {...{ field, written: conditionJson, pointer, label }} />}
      {withoutRest && (
        <Button
          size="compact-xs"
          variant="light"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => changeAll([{ kind: 'set', pointer, value: withoutRest }], label)}
        >
          Remove what means nothing here
        </Button>
      )}
      {isObject(conditionJson) && by === 'requiredWhen' && (
        <MessageInput
          pointer={childPointer(pointer, 'message')}
          message={String(conditionJson.message ?? '')}
          usual={defaultMessageOf({ rule: 'required', message: '' }, kindOfField(field), nameOfField(field))}
        />
      )}
      <ProblemList problems={problems} />
    </Stack>
  );
}

interface ConditionRowProps {
  field: JsonObject;
  /** The condition as it is in the file. */
  written: Json;
  pointer: string;
  label: string;
}

function ConditionRow({ field, written, pointer, label }: ConditionRowProps) {
  const { fields, file, sourceOf, changeAll } = useFormPanel();
  const condition = readCondition(written);
  const source = sourceOf(condition.field);
  const write = (next: Condition, isTyped = false) =>
    changeAll(
      changesBetween(written, withMeaning(written, next), pointer),
      label,
      isTyped ? `${file}#${pointer} is` : undefined,
    );
  const data = possibleConditionFields(fields, String(field.name)).map((other) => ({
    value: other.name,
    label: other.label,
  }));
  const isListed = data.some(({ value }) => value === condition.field);
  const operator = operatorOf(condition, source);
  return (
    <div className={classes.sentence}>
      <Select
        size="xs"
        className={classes.grow}
        aria-label="Field that decides"
        data-pointer={childPointer(pointer, 'field')}
        data={
          isListed || condition.field === ''
            ? data
            : [...data, { value: condition.field, label: source?.label ?? condition.field }]
        }
        value={condition.field || null}
        placeholder="Choose a field"
        allowDeselect={false}
        searchable={data.length > 8}
        onChange={(name) => name !== null && name !== condition.field && write(createCondition(name, sourceOf(name)))}
      />
      <Select
        size="xs"
        w={116}
        aria-label="How it decides"
        data={operatorOptions(source)}
        value={operator}
        allowDeselect={false}
        onChange={(next) =>
          next !== null && next !== operator && write(withOperator(condition, next as ConditionOperator, source))
        }
      />
      {(operator === 'is' || operator === 'oneOf') && (
        <ConditionValue condition={condition} words={formatCondition(condition, source)} write={write} />
      )}
    </div>
  );
}

interface ConditionValueProps {
  condition: Condition;
  words: string;
  write: (next: Condition, isTyped?: boolean) => void;
}

function ConditionValue({ condition, words, write }: ConditionValueProps) {
  const { sourceOf } = useFormPanel();
  const { field, is = '' } = condition;
  const values = [is].flat();
  const options = sourceOf(field)?.options ?? [];
  const listed = options.map(({ value, label }) => ({ value, label: label || 'Nothing' }));
  const unlisted = values.filter((value) => !options.some((option) => option.value === value));
  const data = [...listed, ...unlisted.map((value) => ({ value, label: value || 'empty' }))];
  const unique = uniqueOptions(data);
  const controlProps = { size: 'xs', className: classes.grow, 'aria-label': `Value: ${words}` } as const;
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
