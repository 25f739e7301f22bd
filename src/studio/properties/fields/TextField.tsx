import { Text, Textarea } from '@mantine/core';
import { promptOf } from '#shared/prompt.ts';
import type { FieldSchema } from '../fieldSchema.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentField, type ContentFieldProps, useField } from '../form/FormContext.ts';
import { useFieldText } from './useInputText.ts';

export function TextField(props: ContentFieldProps) {
  const field = useField<string>(props);
  return (
    <FieldFrame field={field} aside={<Length text={field.value ?? ''} schema={field.schema} />}>
      <TextControl field={field} />
    </FieldFrame>
  );
}

export function TextControl({ field, isMultiline }: { field: ContentField; isMultiline?: boolean }) {
  const { schema } = field;
  const [text, setText] = useFieldText(field);
  const isCode = schema.format === 'regex' || schema.format === 'verbatim' || schema.isSource;
  const hasLines = isCode || isMultiline;
  return (
    <Textarea
      {...controlProps(field)}
      // The label of a group belongs to none of its controls.
      aria-label={field.title}
      autosize
      minRows={1}
      maxRows={12}
      placeholder={field.value === '' ? promptOf(schema) : undefined}
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

function Length({ text, schema }: { text: string; schema: FieldSchema }) {
  const limit = schema.maxLength ?? schema.comfortable;
  if (limit === undefined || text.length < limit * 0.75 || text.includes('{')) return null;
  return (
    <Text size="xs" c={text.length > limit ? 'red' : 'dimmed'}>
      {text.length} of {limit}
    </Text>
  );
}
