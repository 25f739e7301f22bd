import type { PublicationDate } from '#engine/content/publication.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { PackReport } from './pack.ts';
import type { PageBytes } from './pageBytes.ts';

/** What a build found and did. */
export interface BuildReport {
  problems: Problem[];
  /** JSON files that were checked. */
  files: number;
  /** False when the content has errors: nothing was written. */
  ok: boolean;
  /** Pages of the site. */
  pageCount: number;
  /** What each page costs a visitor; of very many, what the largest cost. */
  pages: PageBytes[];
  /** Pictures that were converted now; the others were in the cache. */
  converted: number;
  /** Pages that were rendered now; the others are as they were. */
  rendered: number;
  /** Files that were written; the others are as they were. */
  written: number;
  /** What packing the texts has cost; absent when nobody asked for it. */
  packed?: PackReport;
  /** Days on which building again shows something else. */
  dates: PublicationDate[];
}
