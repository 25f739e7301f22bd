import { useEffect, useState } from 'react';
import { useEditing, useQueueState } from '../editing/Editing.tsx';
import { siteStorage } from '../siteStorage.ts';
import { Drafts } from './drafts.ts';
import { JsonText, type TextState } from './jsonText.ts';

/** The text of a file in the editor, and how it stands to the file. */
export interface OpenedText {
  text: JsonText;
  state: TextState;
  /** Something that another part of the studio has changed in the file is not saved yet. */
  isBlocked: boolean;
  /** Edits of one go are undone as one: begins the next. */
  startTyping: () => void;
}

/** @param file that the queue has seen; always the same one */
export function useJsonText(file: string): OpenedText {
  const { queue, change } = useEditing();
  const { pending } = useQueueState();
  const own = pending.filter((one) => one.file === file);
  const [typing] = useState(() => ({ name: '' }));
  const startTyping = () => {
    typing.name = `json ${file} ${Date.now()}`;
  };
  const [state, setState] = useState<TextState>();
  const [text] = useState(
    () =>
      new JsonText(
        {
          file,
          drafts: new Drafts(siteStorage),
          disk: () => queue.disk(file)?.text ?? '',
          isWaiting: () => queue.state.pending.some((one) => one.file === file),
          save: (next) => change(file, { kind: 'text', text: next }, `JSON of ${file}`, typing.name),
          onChange: setState,
        },
        own.some(({ change: { kind } }) => kind === 'text') ? queue.textOf(file) : undefined,
      ),
  );
  useEffect(() => {
    text.follow();
    return queue.subscribe(() => text.follow());
  }, [text, queue]);
  return {
    text,
    state: state ?? text.state,
    isBlocked: own.some(({ change: { kind } }) => kind !== 'text'),
    startTyping,
  };
}
