import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { momentOf } from '#engine/content/publication.ts';
import { describeChange } from '../output/buildReport.ts';
import type { BuildOrigin, BuildState } from '../output/buildState.ts';
import { type FileMark, inspectOutput } from '../output/outputFolder.ts';

/**
 * Why the last build would become another one now, in words that end a sentence; undefined while nothing is due.
 * @param now what a build would follow from
 */
export function whyDue({ last, files }: BuildState, now: BuildOrigin, out: string): string | undefined {
  if (!last?.origin) return 'nothing has been built there yet';
  const { origin, report } = last;
  if (origin.content !== now.content) return 'the files of the site have changed';
  if (origin.program !== now.program) return 'Lintel itself has changed';
  if (origin.options !== now.options) return 'the last build was asked for something else';
  if (momentOf(now.at) < momentOf(origin.at)) return `the last build was for ${origin.at}`;
  const come = report.dates.find(({ date }) => date <= now.at);
  const [change] = come?.changes ?? [];
  if (come && change) return describeChange(come.date, change);
  return isAsBuilt(out, files) ? undefined : 'its files are not as the last build left them';
}

/** A file without a hash carries it in its name: that it is there is enough. */
function isAsBuilt(out: string, marks: Record<string, FileMark>): boolean {
  const { files, intact } = inspectOutput(out, marks);
  return (
    files.length === Object.keys(marks).length &&
    Object.entries(marks).every(([path, [, hash]]) => (hash === '' ? existsSync(join(out, path)) : intact.has(path)))
  );
}
