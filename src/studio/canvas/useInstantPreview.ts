import { useEffect } from 'react';
import { type Json, parseJson } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { FileLocation, FileState } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { queryClient } from '../queries.ts';
import type { CanvasPage } from './canvasPage.ts';
import { isText } from './pageRegions.ts';
import type { ContentNode, PageSourceMap } from './pageSourceMap.ts';

const unsavedTextByNode = new WeakMap<ContentNode, string>();

/** Shows plain texts on the page while they are typed into a form, before the server has rendered them. */
export function useInstantPreview({ sourceMap }: CanvasPage): void {
  const { queue } = useEditing();
  useEffect(
    () =>
      queue.subscribe(() => {
        for (const { file, change } of queue.state.pending)
          if (change.kind === 'set' && typeof change.value === 'string')
            previewText(sourceMap, { file, pointer: change.pointer }, change.value);
      }),
    [queue, sourceMap],
  );
}

function previewText(sourceMap: PageSourceMap, location: FileLocation, text: string): void {
  // Only the server knows the values of tokens.
  if (text.includes('{')) return;
  for (const shown of sourceMap.nodesAt(location)) {
    if (!isText(shown) || sourceMap.sourceOf(shown)?.shownAs !== 'text') continue;
    const shownText = shown.data.trim();
    if (shownText === text || (shownText !== unsavedTextByNode.get(shown) && shownText !== savedText(location)))
      continue;
    shown.data = shown.data.replace(shownText, () => text);
    unsavedTextByNode.set(shown, text);
  }
}

const parsedFiles = new WeakMap<FileState, Json | undefined>();

/** Value on disk. A different text on the page was composed of more than this value. */
function savedText({ file, pointer }: FileLocation): Json | undefined {
  const state = queryClient.getQueryData<FileState>(['file', file]);
  if (!state) return undefined;
  if (!parsedFiles.has(state)) parsedFiles.set(state, parseJson(state.text));
  return valueAt(parsedFiles.get(state), pointer);
}
