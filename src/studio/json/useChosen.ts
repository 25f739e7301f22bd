import type { EditorView } from '@codemirror/view';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { Opened } from '../selection.ts';
import { markChosen, showChosen } from './chosen.ts';
import { pointerAt, rangeOf } from './places.ts';

/** After the last move of the cursor, ms: what it is in is selected then. */
const restMs = 200;

/**
 * What is selected in the studio is shown in the editor, and the other way round.
 * @returns what is to be called when somebody moves the cursor
 */
export function useChosen(view: EditorView | undefined, file: string, { place, select }: Opened): () => void {
  /** What the cursor has selected: it is seen already. */
  const own = useRef<string>(undefined);
  const pointer = place?.file === file ? place.pointer : undefined;
  useEffect(() => {
    if (!view) return;
    const range = pointer ? rangeOf(view.state.doc.toString(), pointer) : undefined;
    if (!range || own.current === pointer) markChosen(view, range);
    else showChosen(view, range);
    own.current = undefined;
  }, [view, pointer]);
  return useDebouncedCallback(() => {
    if (!view?.hasFocus) return;
    const next = pointerAt(view.state.doc.toString(), view.state.selection.main.head);
    if (next === pointer) return;
    own.current = next;
    select({ file, pointer: next }, false);
  }, restMs);
}
