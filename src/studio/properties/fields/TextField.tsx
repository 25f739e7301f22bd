import { Text, Textarea } from '@mantine/core';
import type { FieldSchema } from '../fieldSchema.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentField, type ContentFieldProps, useField } from '../form/FormContext.ts';
import { useDraft } from './useDraft.ts';

/** A text of one paragraph. */
export function TextField(props: ContentFieldProps) {
  const field = useField<string>(props);
  return (
    <FieldFrame field={field} aside={<Length text={field.value ?? ''} schema={field.schema} />}>
      <TextControl field={field} />
    </FieldFrame>
  );
}

/** The control of a text; it grows with what is in it. */
export function TextControl({ field, isMultiline }: { field: ContentField; isMultiline?: boolean }) {
  const { value, isRequired, change, schema } = field;
  const written = value === undefined || value === null ? '' : String(value);
  const [text, setText] = useDraft(written, (next) => change(next === '' && !isRequired ? undefined : next));
  const isCode = schema.format === 'regex' || schema.format === 'verbatim';
  const hasLines = isCode || isMultiline;
  return (
    <Textarea
      {...controlProps(field)}
      // In a group, no label is its own.
      aria-label={field.title}
      autosize
      minRows={1}
      maxRows={12}
      value={text}
      styles={isCode ? { input: { fontFamily: 'monospace' } } : undefined}
      onChange={({ currentTarget }) =>
        setText(hasLines ? currentTarget.value : currentTarget.value.replace(/\s*\n\s*/g, ' '))
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !hasLines) event.preventDefault();
      }}
    />
  );
}

/** How long a text is, once it comes near to what its place bears. */
function Length({ text, schema }: { text: string; schema: FieldSchema }) {
  const most = schema.maxLength ?? schema.comfortable;
  if (most === undefined || text.length < most * 0.75 || text.includes('{')) return null;
  return (
    <Text size="xs" c={text.length > most ? 'red' : 'dimmed'}>
      {text.length} of {most}
    </Text>
  );
}
