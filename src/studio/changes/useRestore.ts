import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import type { CommittedFile } from '#shared/publish.ts';
import { getFromApi } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { ensureFile } from '../queries.ts';
import { createRestoreChange, type RestoreLocation } from './restoreChange.ts';

export interface PartToRestore extends RestoreLocation {
  file: string;
  /** Former path of the file; the same when left out. */
  pastFile?: string | undefined;
  /** In words: `Heading of Fees`. */
  name: string;
}

export interface RestoreActions {
  part: (part: PartToRestore) => void;
  files: (files: string[], name: string) => void;
}

/** @param commit full hash; the last commit when left out */
export function useRestore(commit?: string): RestoreActions {
  const editing = useEditing();
  return useMemo(() => {
    const notifyRestored = (name: string) =>
      notifications.show({ title: `${name} is as it was`, message: 'Undo takes this back.' });
    const restorePart = async ({ file, pastFile = file, name, ...location }: PartToRestore) => {
      await editing.flush();
      const [{ text: past }] = await Promise.all([
        getFromApi<CommittedFile>('committed', { file: pastFile, commit }),
        ensureFile(file),
      ]);
      const text = editing.queue.textOf(file) ?? editing.queue.fileOnDisk(file)?.text;
      if (past === undefined || text === undefined) throw new Error(`${pastFile} is not in that commit.`);
      const change = createRestoreChange(text, past, location, file);
      if (!change) throw new Error('What is around it has changed too: bring the whole page back instead.');
      editing.change(file, change, `${name} as it was`);
      await editing.flush();
      notifyRestored(name);
    };
    return {
      part: (part) => void restorePart(part).catch(showFailure),
      files: (files, name) =>
        void editing
          .restore(files, `${name} as it was`, commit)
          .then(() => notifyRestored(name))
          .catch(showFailure),
    };
  }, [editing, commit]);
}
