import { lazy, Suspense } from 'react';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { TextControl } from './TextField.tsx';

/** With all that it is made of larger than the rest of the form: it comes when a text needs it. */
const MarkdownEditor = lazy(() => import('../markdown/MarkdownEditor.tsx'));

/** A text with bold, italics and links, where its place allows it with paragraphs and lists. */
export function MarkdownField(props: ContentFieldProps) {
  const field = useField<string>(props);
  return (
    <FieldFrame field={field} isGroup>
      <Suspense fallback={<TextControl field={field} />}>
        <MarkdownEditor field={field} />
      </Suspense>
    </FieldFrame>
  );
}
