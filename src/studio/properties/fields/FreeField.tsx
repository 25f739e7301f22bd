import { JsonInput, NumberInput, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Json } from '#shared/json.ts';
import { isSame } from '../changes.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentField, type ContentFieldProps, useField } from '../form/FormContext.ts';
import { useDraft } from './useDraft.ts';

/** A value of which nothing is known but what is written. */
export function FreeField(props: ContentFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <FreeControl field={field} label={field.title} />
    </FieldFrame>
  );
}

/** The control for a value as it is: text, number, yes or no; what holds more is edited as JSON. */
export function FreeControl({ field, label }: { field: ContentField; label: string }) {
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
  const [text, setText] = useDraft(typeof field.value === 'string' ? field.value : '', field.change);
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

/** What cannot be read yet stays here until it can. */
function JsonControl({ field, label }: { field: ContentField; label: string }) {
  const written = JSON.stringify(field.value, null, 2);
  const [text, setText] = useState({ text: written, of: field.value });
  if (text.of !== field.value && !isSame(text.of, field.value)) setText({ text: written, of: field.value });
  return (
    <JsonInput
      {...controlProps(field)}
      aria-label={`${label}, as JSON`}
      autosize
      minRows={1}
      maxRows={16}
      styles={{ input: { fontSize: 'var(--mantine-font-size-xs)' } }}
      value={text.text}
      onChange={(next) => {
        const value = parsed(next);
        setText({ text: next, of: value ?? text.of });
        if (value !== undefined && !isSame(value, field.value)) field.change(value);
      }}
    />
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
