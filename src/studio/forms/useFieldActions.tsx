import { List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Json } from '#shared/json.ts';
import { showFailure } from '../editing/showFailure.ts';
import {
  conditionLeft,
  duplicateField,
  type FieldReference,
  findFieldReferences,
  moveField,
  removeField,
} from './fieldSteps.ts';
import { useFormPanel } from './formPanelState.ts';
import { fieldsOf, nameOfField } from './readFields.ts';
import { consequencesForRecipients } from './recipients.ts';

export function useFieldActions() {
  const panelState = useFormPanel();
  const { take, form } = panelState;
  const remove = (index: number) => {
    const step = removeField(panelState, index);
    const field = fieldsOf(form)[index];
    if (!step || !field) {
      showFailure(
        new Error('There must be at least one field. Add another one first, or remove the whole form or group.'),
      );
      return;
    }
    const mentions = findFieldReferences(form, field.name).filter((mention) => mention.index !== index);
    // Each reference is removed by a further change.
    if (step.changes.length === 1) take(step);
    else
      confirmRemoval(
        nameOfField(field),
        [
          ...mentions.map((mention) => describeConsequence(form, mention, field.name)),
          ...consequencesForRecipients(form, field.name),
        ],
        () => take(step),
      );
  };
  return {
    up: (index: number) => take(moveField(panelState, index, index - 1)),
    down: (index: number) => take(moveField(panelState, index, index + 1)),
    duplicate: (index: number) => take(duplicateField(panelState, index)),
    remove,
  };
}

function describeConsequence(form: Json | undefined, mention: FieldReference, removed: Json | undefined): string {
  const { index, by } = mention;
  const name = `“${nameOfField(fieldsOf(form)[index] ?? {})}”`;
  if (conditionLeft(form, mention, removed)) return `The condition of ${name} will not look at it any more.`;
  if (by === 'when') return `${name} will be shown always.`;
  if (by === 'requiredWhen') return `${name} will not be required any more because of it.`;
  return `${name} will not be compared with it any more.`;
}

function confirmRemoval(name: string, consequences: string[], remove: () => void): void {
  modals.openConfirmModal({
    title: `Remove “${name}”?`,
    children: (
      <Stack gap="xs">
        <Text size="sm">Other fields look at it. Their conditions and rules about it go too:</Text>
        <List size="sm">
          {consequences.map((words) => (
            <List.Item key={words}>{words}</List.Item>
          ))}
        </List>
      </Stack>
    ),
    labels: { confirm: 'Remove it', cancel: 'Keep it' },
    confirmProps: { color: 'red' },
    onConfirm: remove,
  });
}
