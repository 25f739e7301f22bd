import type { PublicationChange, PublicationDate } from '#engine/content/publication.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { CompressionReport } from './compress.ts';
import type { PageBytes } from './pageBytes.ts';

export interface OutputReport {
  pageCount: number;
  /** Download sizes of pages: of all, or of the largest in a big site. */
  pages: PageBytes[];
  /** Number of pictures that were converted; others were in the cache. */
  converted: number;
  rendered: number;
  written: number;
  compressed?: CompressionReport;
}

export interface BuildReport extends OutputReport {
  problems: Problem[];
  files: number;
  /** False if the content has errors: nothing was written. */
  ok: boolean;
  /** Times from which a new build has a different result. */
  dates: PublicationDate[];
}

export function describeRebuildDates(dates: PublicationDate[]): string {
  const lines = dates.flatMap(({ date, changes }) =>
    changes.map(({ change, name, file }) => `  ${date}  "${name}" ${change} (${file})`),
  );
  return ['Build again at these times:', ...lines].join('\n');
}

/** Describes a change in a sentence: `"Open Day" appears on 2027-01-15 (events/open-day.json)`. */
export const describePublicationChange = (date: string, { change, name, file }: PublicationChange): string =>
  `"${name}" ${change} on ${date} (${file})`;
