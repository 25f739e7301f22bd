import '@mantine/tiptap/styles.css';
import { Text } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isEditable, toEditorContent, toMarkdown } from '../../markdown/markdownText.ts';
import { placeCaret } from '../../markdown/placeCaret.ts';
import { type MarkupKind, textExtensions } from '../../markdown/textExtensions.ts';
import { TextControl } from '../fields/TextField.tsx';
import { controlProps } from '../form/FieldFrame.tsx';
import type { ContentField } from '../form/FormContext.ts';
import { LinkControl } from './LinkControl.tsx';
import classes from './MarkdownEditor.module.css';

interface MarkdownEditorProps {
  field: ContentField<string>;
  /** Index of the caret in the text, if typing goes on from a control that this one replaces. */
  caret: RefObject<number | undefined>;
}

/** Editor of a text with bold, italics and links. A text that it cannot represent is edited as source. */
export default function MarkdownEditor({ field, caret }: MarkdownEditorProps) {
  const markup: MarkupKind = field.schema.markup ?? 'inline';
  const text = field.value ?? '';
  const typed = useRef<string>(undefined);
  const [state, setState] = useState(() => ({ text, isRich: isEditable(text, markup) }));
  // The kind of editor does not change because of text typed in it.
  if (state.text !== text) setState({ text, isRich: text === typed.current ? state.isRich : isEditable(text, markup) });
  const change = (next: string) => {
    typed.current = next;
    field.change(next === '' && !field.isRequired ? undefined : next);
  };
  const { id } = controlProps(field);
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (caret.current === undefined || !(control instanceof HTMLTextAreaElement)) return;
    control.focus();
    control.setSelectionRange(caret.current, caret.current);
  }, [id, caret]);
  if (state.isRich) return <RichText field={field} text={text} markup={markup} caret={caret} onChange={change} />;
  return (
    <>
      <TextControl field={{ ...field, change: (next) => change(typeof next === 'string' ? next : '') }} isMultiline />
      <Text size="xs" c="dimmed" mt={2}>
        Shown as it is written: **bold**, *italic*, [link](/page).
      </Text>
    </>
  );
}

interface RichTextProps extends MarkdownEditorProps {
  text: string;
  markup: MarkupKind;
  onChange: (text: string) => void;
}

function RichText({ field, text, markup, caret, onChange }: RichTextProps) {
  const shown = useRef(text);
  // Text from which unchanged parts take their bytes.
  const before = useRef(text);
  const write = useRef(onChange);
  write.current = onChange;
  const { error, id, ...control } = controlProps(field);
  const editor = useEditor({
    // An editor that is destroyed would remove the styles of one that is not in the document yet.
    injectCSS: false,
    extensions: textExtensions(markup),
    content: toEditorContent(text, markup),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}/label`,
        ...attributes(control),
      },
    },
    onUpdate: (update) => {
      const next = toMarkdown(update.editor.getJSON(), before.current, markup);
      if (next === shown.current) return;
      shown.current = next;
      write.current(next);
    },
  });
  useLayoutEffect(() => {
    if (caret.current === undefined || !isLive(editor)) return;
    placeCaret(editor, text, caret.current, markup);
    caret.current = undefined;
  }, [editor, text, markup, caret]);
  useEffect(() => {
    if (text === shown.current || !isLive(editor)) return;
    shown.current = text;
    before.current = text;
    editor.commands.setContent(toEditorContent(text, markup), { emitUpdate: false });
  }, [editor, text, markup]);
  return (
    <RichTextEditor editor={editor} className={classes.editor} data-error={error || undefined}>
      <RichTextEditor.Toolbar className={classes.toolbar}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <LinkControl editor={editor} />
        </RichTextEditor.ControlsGroup>
        {markup === 'flow' && (
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
        )}
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content className={classes.content} />
    </RichTextEditor>
  );
}

/** @returns true if an editor accepts commands: it is destroyed while its form is hidden, and replaced afterwards */
const isLive = (editor: Editor | null): editor is Editor => editor !== null && !editor.isDestroyed;

const attributes = (props: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(props).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
