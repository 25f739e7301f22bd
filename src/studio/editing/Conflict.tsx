import { Choice } from './Choice.tsx';
import type { Conflict as Texts } from './conflict.ts';
import { useEditing } from './Editing.tsx';

/** Somebody else has saved the same place of a file: asks which of both is to be. */
export function Conflict({ conflict, onClose }: { conflict: Texts; onClose: () => void }) {
  const { queue } = useEditing();
  const { file, mine, theirText, isWhole } = conflict;
  return (
    <Choice
      title={`Somebody else has saved ${file} while you were changing it`}
      onClose={onClose}
      theirs={{
        name: 'Theirs, as it is on disk',
        text: theirText,
        button: 'Take theirs',
        about: 'The file stays as it is on the left. What you have changed and is not saved yet is let go.',
        choose: () => queue.resolve('theirs'),
      }}
      mine={{
        name: 'Yours',
        text: mine,
        button: 'Keep mine',
        about: isWhole
          ? 'The file becomes what you see on the right. All that the other one has changed is taken back.'
          : 'What you have changed is saved over theirs. What the other one has changed elsewhere in the file stays.',
        choose: () => queue.resolve('mine'),
      }}
    />
  );
}
