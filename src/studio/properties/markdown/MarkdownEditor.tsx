import '@mantine/tiptap/styles.css';
import { Text } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isEditable, toEditorContent, toMarkdown } from '#markdown/markdownText.ts';
import { pasteExtension } from '#markdown/paste/pasteExtension.ts';
import { placeCaret } from '#markdown/placeCaret.ts';
import { type MarkupKind, textExtensions } from '#markdown/textExtensions.ts';
import { promptOf } from '#shared/prompt.ts';
import { usePartlyPasted } from '../../pasting/usePartlyPasted.ts';
import { TextControl } from '../fields/TextField.tsx';
import { controlProps } from '../form/FieldFrame.tsx';
import type { ContentField } from '../form/FormContext.ts';
import { LinkControl } from './LinkControl.tsx';
import classes from './MarkdownEditor.module.css';

interface MarkdownEditorProps {
  field: ContentField<string>;
  /** Set if this replaces a control that had the focus: typing goes on there. */
  typing: RefObject<UnfinishedTyping | undefined>;
}

/** State of a control in which somebody was typing. */
export interface UnfinishedTyping {
  /** Its text, which may be newer than the value of the field. */
  text: string;
  /** Index of the caret in it, in UTF-16 code units. */
  caret: number;
}

/** Editor of a text with bold, italics and links. A text that it cannot represent is edited as source. */
export default function MarkdownEditor({ field, typing }: MarkdownEditorProps) {
  const markup: MarkupKind = field.schema.markup ?? 'inline';
  const text = field.value ?? '';
  const typed = useRef<string>(undefined);
  const isRichText = (written: string) => !field.schema.isSource && isEditable(written, markup);
  const [state, setState] = useState(() => ({ text, isRich: isRichText(text) }));
  // The kind of editor does not change because of text typed in it.
  if (state.text !== text) setState({ text, isRich: text === typed.current ? state.isRich : isRichText(text) });
  const change = (next: string) => {
    typed.current = next;
    field.change(next === '' && !field.isRequired ? undefined : next);
  };
  const { id } = controlProps(field);
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!typing.current || !(control instanceof HTMLTextAreaElement)) return;
    control.focus();
    control.setSelectionRange(typing.current.caret, typing.current.caret);
    typing.current = undefined;
  }, [id, typing]);
  if (state.isRich) return <RichText field={field} text={text} markup={markup} typing={typing} onChange={change} />;
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

function RichText({ field, text, markup, typing, onChange }: RichTextProps) {
  const received = useRef(text);
  const shown = useRef(text);
  // Text from which unchanged parts take their bytes.
  const before = useRef(text);
  const write = useRef(onChange);
  write.current = onChange;
  const { error, id, ...control } = controlProps(field);
  const sayPartlyPasted = usePartlyPasted();
  const [linksAsked, setLinksAsked] = useState(0);
  const editor = useEditor({
    // An editor that is destroyed would remove the styles of one that is not in the document yet.
    injectCSS: false,
    extensions: [...textExtensions(markup), pasteExtension(markup, (contents) => sayPartlyPasted.current(contents))],
    enablePasteRules: false,
    content: toEditorContent(text, markup),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}/label`,
        ...attributes(control),
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        // Elsewhere it opens the search of the studio.
        event.preventDefault();
        event.stopPropagation();
        setLinksAsked((count) => count + 1);
        return true;
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
    if (!typing.current || !isLive(editor)) return;
    placeCaret(editor, typing.current.text, typing.current.caret, markup);
    shown.current = typing.current.text;
    // Spaces at its end are part of the editor's content.
    before.current = typing.current.text.trimEnd();
    typing.current = undefined;
  }, [editor, markup, typing]);
  useEffect(() => {
    const isSame = text === received.current || text === shown.current;
    received.current = text;
    if (isSame || !isLive(editor)) return;
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
          <LinkControl editor={editor} asked={linksAsked} />
        </RichTextEditor.ControlsGroup>
        {markup === 'flow' && (
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
        )}
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content
        className={classes.content}
        data-empty={text === '' || undefined}
        style={{ '--prompt': JSON.stringify(promptOf(field.schema)) }}
      />
    </RichTextEditor>
  );
}

/** @returns true if an editor accepts commands: it is destroyed while its form is hidden, and replaced afterwards */
const isLive = (editor: Editor | null): editor is Editor => editor !== null && !editor.isDestroyed;

const attributes = (props: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(props).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
