import { Modal, Select, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import type { JsonObject } from '#shared/json.ts';
import { DialogButtons } from '../frame/DialogButtons.tsx';
import { usePlaceUses } from '../properties/contentQueries.ts';
import { validateColumnName } from './columnChanges.ts';
import type { ListColumn } from './columns.ts';
import type { ListTableModel } from './useListTable.ts';

export type ColumnOperation = { kind: 'add' } | { kind: 'rename' | 'remove'; column: ListColumn };

interface ColumnDialogProps {
  table: ListTableModel;
  onClose: () => void;
}

export function ColumnDialog({ table, operation, onClose }: ColumnDialogProps & { operation: ColumnOperation }) {
  const title =
    operation.kind === 'add'
      ? 'Add a column'
      : `${operation.kind === 'rename' ? 'Rename' : 'Remove'} the column ${operation.column.title}`;
  return (
    <Modal opened onClose={onClose} title={title}>
      {operation.kind === 'add' && <AddColumnForm table={table} onClose={onClose} />}
      {operation.kind === 'rename' && <RenameColumnForm table={table} column={operation.column} onClose={onClose} />}
      {operation.kind === 'remove' && <RemoveColumnForm table={table} column={operation.column} onClose={onClose} />}
    </Modal>
  );
}

const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'markdown', label: 'Text with bold, italics and links' },
  { value: 'number', label: 'Number' },
  { value: 'yes-no', label: 'Yes or no' },
  { value: 'date', label: 'Day' },
  { value: 'link', label: 'Link' },
  { value: 'image', label: 'Picture' },
  { value: 'images', label: 'Several pictures' },
  { value: 'file', label: 'File' },
  { value: 'icon', label: 'Icon' },
  { value: 'texts', label: 'Several texts' },
  { value: 'object', label: 'Several values of any kind' },
];

function AddColumnForm({ table, onClose }: ColumnDialogProps) {
  const existingKeys = table.columns.map(({ key }) => key);
  const form = useForm({
    initialValues: { name: '', kind: 'text', choices: [] as string[], isRequired: false },
    validate: { name: (name) => validateColumnName(name.trim(), existingKeys) },
  });
  const { kind } = form.values;
  const add = form.onSubmit(({ name, choices, isRequired }) => {
    const field: JsonObject = {
      is: kind,
      ...(isRequired && { required: true }),
      ...(kind === 'text' && choices.length > 0 && { oneOf: choices }),
    };
    table.actions.addColumn(name.trim(), field);
    table.say(`Column ${name.trim()} added`);
    onClose();
  });
  return (
    <form onSubmit={add}>
      <Stack>
        <TextInput
          data-autofocus
          label="Name"
          description="As it stands in the file: “jobTitle”"
          {...form.getInputProps('name')}
        />
        <Select label="What it holds" data={kinds} allowDeselect={false} {...form.getInputProps('kind')} />
        {kind === 'text' && (
          <TagsInput
            label="Only one of"
            description="Leave it empty for any text"
            placeholder="Type one, then Enter"
            {...form.getInputProps('choices')}
          />
        )}
        <Switch label="Every row must have it" {...form.getInputProps('isRequired', { type: 'checkbox' })} />
        <DialogButtons onClose={onClose}>Add column</DialogButtons>
      </Stack>
    </form>
  );
}

function RenameColumnForm({ table, column, onClose }: ColumnDialogProps & { column: ListColumn }) {
  const otherKeys = table.columns.map(({ key }) => key).filter((key) => key !== column.key);
  const form = useForm({
    initialValues: { name: column.key },
    validateInputOnChange: true,
    validate: { name: (name) => validateColumnName(name.trim(), otherKeys) },
  });
  const rename = form.onSubmit(({ name }) => {
    if (name.trim() !== column.key) table.actions.renameColumn(column.key, name.trim());
    onClose();
  });
  return (
    <form onSubmit={rename}>
      <Stack>
        <TextInput data-autofocus label="Name" {...form.getInputProps('name')} />
        <ColumnUsageNote table={table} column={column} />
        <DialogButtons onClose={onClose}>Rename</DialogButtons>
      </Stack>
    </form>
  );
}

function RemoveColumnForm({ table, column, onClose }: ColumnDialogProps & { column: ListColumn }) {
  const remove = (event: FormEvent) => {
    event.preventDefault();
    table.actions.removeColumn(column.key);
    table.say(`Column ${column.title} removed`);
    onClose();
  };
  return (
    <form onSubmit={remove}>
      <Stack>
        <Text size="sm">Its values go from all {table.items.length.toLocaleString()} rows. It can be undone.</Text>
        <ColumnUsageNote table={table} column={column} />
        <DialogButtons onClose={onClose} color="red.8">
          Remove column
        </DialogButtons>
      </Stack>
    </form>
  );
}

function ColumnUsageNote({ table, column }: { table: ListTableModel; column: ListColumn }) {
  const { data: uses } = usePlaceUses({ file: table.file, pointer: '' });
  const count = uses?.pages.length ?? 0;
  if (count === 0) return null;
  return (
    <Text size="sm">
      The list is shown on {count === 1 ? 'one page' : `${count} pages`}. Blocks there that ask for “{column.key}” by
      its name have to be changed too; the problems tell which.
    </Text>
  );
}
