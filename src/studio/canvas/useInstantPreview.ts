import { useEffect } from 'react';
import { type Json, parseJson } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { FileLocation, FileState } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { queryClient } from '../queries.ts';

/** Shows plain texts on the page while they are typed into a form, before the server has rendered them. */
export function useInstantPreview(page: FramedPage): void {
  const { queue } = useEditing();
  useEffect(
    () =>
      queue.subscribe(() => {
        for (const { file, change } of queue.state.pending) {
          if (change.kind !== 'set' || typeof change.value !== 'string') continue;
          // Only the server knows the values of tokens.
          if (change.value.includes('{')) continue;
          const place = { file, pointer: change.pointer };
          page.send({ kind: 'preview', place, text: change.value, saved: savedText(place) });
        }
      }),
    [queue, page],
  );
}

const parsedFiles = new WeakMap<FileState, Json | undefined>();

/** Text on disk; undefined for another value. */
function savedText({ file, pointer }: FileLocation): string | undefined {
  const state = queryClient.getQueryData<FileState>(['file', file]);
  if (!state) return undefined;
  if (!parsedFiles.has(state)) parsedFiles.set(state, parseJson(state.text));
  const value = valueAt(parsedFiles.get(state), pointer);
  return typeof value === 'string' ? value : undefined;
}
