import { readLazyPage } from '#engine/content/lazyFile.ts';
import type { LoadedSite } from '#engine/content/loadSite.ts';
import { type Period, periodAround } from '#engine/content/publication.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { ErrorsByFile } from '#engine/content/templates/itemFile.ts';
import { composeSite, siteAsWritten } from '#engine/content/textFiles.ts';
import { findBlockingProblem } from '#engine/problems/createProblem.ts';
import { formatMessageAndHint, groupByFile, isError, type Problem } from '#engine/problems/problem.ts';
import { applySeverities, withoutConsequences } from '#engine/problems/severity.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { checkBlockVersions } from './blockVersions.ts';
import { checkLocale } from './checkLocale.ts';
import { checkOtherLocales } from './checkOtherLocales.ts';
import type { LinkContext } from './crossFile/crossFileContext.ts';
import { type CheckChanged, verifyCures } from './cures/verifyCures.ts';
import type { FileFacts } from './facts/facts.ts';
import { areDependenciesUnchanged, type FactsContext } from './facts/factsContext.ts';
import { type FileOfKind, gatherFacts } from './facts/gatherFacts.ts';
import { oncePerTemplate } from './oncePerTemplate.ts';
import { compareByLocation } from './problemCollector.ts';

export interface CheckOptions {
  /** Day or local time for which the site is checked: schedules of pages, blocks and items depend on it. */
  at: string;
  /** Returns the facts of a page that was left unread. By default they are gathered from its file. */
  pageFacts?: (page: SiteSource['pages'][number], context: FactsContext) => FileFacts;
  /** False to leave cures unverified, for problems that are only compared. */
  areCuresVerified?: boolean;
}

export interface CheckedSite {
  source: SiteSource;
  /** Sorted by file and source location, with the severities that the site has chosen. */
  problems: Problem[];
  /** Sentence with the reason why nothing could be checked. `problems` is empty then. */
  couldNotRun?: string;
  files: number;
  /** Errors that follow from a file alone, by its path; errors between files do not count. */
  ownErrors: ErrorsByFile;
  /** Addresses of anchors, as `/about#open-day`, that are written but not shown at the time of the check. */
  absentAnchors: ReadonlySet<string>;
  /** Period around the time of the check in which the site shows the same content. */
  period: Period;
  /** Context of the cross-file check; absent when nothing could be checked, or blocks have another version. */
  context?: LinkContext;
}

/**
 * Checks a loaded site. Each mistake is reported once, without its consequences, and proposes nothing that would not
 * correct it.
 */
export function checkSite(loaded: CheckedInput, { at, pageFacts, areCuresVerified = true }: CheckOptions): CheckedSite {
  const factsOf = rememberFacts(pageFacts);
  const checked = checkLoadedSite(loaded, at, factsOf);
  const { loadChanged, textOf } = loaded;
  if (!areCuresVerified || checked.problems.length === 0) return checked;
  const files = sourceFiles(loaded.source);
  const checkChanged: CheckChanged = (changes) =>
    loadChanged ? checkLoadedSite(loadChanged(changes), at, factsOf).problems : checked.problems;
  return {
    ...checked,
    problems: verifyCures(checked.problems, (path) => files.get(path)?.text ?? textOf?.(path), checkChanged),
  };
}

/** Site to check. What its problems propose is verified only if it can be changed in memory. */
type CheckedInput = Pick<LoadedSite, 'source' | 'problems'> & Partial<Pick<LoadedSite, 'loadChanged' | 'textOf'>>;

type FindFacts = (file: FileOfKind, context: FactsContext) => FileFacts;

/** Creates a function that finds the facts of a file, and gathers those of a page in memory once. */
function rememberFacts(pageFacts: CheckOptions['pageFacts']): FindFacts {
  const known = new WeakMap<SourceFile, FileFacts>();
  return (file, context) => {
    if (file.page && pageFacts && file.file.isLazy) return pageFacts(file.page, context);
    const before = file.page && known.get(file.file);
    if (before && areDependenciesUnchanged(before.dependencies, context)) return before;
    const facts = gatherFacts(file, context);
    if (file.page) known.set(file.file, facts);
    return facts;
  };
}

function checkLoadedSite({ source, problems: found }: CheckedInput, at: string, factsOf: FindFacts): CheckedSite {
  const blockingProblem = findBlockingProblem(found);
  const absentAnchors = new Set<string>();
  if (blockingProblem)
    return {
      source,
      problems: [],
      couldNotRun: formatMessageAndHint(blockingProblem),
      files: 0,
      ownErrors: new Map(),
      absentAnchors,
      period: {},
    };
  const files = sourceFiles(source).size;
  const finish = (problems: Problem[]) =>
    oncePerTemplate(withoutConsequences(applySeverities(problems, source.site)).sort(compareByLocation), source);
  // Blocks of another version cannot be checked: all other problems might follow from that.
  const otherVersion = checkBlockVersions(source.site);
  if (otherVersion)
    return {
      source,
      files,
      ownErrors: new Map(),
      absentAnchors,
      period: {},
      problems: finish([...found, ...readProblemsOfUnreadPages(source), otherVersion]),
    };
  const isListed = found.every(({ code }) => code === 'file-ignored' || code === 'item-page-replaced');
  const result = checkOtherLocales(checkLocale(composeSite(source), at, factsOf, isListed), factsOf, isListed);
  return {
    source: siteAsWritten(result.source),
    files,
    ownErrors: groupByFile(finish([...found, ...result.alone]).filter(isError)),
    absentAnchors: result.absentAnchors,
    period: periodAround(result.dates, at),
    problems: finish([...found, ...result.problems]),
    context: result.context,
  };
}

/** Reads pages that were left unread so far, and collects their read problems. */
function readProblemsOfUnreadPages({ pages }: SiteSource): Problem[] {
  const problems: Problem[] = [];
  for (const page of pages) if (page.file.isLazy) readLazyPage(page, problems);
  return problems;
}
