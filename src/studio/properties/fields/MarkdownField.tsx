import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { textFileNameIn, textFilePath } from '#shared/contentFile/textFileName.ts';
import { isObject } from '#shared/json.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentField, type ContentFieldProps, useField, useFormContext } from '../form/FormContext.ts';
import type { UnfinishedTyping } from '../markdown/MarkdownEditor.tsx';
import { AnyValueField } from './AnyValueField.tsx';
import { TextControl } from './TextField.tsx';
import { TextFileField } from './TextFileField.tsx';

/** Loaded on demand, because the editor is larger than the rest of the form. */
const MarkdownEditor = lazy(() => import('../markdown/MarkdownEditor.tsx'));

/** Field of a text with bold, italics and links, and if its schema allows them with paragraphs and lists. */
export function MarkdownField(props: ContentFieldProps) {
  const field = useField(props);
  const { subject } = useFormContext();
  const name = textFileNameIn(field.value);
  const path = name === undefined ? undefined : textFilePath(name, subject.file);
  if (path !== undefined)
    return (
      <TextFileField field={field} path={path}>
        {(own) => <MarkdownControl field={own} />}
      </TextFileField>
    );
  if (isObject(field.value)) return <AnyValueField {...props} />;
  return (
    <FieldFrame field={field} isGroup>
      <MarkdownControl field={field as ContentField<string>} />
    </FieldFrame>
  );
}

/** Editor of a text with markup. */
export function MarkdownControl({ field }: { field: ContentField<string> }) {
  const typing = useRef<UnfinishedTyping>(undefined);
  return (
    <Suspense fallback={<Placeholder field={field} typing={typing} />}>
      <MarkdownEditor field={field} typing={typing} />
    </Suspense>
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
