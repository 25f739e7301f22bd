import type { EditorView } from '@codemirror/view';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { StudioNavigation } from '../studioNavigation.ts';
import { markSelectedLines, revealSelectedLines } from './selectedLines.ts';
import { pointerAt, rangeOf } from './textRanges.ts';

/** Debounce between the last move of the cursor and the selection, ms. */
const debounceMs = 200;

/** @returns function to call when the user moves the cursor */
export function useSelectionSync(
  view: EditorView | undefined,
  file: string,
  { place, select }: StudioNavigation,
): () => void {
  /** Pointer that the cursor has selected; the editor need not scroll to it. */
  const pointerFromCursor = useRef<string>(undefined);
  const pointer = place?.file === file ? place.pointer : undefined;
  useEffect(() => {
    if (!view) return;
    const range = pointer ? rangeOf(view.state.doc.toString(), pointer, file) : undefined;
    if (!range || pointerFromCursor.current === pointer) markSelectedLines(view, range);
    else revealSelectedLines(view, range);
    pointerFromCursor.current = undefined;
  }, [view, pointer, file]);
  return useDebouncedCallback(() => {
    if (!view?.hasFocus) return;
    const next = pointerAt(view.state.doc.toString(), view.state.selection.main.head, file);
    if (next === pointer) return;
    pointerFromCursor.current = next;
    select({ file, pointer: next }, false);
  }, debounceMs);
}
