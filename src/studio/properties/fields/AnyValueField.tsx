import { JsonInput, NumberInput, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { isEqualJson, parseJson } from '#shared/json.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentField, type ContentFieldProps, useField } from '../form/FormContext.ts';
import { schemaOfValue } from '../schemaOfValue.ts';
import { useInputText } from './useInputText.ts';

/** Field of a value of any kind: a list or an object has the form that its own values make. */
export function AnyValueField(props: ContentFieldProps) {
  const field = useField(props);
  const { SchemaField } = props.registry.fields;
  if (SchemaField && typeof field.value === 'object' && field.value !== null) {
    const schema = { ...field.schema, ...schemaOfValue(field.value) };
    const formProps = { ...props, schema, uiSchema: undefined } as ContentFieldProps;
    return <SchemaField {...formProps} />;
  }
  return (
    <FieldFrame field={field}>
      <AnyValueControl field={field} label={field.title} />
    </FieldFrame>
  );
}

/** Control for a value by its current type: text, number, yes or no. Where forms have failed, others are JSON. */
export function AnyValueControl({ field, label }: { field: ContentField; label: string }) {
  const { value, change } = field;
  if (typeof value === 'object' && value !== null) return <JsonControl field={field} label={label} />;
  if (typeof value === 'boolean')
    return (
      <Switch
        {...controlProps(field)}
        aria-label={label}
        checked={value}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    );
  if (typeof value === 'number')
    return (
      <NumberInput
        {...controlProps(field)}
        aria-label={label}
        value={value}
        onChange={(next) => change(next === '' ? '' : Number(next))}
      />
    );
  return <PlainText field={field} label={label} />;
}

function PlainText({ field, label }: { field: ContentField; label: string }) {
  const [text, setText] = useInputText(typeof field.value === 'string' ? field.value : '', field.change);
  return (
    <Textarea
      {...controlProps(field)}
      aria-label={label}
      autosize
      minRows={1}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

/** Control for JSON. Invalid text stays in the control until it can be parsed. */
function JsonControl({ field, label }: { field: ContentField; label: string }) {
  const written = JSON.stringify(field.value, null, 2);
  const [draft, setDraft] = useState({ text: written, value: field.value });
  if (draft.value !== field.value && !isEqualJson(draft.value, field.value))
    setDraft({ text: written, value: field.value });
  return (
    <JsonInput
      {...controlProps(field)}
      aria-label={`${label}, as JSON`}
      autosize
      minRows={1}
      maxRows={16}
      styles={{ input: { fontSize: 'var(--mantine-font-size-xs)' } }}
      value={draft.text}
      onChange={(next) => {
        const value = parseJson(next);
        setDraft({ text: next, value: value ?? draft.value });
        if (value !== undefined && !isEqualJson(value, field.value)) field.change(value);
      }}
    />
  );
}
