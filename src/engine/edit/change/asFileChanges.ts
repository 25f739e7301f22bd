import type { FileChange } from '../siteChange.ts';
import { differences } from './differences.ts';
import { type FileContent, type FileEdit, isTextEdit } from './fileEdit.ts';
import { applyEdit } from './textEdit.ts';

/** A file while edits are made one after the other. */
interface Standing {
  from: string | undefined;
  before: FileContent | undefined;
  after: FileContent | undefined;
}

/**
 * What edits, made one after the other, come to for each file.
 * @param texts of the files before them, as far as they are known
 */
export function asFileChanges(edits: readonly FileEdit[], texts: ReadonlyMap<string, string>): FileChange[] {
  const files = new Map<string, Standing>();
  const gone = new Map<string, FileContent>();
  const standing = (file: string): Standing => {
    const text = texts.get(file);
    return files.get(file) ?? { from: file, before: text, after: text };
  };
  for (const edit of edits) {
    const { file } = edit;
    const now = standing(file);
    if (isTextEdit(edit))
      files.set(file, { ...now, after: applyEdit(typeof now.after === 'string' ? now.after : '', edit) });
    else if ('created' in edit) {
      const before = gone.get(file);
      gone.delete(file);
      files.set(file, { from: before === undefined ? undefined : file, before, after: edit.created });
    } else {
      files.delete(file);
      if ('to' in edit) files.set(edit.to, now);
      else if (now.from !== undefined) gone.set(now.from, now.before ?? edit.removedFile);
    }
  }
  const rest = [...files].map(
    ([to, { from, before, after }]): FileChange => ({
      to,
      ...(from !== undefined && { from }),
      ...(after !== before && {
        ...(from !== undefined && before !== undefined && { before }),
        ...(after !== undefined && { after }),
      }),
    }),
  );
  return [...[...gone].map(([from, before]): FileChange => ({ from, before })), ...rest];
}

/**
 * The same the other way round.
 * @param changes each with what the file held, where it is gone or holds something else afterwards
 */
export function asFileEdits(changes: readonly FileChange[]): FileEdit[] {
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
    return [...move, ...differences(before, after).map((edit) => ({ file: to, ...edit }))];
  });
}
