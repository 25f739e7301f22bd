import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';

/**
 * Removes files of `_media`, except those that are used.
 * @param onDone called when at least one was removed
 */
export function useRemoveFiles(onDone: () => void) {
  const { arrange } = useEditing();
  const [refused, setRefused] = useState<string[]>([]);
  const remove = async (paths: readonly string[]) => {
    const typing = crypto.randomUUID();
    const label = paths.length === 1 ? `Delete ${paths[0]}` : `Delete ${formatCount(paths.length, 'file')}`;
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
    const removedCount = paths.length - used.length;
    if (removedCount === 0) return;
    onDone();
    notifications.show({
      message: `${formatCount(removedCount, 'file')} deleted. Undo brings ${removedCount === 1 ? 'it' : 'them'} back.`,
    });
  };
  return { remove, refused, closeRefused: () => setRefused([]) };
}
