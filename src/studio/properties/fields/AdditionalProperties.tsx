import { Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import removeIcon from '~icons/tabler/trash';
import { AddButton } from '../../frame/AddButton.tsx';
import { IconButton } from '../../frame/IconButton.tsx';
import { type FieldSchema, schemaAtKey } from '../fieldSchema.ts';
import { type ContentField, type ContentFieldProps, useField, useFormContext } from '../form/FormContext.ts';
import { ProblemList } from '../form/ProblemList.tsx';
import { AnyValueControl } from './AnyValueField.tsx';

/** Keys of an object that its schema does not define, with their values. */
export function AdditionalProperties(props: ContentFieldProps) {
  const field = useField<JsonObject>(props);
  const [isAdding, setAdding] = useState(false);
  const value = isObject(field.value) ? field.value : {};
  const keys = Object.keys(value).filter((key) => !Object.hasOwn(field.schema.properties ?? {}, key));
  const rename = (key: string, name: string) => {
    if (name === '' || name === key || Object.hasOwn(value, name)) return;
    field.change(Object.fromEntries(Object.entries(value).map(([old, inner]) => [old === key ? name : old, inner])));
  };
  return (
    <Stack gap="xs">
      {keys.map((key) => (
        <AdditionalProperty
          key={key}
          field={field}
          name={key}
          value={value[key]}
          onRename={(name) => rename(key, name)}
        />
      ))}
      {isAdding ? (
        <NewPropertyInput
          onDone={(name) => {
            setAdding(false);
            if (name && !Object.hasOwn(value, name)) field.change({ ...value, [name]: '' });
          }}
        />
      ) : (
        <AddButton onClick={() => setAdding(true)}>Add a field</AddButton>
      )}
    </Stack>
  );
}

function AdditionalProperty(props: {
  field: ContentField;
  name: string;
  value: Json | undefined;
  onRename: (name: string) => void;
}) {
  const { field, name, value } = props;
  const { change, problems } = useFormContext();
  const pointer = childPointer(field.pointer, name);
  const propertyField: ContentField = {
    id: `${field.id}/${name}`,
    pointer,
    schema: schemaAtKey({ ...field.schema, properties: {} } as FieldSchema, {}, name),
    title: name,
    isRequired: true,
    value,
    problems: problems.get(pointer) ?? [],
    change: (next) => change(pointer, next),
  };
  return (
    <div data-pointer={pointer}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <TextInput
          w="38%"
          aria-label={`Name of ${name}`}
          defaultValue={name}
          onBlur={({ currentTarget }) => props.onRename(currentTarget.value.trim())}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
        <div style={{ flex: 1, minWidth: 0 }}>
          <AnyValueControl field={propertyField} label={name} />
        </div>
        <IconButton label={`Remove ${name}`} icon={removeIcon} mt={4} onClick={() => change(pointer, undefined)} />
      </Group>
      <ProblemList problems={propertyField.problems} />
    </div>
  );
}

function NewPropertyInput({ onDone }: { onDone: (name: string) => void }) {
  return (
    <TextInput
      autoFocus
      aria-label="Name of the new field"
      placeholder="Name of the new field, then Enter"
      onBlur={({ currentTarget }) => onDone(currentTarget.value.trim())}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
        if (key === 'Escape') onDone('');
      }}
    />
  );
}
