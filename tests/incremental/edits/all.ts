import { blockEdits } from './blocks.ts';
import { breakingEdits } from './broken.ts';
import { disguisedEdits } from './disguised.ts';
import type { Edit } from './edit.ts';
import { listEdits } from './lists.ts';
import { mediaEdits } from './media.ts';
import { mishaps } from './mishaps.ts';
import { pageEdits, pageFileEdits } from './pages.ts';
import { shellEdits } from './shell.ts';
import { templateEdits } from './templates.ts';

/** Edits of a site's content, by name. */
export const edits: Record<string, Edit> = {
  ...pageEdits,
  ...pageFileEdits,
  ...blockEdits,
  ...shellEdits,
  ...listEdits,
  ...templateEdits,
  ...mediaEdits,
  ...disguisedEdits,
  ...breakingEdits,
};

/** Everything that can happen between two builds, by name. */
export const happenings: string[] = [...Object.keys(edits), ...Object.keys(mishaps)];

/** @returns true if an edit changes neither the size nor the timestamp of a file */
export const isDisguised = (name: string): boolean => name in disguisedEdits;

/** @returns true if a site cannot be built after an edit */
export const isBreaking = (name: string): boolean => name in breakingEdits;
