import { useEditing } from './Editing.tsx';
import type { SaveConflict as Texts } from './saveConflict.ts';
import { TextChoiceDialog } from './TextChoiceDialog.tsx';

/** Dialog for a save conflict: somebody else has changed the same value, and one version is chosen. */
export function SaveConflictDialog({ conflict, onClose }: { conflict: Texts; onClose: () => void }) {
  const { queue } = useEditing();
  const { file, mine, theirText, isWhole } = conflict;
  return (
    <TextChoiceDialog
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
