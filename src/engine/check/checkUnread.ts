import type { SiteFiles } from '#engine/content/files/siteFiles.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { whatStopsRun } from '#engine/problems/problemAt.ts';
import { withSeverities } from '#engine/problems/severity.ts';
import { createContext } from './buildGraph.ts';
import { areAllRead } from './checkFolder.ts';
import { checkGraph } from './checkSite.ts';
import { checkVersions } from './checkVersions.ts';
import type { KeptRecords } from './keptRecords.ts';
import { inOrder, Reports } from './reports.ts';
import type { NotingContext } from './walkContext.ts';
import { walkUnread } from './walkUnread.ts';

/** A site that was checked without keeping its pages in memory. */
export interface UnreadCheck {
  /** Pages hold their heads only (all keys but `blocks`); their files are read when asked. All other files are read. */
  source: SiteSource;
  /** By file and place, as serious as the site wants them to be. */
  problems: Problem[];
  /** Why there was nothing to check: a sentence. The problems are empty then. */
  couldNotRun?: string;
  /** What the site was found to be; absent when there was nothing to check, or for another version of the engine. */
  context?: NotingContext;
}

/**
 * Finds what `checkFolder` finds, at the cost of what has changed since the records were made.
 * @param files as they were looked at
 * @param at ISO 8601 day of the check
 */
export function checkUnread(files: SiteFiles, records: KeptRecords, at: string): UnreadCheck {
  const { directory, hashes, listed, problems: unlisted } = files;
  const { source, problems: found } = loadSite(directory, {
    leavePagesUnread: true,
    files: { listed, problems: unlisted, read: hashes.read },
  });
  const stop = whatStopsRun(found);
  if (stop) return { source, problems: [], couldNotRun: `${stop.message} ${stop.hint}` };
  const asWanted = (problems: Problem[]) => withSeverities(problems, source.site).sort(inOrder);
  // Blocks of another version cannot be judged: all else would follow from that.
  const otherVersion = checkVersions(source);
  if (otherVersion) return { source, problems: asWanted([...found, ...problemsOfFiles(source), otherVersion]) };
  const context = createContext(source, at, new Reports(), records.table);
  records.keepOnly(
    source.pages.map(({ file }) => file.path),
    source.pages.length,
  );
  const all = [...found, ...walkUnread(context, records, hashes)];
  context.isComplete = areAllRead(all);
  checkGraph(context);
  return { source, problems: asWanted([...all, ...context.reports.sorted()]), context };
}

/** What is wrong with the pages' files as files. */
function problemsOfFiles({ pages }: SiteSource): Problem[] {
  const problems: Problem[] = [];
  for (const page of pages) readPage(page, problems);
  return problems;
}
