import { useState } from 'react';
import type { ContentField } from '../form/FormContext.ts';

/**
 * State of a text control: typed text is shown at once, before the change is applied. A change of the value from
 * outside, such as undo, replaces it.
 */
export function useInputText(value: string, change: (text: string) => void): [string, (text: string) => void] {
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

/** State of a text control for a field. An empty text removes the value, if it is not required. */
export const useFieldText = ({ value, isRequired, change }: ContentField) =>
  useInputText(value === undefined || value === null ? '' : String(value), (text) =>
    change(text === '' && !isRequired ? undefined : text),
  );
