import type { PublicationChange, PublicationDate } from '#engine/content/publication.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { CompressionReport } from './compress.ts';
import type { PageBytes } from './pageBytes.ts';

/** What making a site came to. */
export interface MakingReport {
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
  /** What compressing the texts has cost; absent when nobody asked for it. */
  compressed?: CompressionReport;
}

/** What a build found and did. */
export interface BuildReport extends MakingReport {
  problems: Problem[];
  /** JSON files that were checked. */
  files: number;
  /** False when the content has errors: nothing was written. */
  ok: boolean;
  /** Moments from which building again shows something else. */
  dates: PublicationDate[];
}

/** The moments from which building again shows something else, for people at a terminal. */
export function describeDates(dates: PublicationDate[]): string {
  const lines = dates.flatMap(({ date, changes }) =>
    changes.map(({ change, name, file }) => `  ${date}  "${name}" ${change} (${file})`),
  );
  return ['Build again at these times:', ...lines].join('\n');
}

/** A change in a sentence: `"Open Day" appears on 2027-01-15 (events/open-day.json)`. */
export const describeChange = (date: string, { change, name, file }: PublicationChange): string =>
  `"${name}" ${change} on ${date} (${file})`;
