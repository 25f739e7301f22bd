import type { LoadedSite } from '#engine/content/loadSite.ts';
import { type Period, periodAround } from '#engine/content/publication.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { readPage, UnreadFile } from '#engine/content/unreadFile.ts';
import { inWords, isError, type Problem } from '#engine/problems/problem.ts';
import { whatStopsRun } from '#engine/problems/problemAt.ts';
import { withSeverities } from '#engine/problems/severity.ts';
import type { FileFacts } from './facts/facts.ts';
import { type File, factsOf } from './facts/factsOf.ts';
import type { SiteView } from './facts/siteView.ts';
import type { JudgeContext } from './judge/judgeContext.ts';
import { withEditions } from './judgeEditions.ts';
import { judgeSite } from './judgeSite.ts';
import { inOrder } from './reports.ts';
import { checkVersions } from './versions.ts';

/** What a check depends on beside the content. */
export interface CheckOptions {
  /** The moment for which the site is checked, a day or a time of its clock: pages, blocks and entries come and go by it. */
  at: string;
  /** Gives the facts of a page; they are gathered from its file when this is left out. */
  pageFacts?: (page: SiteSource['pages'][number], view: SiteView) => FileFacts;
}

/** A site that was checked. */
export interface CheckedSite {
  source: SiteSource;
  /** By file and place, as serious as the site sets them. */
  problems: Problem[];
  /** Why there was nothing to check: a sentence. The problems are empty then. */
  couldNotRun?: string;
  /** JSON files that were checked. */
  files: number;
  /** Files with errors of their own: those of all others are in how they fit together with what is elsewhere. */
  wrong: ReadonlySet<string>;
  /** Addresses of anchors that are written, but not on their pages at the moment of the check: `/about#open-day`. */
  absentAnchors: ReadonlySet<string>;
  /** From and until when the site shows the same as at the moment of the check. */
  period: Period;
  /** What the check has found out; absent when there was nothing to check, or for another version of the engine. */
  context?: JudgeContext;
}

/** Checks a site that was loaded: reports each mistake once, and none of its consequences. */
export function check(
  { source, problems: found }: Pick<LoadedSite, 'source' | 'problems'>,
  { at, pageFacts }: CheckOptions,
): CheckedSite {
  const stop = whatStopsRun(found);
  const absentAnchors = new Set<string>();
  if (stop)
    return { source, problems: [], couldNotRun: inWords(stop), files: 0, wrong: new Set(), absentAnchors, period: {} };
  const files = sourceFiles(source).size;
  const weighed = (problems: Problem[]) => withSeverities(problems, source.site).sort(inOrder);
  // Blocks of another version cannot be judged: all else would follow from that.
  const otherVersion = checkVersions(source.site);
  if (otherVersion)
    return {
      source,
      files,
      wrong: new Set(),
      absentAnchors,
      period: {},
      problems: weighed([...found, ...readProblemsOf(source), otherVersion]),
    };
  const find = (file: File, view: SiteView) =>
    file.page && pageFacts ? pageFacts(file.page, view) : factsOf(file, view);
  const isListed = found.every(({ code }) => code === 'file-ignored');
  const judged = withEditions(judgeSite(source, at, find, isListed), find, isListed);
  return {
    source,
    files,
    wrong: new Set(
      weighed([...found, ...judged.alone])
        .filter(isError)
        .map(({ file }) => file),
    ),
    absentAnchors: judged.absentAnchors,
    period: periodAround(judged.dates, at),
    problems: weighed([...found, ...judged.problems]),
    context: judged.context,
  };
}

/** What is wrong with files of pages that were left unread, as files. */
function readProblemsOf({ pages }: SiteSource): Problem[] {
  const problems: Problem[] = [];
  for (const page of pages) if (page.file instanceof UnreadFile) readPage(page, problems);
  return problems;
}
