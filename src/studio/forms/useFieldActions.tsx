import { List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { showFailure } from '../editing/showFailure.ts';
import { useFormParts } from './FormParts.ts';
import { duplicateField, type Mention, mentionsOf, moveField, removeField } from './fieldSteps.ts';
import { fieldsOf, nameOfField } from './readFields.ts';

/** What can be done with a field, by its place in the form. */
export function useFieldActions() {
  const parts = useFormParts();
  const { take, form } = parts;
  const remove = (index: number) => {
    const step = removeField(parts, index);
    const field = fieldsOf(form)[index];
    if (!step || !field) {
      showFailure(new Error('A form has at least one field. Add another one first, or remove the whole form.'));
      return;
    }
    const mentions = mentionsOf(form, field.name).filter((mention) => mention.index !== index);
    // Each of them is let go by a change of its own, beside the field's.
    if (step.changes.length === 1) take(step);
    else
      askToRemove(
        nameOfField(field),
        mentions.map((mention) => wordsOf(form, mention)),
        () => take(step),
      );
  };
  return {
    up: (index: number) => take(moveField(parts, index, index - 1)),
    down: (index: number) => take(moveField(parts, index, index + 1)),
    duplicate: (index: number) => take(duplicateField(parts, index)),
    remove,
  };
}

/** What becomes of a field when the one that it names is gone. */
function wordsOf(form: Parameters<typeof fieldsOf>[0], { index, by }: Mention): string {
  const name = `“${nameOfField(fieldsOf(form)[index] ?? {})}”`;
  if (by === 'when') return `${name} will be shown always.`;
  if (by === 'requiredWhen') return `${name} will not be required any more because of it.`;
  return `${name} will not be compared with it any more.`;
}

/** Asks before a field goes that others look at. */
function askToRemove(name: string, consequences: string[], remove: () => void): void {
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
