import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { count } from '#shared/words.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';

/**
 * Takes files of `_media` away; those that are used stay.
 * @param onDone is called when some are gone
 */
export function useRemoval(onDone: () => void) {
  const { arrange } = useEditing();
  const [refused, setRefused] = useState<string[]>([]);
  const remove = async (paths: readonly string[]) => {
    const typing = crypto.randomUUID();
    const label = paths.length === 1 ? `Delete ${paths[0]}` : `Delete ${count(paths.length, 'file')}`;
    const used: string[] = [];
    try {
      for (const path of paths) {
        const { isPossible } = await arrange({ kind: 'remove', target: `_media/${path}` }, label, { typing });
        if (!isPossible) used.push(path);
      }
    } catch (error) {
      showFailure(error);
    }
    setRefused(used);
    const gone = paths.length - used.length;
    if (gone === 0) return;
    onDone();
    notifications.show({ message: `${count(gone, 'file')} deleted. Undo brings ${gone === 1 ? 'it' : 'them'} back.` });
  };
  return { remove, refused, closeRefused: () => setRefused([]) };
}
