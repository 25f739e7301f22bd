import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import type { CommittedFile } from '#shared/publish.ts';
import { get } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { ensureFile } from '../queries.ts';
import { movingBack, restoringChange, type Whereabouts } from './restoring.ts';

/** A part of a file that is to be as it was. */
export interface PastPart extends Whereabouts {
  file: string;
  /** The path that the file had; the same when left out. */
  pastFile?: string | undefined;
  /** It stands elsewhere than it did, and is put back. */
  isMoved?: boolean;
  /** What it is, in words: `Heading of Fees`. */
  name: string;
}

/** How something is brought back from a commit, as a change that can be undone. */
export interface Restoring {
  part: (part: PastPart) => void;
  files: (files: string[], name: string) => void;
}

/** @param commit full name; the last one when left out */
export function useRestoring(commit?: string): Restoring {
  const editing = useEditing();
  return useMemo(() => {
    const said = (name: string) =>
      notifications.show({ title: `${name} is as it was`, message: 'Undo takes this back.' });
    const restorePart = async ({ file, pastFile = file, isMoved = false, name, ...where }: PastPart) => {
      await editing.flush();
      const [{ text: past }] = await Promise.all([
        get<CommittedFile>('committed', { file: pastFile, commit }),
        ensureFile(file),
      ]);
      const text = editing.queue.textOf(file) ?? editing.queue.disk(file)?.text;
      if (past === undefined || text === undefined) throw new Error(`${pastFile} is not in that commit.`);
      const { now, before } = where;
      const change =
        isMoved && now !== undefined && before !== undefined
          ? movingBack(text, past, { now, before })
          : restoringChange(text, past, where);
      if (!change) throw new Error('What is around it has changed too: bring the whole page back instead.');
      editing.change(file, change, `${name} as it was`);
      await editing.flush();
      said(name);
    };
    return {
      part: (part) => void restorePart(part).catch(showFailure),
      files: (files, name) =>
        void editing
          .restore(files, `${name} as it was`, commit)
          .then(() => said(name))
          .catch(showFailure),
    };
  }, [editing, commit]);
}
