import { redo as redoTyping, undo as undoTyping } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import { Loader, Text, useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMarkdownPath } from '#shared/contentFile/contentPath.ts';
import { reportFailure } from '../failures/reportFailure.tsx';
import { useUndoRedo } from '../frame/useUndoRedo.ts';
import { useFile } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { createEditor, replaceText, resetUndoHistory, setColors, setWritable } from './createEditor.ts';
import classes from './JsonPane.module.css';
import { useLanguageClient } from './language/languageClient.ts';
import { languageSupport } from './language/languageSupport.ts';
import { UnsavedTextNotice } from './UnsavedTextNotice.tsx';
import { useDiagnostics } from './useDiagnostics.ts';
import { useEditorBuffer } from './useEditorBuffer.ts';
import { useSelectionSync } from './useSelectionSync.ts';

/** Edits after a pause of this length are a separate undo step, ms. */
const pauseMs = 1000;

export function JsonPane({ opened }: { opened: StudioNavigation }) {
  const file = opened.place?.file ?? opened.page?.file;
  const { data, error } = useFile(file);
  if (error) return <Text p="md">{error.message}</Text>;
  if (!data) return <Loader m="md" size="sm" aria-label="Loading" />;
  return <JsonEditor key={data.file} file={data.file} readOnly={data.readOnly} opened={opened} />;
}

interface JsonEditorProps {
  /** Must stay the same while the component is mounted. */
  file: string;
  /** Reason why the file cannot be saved; undefined if it can. */
  readOnly: string | undefined;
  opened: StudioNavigation;
}

function JsonEditor({ file, readOnly, opened }: JsonEditorProps) {
  const [view, setView] = useState<EditorView>();
  const { text, state, isBlocked, startTyping } = useEditorBuffer(file);
  const language = useLanguageClient();
  const studioUndo = useUndoRedo(opened);
  const container = useRef<HTMLDivElement>(null);
  const lastEdit = useRef(0);
  const reportCursorMove = useSelectionSync(view, file, opened);
  const isDark = useComputedColorScheme() === 'dark';
  const isMarkdown = isMarkdownPath(file);
  const textName = isMarkdown ? 'Text' : 'JSON';
  const isUnsaved = state.isBroken || state.isApart;

  const onEdit = useEffectEvent((next: string, { transactions }: ViewUpdate) => {
    const isTyped = transactions.every((one) => one.isUserEvent('input.type') || one.isUserEvent('delete'));
    const now = Date.now();
    if (!isTyped || now - lastEdit.current > pauseMs) startTyping();
    lastEdit.current = now;
    text.edit(next);
  });
  const onMove = useEffectEvent(() => reportCursorMove());
  // Saved edits are undone by the studio, unsaved ones by the editor.
  const step = useEffectEvent((target: EditorView, name: 'undo' | 'redo') => {
    if (!isUnsaved) studioUndo[name]();
    else if (name === 'undo') undoTyping(target);
    else redoTyping(target);
    return true;
  });

  useEffect(() => {
    if (!container.current) return;
    const created = createEditor({
      parent: container.current,
      text: text.state.text,
      label: `${textName} of ${file}. Escape and then Tab leads out of it.`,
      language: isMarkdown ? [] : json(),
      assist: isMarkdown ? [] : languageSupport(language, file),
      keys: [
        { key: 'Mod-z', run: (target) => step(target, 'undo'), preventDefault: true },
        { key: 'Mod-y', mac: 'Mod-Shift-z', run: (target) => step(target, 'redo'), preventDefault: true },
        { key: 'Mod-Shift-z', run: (target) => step(target, 'redo'), preventDefault: true },
      ],
      onEdit: (next, update) => onEdit(next, update),
      onMove: () => onMove(),
      onFailure: (error, typed) => reportFailure(error, { name: `${textName} of ${file}`, text: typed }),
    });
    setView(created);
    return () => created.destroy();
  }, [file, text, language, isMarkdown, textName]);
  useEffect(() => {
    if (!view) return;
    replaceText(view, state.text);
    if (!isUnsaved) resetUndoHistory(view);
  }, [view, state.text, isUnsaved]);
  useEffect(() => view && setColors(view, isDark), [view, isDark]);
  useEffect(() => view && setWritable(view, readOnly === undefined && !isBlocked), [view, readOnly, isBlocked]);
  const problem = useDiagnostics({ view, file, text: state.text, isBroken: state.isBroken });

  return (
    <div className={classes.pane}>
      <Text size="xs" c="dimmed" px="sm" py={4}>
        {file}
      </Text>
      <div ref={container} className={classes.editor} />
      <UnsavedTextNotice
        file={file}
        text={text}
        state={state}
        view={view}
        problem={problem}
        readOnly={readOnly}
        isBlocked={isBlocked}
      />
    </div>
  );
}
