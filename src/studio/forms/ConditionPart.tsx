import { ActionIcon, Button, Code, Group, MultiSelect, Select, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { Condition } from '#rules/types.ts';
import { pointerTo } from '#shared/applyChange.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import plusIcon from '~icons/tabler/plus';
import removeIcon from '~icons/tabler/trash';
import { Icon } from '../frame/Icon.tsx';
import { changesBetween } from '../properties/changes.ts';
import { useDraft } from '../properties/fields/useDraft.ts';
import { useForm, useProblemsInside } from '../properties/form/FormContext.ts';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import { type Asking, askingOf, askingsFor, askOtherwise, newCondition, possibleSources } from './conditions.ts';
import { useFormParts } from './FormParts.ts';
import classes from './Forms.module.css';
import { MessageInput } from './RuleList.tsx';
import { isRequired, kindOf, nameOfField, readCondition } from './readFields.ts';
import { conditionWords, usualMessage } from './words.ts';

interface ConditionPartProps {
  field: JsonObject;
  index: number;
  by: 'when' | 'requiredWhen';
}

const titles = { when: 'Shown when', requiredWhen: 'Required when' };
const without = { when: 'Shown always.', requiredWhen: 'Not because of another field.' };

const nothingToWaitFor = 'There is no other field that it could wait for.';

/** A condition of a field, by choosing. */
export function ConditionPart({ field, by }: ConditionPartProps) {
  const { subject } = useForm();
  const { fields, sourceOf, changeAll, showJson } = useFormParts();
  const pointer = pointerTo(subject.pointer, by);
  const problems = useProblemsInside(pointer);
  const written = field[by];
  const condition = readCondition(written, by === 'requiredWhen' ? ['message'] : []);
  const label = `${titles[by]} of the field ${nameOfField(field)}`;
  const [first] = possibleSources(fields, String(field.name));
  const part = useRef<HTMLDivElement>(null);
  const isAlways = by === 'requiredWhen' && isRequired(field);
  const begin = () => {
    if (!first) return;
    const own = newCondition(first.name, sourceOf(first.name));
    const message =
      by === 'requiredWhen' && usualMessage({ rule: 'required', message: '' }, kindOf(field), nameOfField(field));
    const value = { ...own, ...(message && { message }) } as unknown as Json;
    changeAll([{ kind: 'set', pointer, value }], label);
    // The button is gone with what it began; what comes is to be chosen.
    requestAnimationFrame(() => part.current?.querySelector('input')?.focus());
  };
  return (
    <Stack ref={part} gap={4} role="group" aria-label={titles[by]} data-pointer={pointer}>
      <Group gap={4} justify="space-between" wrap="nowrap">
        <Text size="sm" fw={500}>
          {titles[by]}
        </Text>
        {written !== undefined && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Let go of “${titles[by].toLowerCase()}”`}
            onClick={() => changeAll([{ kind: 'remove', pointer }], label)}
          >
            <Icon svg={removeIcon} size="1rem" />
          </ActionIcon>
        )}
      </Group>
      {written === undefined && (
        <Group gap="xs" justify="space-between">
          <Text size="xs" c="dimmed">
            {isAlways ? 'Required always, by its rule.' : first ? without[by] : nothingToWaitFor}
          </Text>
          {first && !isAlways && (
            <Button size="compact-xs" variant="light" leftSection={<Icon svg={plusIcon} size="1rem" />} onClick={begin}>
              {by === 'when' ? 'Show it only sometimes' : 'Require it sometimes'}
            </Button>
          )}
        </Group>
      )}
      {written !== undefined && !condition && (
        <>
          <Text size="xs">This condition cannot be shown as choices:</Text>
          <Code block>{JSON.stringify(written)}</Code>
          <Button size="compact-xs" variant="light" style={{ alignSelf: 'flex-start' }} onClick={showJson}>
            Change it as JSON
          </Button>
        </>
      )}
      {condition && <ConditionRow {...{ field, condition, pointer, label }} />}
      {condition && by === 'requiredWhen' && (
        <MessageInput
          pointer={pointerTo(pointer, 'message')}
          message={messageIn(written)}
          usual={usualMessage({ rule: 'required', message: '' }, kindOf(field), nameOfField(field))}
        />
      )}
      <ProblemList problems={problems} />
    </Stack>
  );
}

const messageIn = (written: Json | undefined) => String((written as JsonObject).message ?? '');

interface ConditionRowProps {
  field: JsonObject;
  condition: Condition;
  pointer: string;
  /** What is done, for undo. */
  label: string;
}

function ConditionRow({ field, condition, pointer, label }: ConditionRowProps) {
  const { fields, file, sourceOf, changeAll } = useFormParts();
  const source = sourceOf(condition.field);
  const own = (value: Condition) => value as unknown as Json;
  const write = (next: Condition, isTyped = false) =>
    changeAll(changesBetween(own(condition), own(next), pointer), label, isTyped ? `${file}#${pointer} is` : undefined);
  const data = possibleSources(fields, String(field.name)).map((other) => ({ value: other.name, label: other.label }));
  const isThere = data.some(({ value }) => value === condition.field);
  const asking = askingOf(condition, source);
  return (
    <div className={classes.sentence}>
      <Select
        size="xs"
        className={classes.grow}
        aria-label="Field that decides"
        data-pointer={pointerTo(pointer, 'field')}
        data={isThere ? data : [...data, { value: condition.field, label: source?.label ?? condition.field }]}
        value={condition.field}
        allowDeselect={false}
        searchable={data.length > 8}
        onChange={(name) => name !== null && name !== condition.field && write(newCondition(name, sourceOf(name)))}
      />
      <Select
        size="xs"
        w={116}
        aria-label="How it decides"
        data={askingsFor(source)}
        value={asking}
        allowDeselect={false}
        onChange={(next) => next !== null && next !== asking && write(askOtherwise(condition, next as Asking, source))}
      />
      {(asking === 'is' || asking === 'oneOf') && (
        <ConditionValue condition={condition} words={conditionWords(condition, source)} write={write} />
      )}
    </div>
  );
}

interface ConditionValueProps {
  condition: Condition;
  words: string;
  write: (next: Condition, isTyped?: boolean) => void;
}

/** The values for which a condition holds: chosen where there is something to choose from, else typed. */
function ConditionValue({ condition, words, write }: ConditionValueProps) {
  const { sourceOf } = useFormParts();
  const { field, is = '' } = condition;
  const values = [is].flat();
  const options = sourceOf(field)?.options ?? [];
  const known = options.map(({ value, label }) => ({ value, label: label || 'Nothing' }));
  const strays = values.filter((value) => !options.some((option) => option.value === value));
  const data = [...known, ...strays.map((value) => ({ value, label: value || 'empty' }))];
  const unique = [...new Map(data.map((one) => [one.value, one])).values()];
  const own = { size: 'xs', className: classes.grow, 'aria-label': `Value: ${words}` } as const;
  const several = (next: string[]) => next.length > 0 && write({ field, is: next });
  const [text, setText] = useDraft(values[0] ?? '', (next) => write({ field, is: next }, true));
  if (options.length === 0 && Array.isArray(is)) return <TagsInput {...own} value={values} onChange={several} />;
  if (options.length === 0)
    return <TextInput {...own} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />;
  if (Array.isArray(is)) return <MultiSelect {...own} data={unique} value={values} onChange={several} />;
  return (
    <Select
      {...own}
      data={unique}
      value={is}
      allowDeselect={false}
      searchable={unique.length > 8}
      onChange={(next) => next !== null && next !== is && write({ field, is: next })}
    />
  );
}
