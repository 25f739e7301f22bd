import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import removeIcon from '~icons/tabler/trash';
import { AddButton } from '../frame/AddButton.tsx';
import { IconButton } from '../frame/IconButton.tsx';
import { changesBetween } from '../properties/changesBetween.ts';
import { useFormContext, useProblemsInside } from '../properties/form/FormContext.ts';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import { ConditionNode } from './ConditionNode.tsx';
import { createCondition, possibleConditionFields, withoutUnknown } from './conditions.ts';
import { defaultMessageOf } from './formatRule.ts';
import { useFormPanel } from './formPanelState.ts';
import { MessageInput } from './RuleList.tsx';
import { isRequired, kindOfField, nameOfField } from './readFields.ts';

const conditionTitles = { when: 'Shown when', requiredWhen: 'Required when' };
const noConditionTexts = { when: 'Shown always.', requiredWhen: 'Not because of another field.' };

const noOtherFieldText = 'There is no other field that it could wait for.';

export function ConditionEditor({ field, by }: { field: JsonObject; by: 'when' | 'requiredWhen' }) {
  const { subject } = useFormContext();
  const { fields, file, sourceOf, changeAll } = useFormPanel();
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
      {conditionJson !== undefined && (
        <ConditionNode
          name={String(field.name)}
          written={conditionJson}
          pointer={pointer}
          depth={0}
          write={(next, isTyped) =>
            changeAll(
              next === undefined ? [{ kind: 'remove', pointer }] : changesBetween(conditionJson, next, pointer),
              label,
              isTyped ? `${file}#${pointer} value` : undefined,
            )
          }
        />
      )}
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
