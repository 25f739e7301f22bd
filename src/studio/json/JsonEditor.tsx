import { redo as redoTyping, undo as undoTyping } from '@codemirror/commands';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import { Text, useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportFailure } from '../failures/report.tsx';
import { useSteps } from '../frame/useSteps.ts';
import type { Opened } from '../selection.ts';
import { createEditor, forgetSteps, setColors, setWritable, takeText } from './editor.ts';
import classes from './JsonPane.module.css';
import { assist } from './language/assist.ts';
import { useLanguage } from './language/useLanguage.ts';
import { TextNotice } from './TextNotice.tsx';
import { useChosen } from './useChosen.ts';
import { useDiagnostics } from './useDiagnostics.ts';
import { useJsonText } from './useJsonText.ts';

/** A pause after which edits are undone by themselves, ms. */
const pauseMs = 1000;

interface JsonEditorProps {
  /** The same as long as this is shown. */
  file: string;
  /** Why it cannot be saved. */
  readOnly: string | undefined;
  opened: Opened;
}

/** A file as JSON, with what the schemas and the check know of it. */
export function JsonEditor({ file, readOnly, opened }: JsonEditorProps) {
  const [view, setView] = useState<EditorView>();
  const { text, state, isBlocked, startTyping } = useJsonText(file);
  const language = useLanguage();
  const steps = useSteps(opened);
  const place = useRef<HTMLDivElement>(null);
  const lastEdit = useRef(0);
  const moved = useChosen(view, file, opened);
  const isDark = useComputedColorScheme() === 'dark';
  const isStaying = state.isBroken || state.isApart;

  const onEdit = useEffectEvent((next: string, { transactions }: ViewUpdate) => {
    const isTyped = transactions.every((one) => one.isUserEvent('input.type') || one.isUserEvent('delete'));
    const now = Date.now();
    if (!isTyped || now - lastEdit.current > pauseMs) startTyping();
    lastEdit.current = now;
    text.edit(next);
  });
  const onMove = useEffectEvent(() => moved());
  // What is saved is undone in the studio, what is not, in the editor.
  const step = useEffectEvent((target: EditorView, name: 'undo' | 'redo') => {
    if (!isStaying) steps[name]();
    else if (name === 'undo') undoTyping(target);
    else redoTyping(target);
    return true;
  });

  useEffect(() => {
    if (!place.current) return;
    const created = createEditor({
      parent: place.current,
      text: text.state.text,
      label: `JSON of ${file}. Escape and then Tab leads out of it.`,
      assist: assist(language, file),
      keys: [
        { key: 'Mod-z', run: (target) => step(target, 'undo'), preventDefault: true },
        { key: 'Mod-y', mac: 'Mod-Shift-z', run: (target) => step(target, 'redo'), preventDefault: true },
        { key: 'Mod-Shift-z', run: (target) => step(target, 'redo'), preventDefault: true },
      ],
      onEdit: (next, update) => onEdit(next, update),
      onMove: () => onMove(),
      onFailure: (error, typed) => reportFailure(error, { name: `JSON of ${file}`, text: typed }),
    });
    setView(created);
    return () => created.destroy();
  }, [file, text, language]);
  useEffect(() => {
    if (!view) return;
    takeText(view, state.text);
    if (!isStaying) forgetSteps(view);
  }, [view, state.text, isStaying]);
  useEffect(() => view && setColors(view, isDark), [view, isDark]);
  useEffect(() => view && setWritable(view, readOnly === undefined && !isBlocked), [view, readOnly, isBlocked]);
  const problem = useDiagnostics({ view, file, text: state.text, isBroken: state.isBroken });

  return (
    <div className={classes.pane}>
      <Text size="xs" c="dimmed" px="sm" py={4}>
        {file}
      </Text>
      <div ref={place} className={classes.editor} />
      <TextNotice
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
