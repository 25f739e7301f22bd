import { diffTexts } from '#shared/mergeTexts.ts';
import { applyEdit } from '#shared/textEdit.ts';
import type { FileChange } from '../siteChange.ts';
import { type FileContent, type FileEdit, isTextEdit } from './fileEdit.ts';

interface FileDuringEdits {
  from: string | undefined;
  before: FileContent | undefined;
  after: FileContent | undefined;
}

/** Total effect of a sequence of edits on each file. @param texts of the files before them, as far as known */
export function toFileChanges(edits: readonly FileEdit[], texts: ReadonlyMap<string, string>): FileChange[] {
  const files = new Map<string, FileDuringEdits>();
  const removed = new Map<string, FileContent>();
  const stateOf = (file: string): FileDuringEdits => {
    const text = texts.get(file);
    return files.get(file) ?? { from: file, before: text, after: text };
  };
  for (const edit of edits) {
    const { file } = edit;
    const state = stateOf(file);
    if (isTextEdit(edit))
      files.set(file, { ...state, after: applyEdit(typeof state.after === 'string' ? state.after : '', edit) });
    else if ('created' in edit) {
      const before = removed.get(file);
      removed.delete(file);
      files.set(file, { from: before === undefined ? undefined : file, before, after: edit.created });
    } else {
      files.delete(file);
      if ('to' in edit) files.set(edit.to, state);
      else if (state.from !== undefined) removed.set(state.from, state.before ?? edit.removedFile);
    }
  }
  const changed = [...files].map(
    ([to, { from, before, after }]): FileChange => ({
      to,
      ...(from !== undefined && { from }),
      ...(after !== before && {
        ...(from !== undefined && before !== undefined && { before }),
        ...(after !== undefined && { after }),
      }),
    }),
  );
  return [...[...removed].map(([from, before]): FileChange => ({ from, before })), ...changed];
}

/** Edits equal to given changes. @param changes with the content before, if it is removed or replaced */
export function toFileEdits(changes: readonly FileChange[]): FileEdit[] {
  return changes.flatMap(({ from, to, before, after }): FileEdit[] => {
    if (to === undefined) return from === undefined ? [] : [{ file: from, removedFile: before ?? '' }];
    if (from === undefined) return [{ file: to, created: after ?? '' }];
    if (after === undefined || after === before) return from === to ? [] : [{ file: from, to }];
    if (typeof before !== 'string' || typeof after !== 'string')
      return [
        { file: from, removedFile: before ?? '' },
        { file: to, created: after },
      ];
    const move = from === to ? [] : [{ file: from, to }];
    return [...move, ...diffTexts(before, after).map((edit) => ({ file: to, ...edit }))];
  });
}
