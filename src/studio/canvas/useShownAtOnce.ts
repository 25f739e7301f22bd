import { useEffect } from 'react';
import { valueAt } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { FileState, Place } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { queryClient } from '../queries.ts';
import type { LivePage } from './livePage.ts';
import type { PageOrigins, Shown } from './pageOrigins.ts';
import { isText } from './pageRegions.ts';

/** What a text was given here, ahead of what is saved. */
const ahead = new WeakMap<Shown, string>();

/** Shows plain texts on the page while they are typed into a form; what the server makes of them follows. */
export function useShownAtOnce({ origins }: LivePage): void {
  const { queue } = useEditing();
  useEffect(
    () =>
      queue.subscribe(() => {
        for (const { file, change } of queue.state.pending)
          if (change.kind === 'set' && typeof change.value === 'string')
            showText(origins, { file, pointer: change.pointer }, change.value);
      }),
    [queue, origins],
  );
}

function showText(origins: PageOrigins, place: Place, text: string): void {
  // What a token stands for is known to the server only.
  if (text.includes('{')) return;
  for (const shown of origins.at(place)) {
    if (!isText(shown) || origins.of(shown)?.shownAs !== 'text') continue;
    const now = shown.data.trim();
    if (now === text || (now !== ahead.get(shown) && now !== savedText(place))) continue;
    shown.data = shown.data.replace(now, () => text);
    ahead.set(shown, text);
  }
}

const parsed = new WeakMap<FileState, Json>();

/** A value as it is on disk; a text on the page that is another one has more to it. */
function savedText({ file, pointer }: Place): Json | undefined {
  const state = queryClient.getQueryData<FileState>(['file', file]);
  if (!state) return undefined;
  let json = parsed.get(state);
  if (json === undefined) {
    try {
      json = JSON.parse(state.text) as Json;
    } catch {
      return undefined;
    }
    parsed.set(state, json);
  }
  return valueAt(json, pointer);
}
