import { useEffect, useState } from 'react';
import { useEditing, useQueueState } from '../editing/Editing.tsx';
import { siteStorage } from '../siteStorage.ts';
import { type BufferState, EditorBuffer } from './editorBuffer.ts';

/** @param file file that the queue has read; must stay the same */
export function useEditorBuffer(file: string) {
  const { queue, change } = useEditing();
  const { pending } = useQueueState();
  const pendingChanges = pending.filter((one) => one.file === file);
  const [typing] = useState(() => ({ name: '' }));
  /** Begins a new undo step: edits of one step are undone together. */
  const startTyping = () => {
    typing.name = `json ${file} ${Date.now()}`;
  };
  const [state, setState] = useState<BufferState>();
  const [text] = useState(
    () =>
      new EditorBuffer(
        {
          file,
          storage: siteStorage,
          disk: () => queue.fileOnDisk(file)?.text ?? '',
          isWaiting: () => queue.state.pending.some((one) => one.file === file),
          save: (next) => change(file, { kind: 'text', text: next }, `JSON of ${file}`, typing.name),
          onChange: setState,
        },
        pendingChanges.some(({ change: { kind } }) => kind === 'text') ? queue.textOf(file) : undefined,
      ),
  );
  useEffect(() => {
    text.mergeFromFile();
    return queue.subscribe(() => text.mergeFromFile());
  }, [text, queue]);
  return {
    text,
    state: state ?? text.state,
    /** True while a change of the file by another part of the studio is not saved. */
    isBlocked: pendingChanges.some(({ change: { kind } }) => kind !== 'text'),
    startTyping,
  };
}
