import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentField, type ContentFieldProps, useField } from '../form/FormContext.ts';
import type { UnfinishedTyping } from '../markdown/MarkdownEditor.tsx';
import { TextControl } from './TextField.tsx';

/** Loaded on demand, because the editor is larger than the rest of the form. */
const MarkdownEditor = lazy(() => import('../markdown/MarkdownEditor.tsx'));

/** Field of a text with bold, italics and links, and if its schema allows them with paragraphs and lists. */
export function MarkdownField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const typing = useRef<UnfinishedTyping>(undefined);
  return (
    <FieldFrame field={field} isGroup>
      <Suspense fallback={<Placeholder field={field} typing={typing} />}>
        <MarkdownEditor field={field} typing={typing} />
      </Suspense>
    </FieldFrame>
  );
}

interface PlaceholderProps {
  field: ContentField;
  /** Is set when the editor replaces the focused placeholder. */
  typing: RefObject<UnfinishedTyping | undefined>;
}

/** The text as it is written, to be edited already while the editor is loading. */
function Placeholder({ field, typing }: PlaceholderProps) {
  const { id } = controlProps(field);
  useLayoutEffect(
    () => () => {
      const control = document.activeElement;
      const isHere = control instanceof HTMLTextAreaElement && control.id === id;
      typing.current = isHere ? { text: control.value, caret: control.selectionEnd } : undefined;
    },
    [id, typing],
  );
  return <TextControl field={field} isMultiline />;
}
