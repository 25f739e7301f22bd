import { useState } from 'react';

/**
 * A text as it is being typed: the keys show at once, whatever the rest of the studio does meanwhile. What somebody
 * else makes of the value, undo among them, takes its place.
 */
export function useDraft(value: string, change: (text: string) => void): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ text: value, value });
  if (draft.value !== value && draft.text !== value) setDraft({ text: value, value });
  else if (draft.value !== value) setDraft({ ...draft, value });
  return [
    draft.text,
    (text) => {
      setDraft({ text, value });
      change(text);
    },
  ];
}
