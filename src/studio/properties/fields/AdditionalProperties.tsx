import { Group, Menu, Stack, TextInput } from '@mantine/core';
import { toFieldPathId } from '@rjsf/utils';
import { useState } from 'react';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import removeIcon from '~icons/tabler/trash';
import { AddButton } from '../../frame/AddButton.tsx';
import { IconButton } from '../../frame/IconButton.tsx';
import { createEmptyValue, type FieldKind, type FieldSchema, fieldKindOf, schemaAtKey } from '../fieldSchema.ts';
import classes from '../form/Form.module.css';
import { type ContentField, type ContentFieldProps, useField, useFormContext } from '../form/FormContext.ts';
import { ProblemList } from '../form/ProblemList.tsx';
import { schemaOfValue } from '../schemaOfValue.ts';
import { AnyValueControl } from './AnyValueField.tsx';

/** Kinds of values for a field without a schema, by their names for people. */
const kindsOfValue: [name: string, empty: Json][] = [
  ['Text', ''],
  ['Number', 0],
  ['Yes or no', false],
  ['List of texts', ['']],
  ['Group of fields', {}],
  ['List of groups', [{}]],
];

/** Kinds of values whose fields stand below their name: beside it there is no room. */
const widerKinds: readonly FieldKind[] = ['object', 'list', 'textOrObject', 'variant'];

/** Keys of an object that its schema does not define, with their values. */
export function AdditionalProperties(props: ContentFieldProps) {
  const field = useField<JsonObject>(props);
  const [added, setAdded] = useState<Json>();
  const value = isObject(field.value) ? field.value : {};
  const keys = Object.keys(value).filter((key) => !Object.hasOwn(field.schema.properties ?? {}, key));
  const rename = (key: string, name: string) => {
    if (name === '' || name === key || Object.hasOwn(value, name)) return;
    field.change(Object.fromEntries(Object.entries(value).map(([old, inner]) => [old === key ? name : old, inner])));
  };
  return (
    <Stack gap="xs" mt="xs">
      {keys.map((key) => (
        <AdditionalProperty
          key={key}
          field={field}
          props={props}
          name={key}
          value={value[key]}
          onRename={(name) => rename(key, name)}
        />
      ))}
      {added === undefined ? (
        <PropertyAdder schema={field.schema.additionalProperties} onAdd={setAdded} />
      ) : (
        <NewPropertyInput
          onDone={(name) => {
            setAdded(undefined);
            if (name && !Object.hasOwn(value, name)) field.change({ ...value, [name]: added });
          }}
        />
      )}
    </Stack>
  );
}

/** Button that adds a field; where no schema says what it holds, one chooses that. */
function PropertyAdder(props: { schema: boolean | FieldSchema | undefined; onAdd: (empty: Json) => void }) {
  const { schema, onAdd } = props;
  if (isObject(schema))
    return <AddButton onClick={() => onAdd(createEmptyValue(schema as FieldSchema))}>Add a field</AddButton>;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <AddButton>Add a field</AddButton>
      </Menu.Target>
      <Menu.Dropdown>
        {kindsOfValue.map(([name, empty]) => (
          <Menu.Item key={name} onClick={() => onAdd(empty)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function AdditionalProperty(options: {
  field: ContentField;
  props: ContentFieldProps;
  name: string;
  value: Json | undefined;
  onRename: (name: string) => void;
}) {
  const { field, props, name, value } = options;
  const { change, problems } = useFormContext();
  const pointer = childPointer(field.pointer, name);
  const written = schemaAtKey({ ...field.schema, properties: {} } as FieldSchema, {}, name);
  const schema = fieldKindOf(written) === 'free' ? { ...written, ...schemaOfValue(value) } : written;
  const isWide = widerKinds.includes(fieldKindOf(schema));
  const propertyField: ContentField = {
    id: `${field.id}/${name}`,
    ...{ pointer, schema, value },
    title: name,
    isRequired: true,
    problems: problems.get(pointer) ?? [],
    change: (next) => change(pointer, next),
  };
  return (
    <div data-pointer={pointer}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <TextInput
          w={isWide ? '100%' : '38%'}
          aria-label={`Name of ${name}`}
          defaultValue={name}
          onBlur={({ currentTarget }) => options.onRename(currentTarget.value.trim())}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
        {!isWide && (
          <div style={{ flex: 1, minWidth: 0 }}>
            <AnyValueControl field={propertyField} label={name} />
          </div>
        )}
        <IconButton label={`Remove ${name}`} icon={removeIcon} mt={4} onClick={() => change(pointer, undefined)} />
      </Group>
      {isWide ? <WiderValue {...{ props, name, value, schema }} /> : <ProblemList problems={propertyField.problems} />}
    </div>
  );
}

/** Fields of a list or an object, below its name. */
function WiderValue(options: { props: ContentFieldProps; name: string; value: Json | undefined; schema: FieldSchema }) {
  const { props, name, value, schema } = options;
  const { SchemaField } = props.registry.fields;
  if (!SchemaField) return null;
  const { globalFormOptions } = props.registry;
  return (
    <div className={classes.rowBody}>
      <SchemaField
        {...props}
        schema={{ ...schema, title: name } as ContentFieldProps['schema']}
        uiSchema={undefined}
        formData={value}
        required
        name={name}
        fieldPathId={toFieldPathId(name, globalFormOptions, props.fieldPathId.path)}
      />
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
