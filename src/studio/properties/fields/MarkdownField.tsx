import { lazy, Suspense } from 'react';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { TextControl } from './TextField.tsx';

/** Loaded on demand, because the editor is larger than the rest of the form. */
const MarkdownEditor = lazy(() => import('../markdown/MarkdownEditor.tsx'));

/** Field of a text with bold, italics and links, and if its schema allows them with paragraphs and lists. */
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
