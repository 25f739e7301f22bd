import { applyEdits as applyJsoncEdits } from 'jsonc-parser';
import type { Edit } from './problem.ts';

/** Applies edits to the text that their offsets count in. They must not overlap. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  applyJsoncEdits(
    text,
    edits.map(({ offset, length, text: content }) => ({ offset, length, content })),
  );
