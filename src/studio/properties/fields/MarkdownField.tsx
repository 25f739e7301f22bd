import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentField, type ContentFieldProps, useField } from '../form/FormContext.ts';
import { TextControl } from './TextField.tsx';

/** Loaded on demand, because the editor is larger than the rest of the form. */
const MarkdownEditor = lazy(() => import('../markdown/MarkdownEditor.tsx'));

/** Field of a text with bold, italics and links, and if its schema allows them with paragraphs and lists. */
export function MarkdownField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const caret = useRef<number>(undefined);
  return (
    <FieldFrame field={field} isGroup>
      <Suspense fallback={<Placeholder field={field} caret={caret} />}>
        <MarkdownEditor field={field} caret={caret} />
      </Suspense>
    </FieldFrame>
  );
}

interface PlaceholderProps {
  field: ContentField;
  /** Is set to the index of the caret in the text when the editor replaces the focused placeholder. */
  caret: RefObject<number | undefined>;
}

/** The text as it is written, to be edited already while the editor is loading. */
function Placeholder({ field, caret }: PlaceholderProps) {
  const { id } = controlProps(field);
  useLayoutEffect(
    () => () => {
      const control = document.activeElement;
      const isHere = control instanceof HTMLTextAreaElement && control.id === id;
      caret.current = isHere ? control.selectionEnd : undefined;
    },
    [id, caret],
  );
  return <TextControl field={field} isMultiline />;
}
