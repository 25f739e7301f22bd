import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFileJson } from '../../editing/Editing.tsx';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentField, FormContext, useFormContext, useProblemsInside } from '../form/FormContext.ts';
import { useFormState } from '../form/useFormState.ts';
import { textFileSubject } from '../formSubject.ts';

interface TextFileFieldProps {
  /** Field of the place that names the file. */
  field: ContentField;
  /** Path of the text file inside the pages folder. */
  path: string;
  /** Control of the text. */
  children: (field: ContentField<string>) => ReactNode;
}

/** Field of a text that is in a file of its own: what is typed is written there. */
export function TextFileField({ field, path, children }: TextFileFieldProps) {
  const { route } = useFormContext();
  const text = useFileJson(path);
  const subject = textFileSubject(path, field.schema);
  const form = useFormState({ subject, json: text ?? '', selected: '', route });
  const named = useProblemsInside(field.pointer);
  const problems = [...named, ...(form.problems.get('') ?? [])];
  const own = {
    ...field,
    pointer: '',
    isRequired: true,
    problems,
    change: (value: unknown) => form.change('', String(value ?? '')),
  };
  return (
    <FormContext value={form}>
      <FieldFrame
        field={own}
        isGroup
        aside={
          <Text size="xs" c="dimmed">
            {path}
          </Text>
        }
      >
        {typeof text === 'string' ? children({ ...own, value: text }) : <Text size="sm">The file cannot be read.</Text>}
      </FieldFrame>
    </FormContext>
  );
}
