import type { Problem } from '#engine/problems/problem.ts';
import type { ReadText } from '#engine/problems/report/identity.ts';

/** A folder that was checked, and what is needed to tell about it. */
export interface Checked {
  problems: readonly Problem[];
  /** JSON files that were checked. */
  files: number;
  readText: ReadText;
  couldNotRun?: string;
}
