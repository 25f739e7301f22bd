import { resolve } from 'node:path';
import { createPreview } from '#engine/check/preview.ts';
import { compareByLocation, ProblemCollector } from '#engine/check/problemCollector.ts';
import { type CheckedFolder, SiteChecker } from '#engine/check/siteChecker.ts';
import type { PublicationDate } from '#engine/content/publication.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CodeFailure, problemOfFailure } from '#engine/problems/codeFailure.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { contentHash } from '#engine/store/cache.ts';
import { writeState } from '#engine/store/cacheFiles.cjs';
import { withLock } from '#engine/store/lock.ts';
import { pruneCache } from '#engine/store/pruneCache.ts';
import { buildKey } from './buildKey.ts';
import { measureMedia } from './images/measureMedia.ts';
import type { BuildReport } from './output/buildReport.ts';
import { type BuildInputs, type BuildState, buildStateName, readBuildState } from './output/buildState.ts';
import type { BuildListener, BuildOptions, SiteBuildOptions } from './pages/buildOptions.ts';
import { findRebuildReason } from './pages/findRebuildReason.ts';
import { makeSite } from './pages/makeSite.ts';
import { PageWorkers } from './render/pageWorkers.ts';
import type { Shard } from './shard/shard.ts';

export interface BuildResult extends BuildReport {
  /** Site source without the blocks of pages; absent when nothing has changed since the last build. */
  source?: SiteSource;
}

/**
 * Builds a site: load, check, resolve, prerender, write. Output that has not changed since the last build into the same
 * folder stays.
 * @throws CommandError when there is nothing to build
 */
export async function buildSite(
  { pages, out, at = siteNow(pages), ...delivery }: BuildOptions,
  shard?: Shard,
  listener: BuildListener = {},
): Promise<BuildResult> {
  const options = { ...delivery, pages: resolve(pages), out: resolve(out), at, shard };
  return withLock(options.out, () => buildWithLock(options, listener));
}

type RequestedBuild = Pick<SiteBuildOptions, keyof BuildOptions | 'shard'>;

export interface DueBuild {
  /** Reason in words that end a sentence; undefined while no build is due. */
  why: string | undefined;
  /** Times at which content changes by itself, as the last build reported them. */
  dates: PublicationDate[];
}

/** Finds out if a build would change the output, without checking the site. A first build is always due. */
export function checkBuildDue({ pages, out, at = siteNow(pages), ...delivery }: BuildOptions, shard?: Shard): DueBuild {
  const options = { ...delivery, pages: resolve(pages), out: resolve(out), at, shard };
  const checker = openSiteFolder(options.pages);
  const before = readBuildState(buildStateName(options.pages, options.out));
  const why = findRebuildReason(before, createBuildInputs(options, checker, buildKey()), options.out, true);
  checker.save();
  return { why, dates: before.last?.report.dates ?? [] };
}

function openSiteFolder(pages: string): SiteChecker {
  const checker = new SiteChecker(pages, { isStored: true });
  checker.detectChanges();
  return checker;
}

function createBuildInputs(
  { pages: _, out: __, at, ...options }: RequestedBuild,
  checker: SiteChecker,
  program: string,
): BuildInputs {
  const optionsHash = contentHash([JSON.stringify([options, process.env.NODE_ENV])], 32);
  return { options: optionsHash, program, content: checker.contentFingerprint, at };
}

function reuseReport({ compressed, ...report }: BuildReport): BuildReport {
  const nothing = { rendered: 0, converted: 0, written: 0 };
  return { ...report, ...nothing, ...(compressed && { compressed: { ...compressed, isNew: 0 } }) };
}

async function buildWithLock(options: RequestedBuild, listener: BuildListener): Promise<BuildResult> {
  const checker = openSiteFolder(options.pages);
  const program = buildKey();
  // A shard and a full build into one folder share a state: it describes the folder's content, whichever made it.
  const name = buildStateName(options.pages, options.out);
  const before = readBuildState(name);
  // Hashes of files that are not read yet come from the check.
  const isDue =
    checker.unreadCount > 0 ||
    findRebuildReason(before, createBuildInputs(options, checker, program), options.out, false) !== undefined;
  if (!isDue && before.last) return reuseReport(before.last.report);
  const workers = new PageWorkers();
  try {
    workers.startIfWorthwhile(checker.unreadCount);
    const checked = checker.check(options.at, []);
    const displayed = options.drafts ? createPreview(checked) : checked;
    const { state, ...result } = await buildChecked(displayed, {
      ...options,
      program,
      before,
      workers,
      listener,
    });
    if (!state) return result;
    checker.confirmRecentHashes();
    const { source: _, ...report } = result;
    const last = { inputs: createBuildInputs(options, checker, program), period: checked.period, report };
    checker.save();
    writeState(name, { ...state, last });
    pruneCache();
    return result;
  } finally {
    await workers.stop();
  }
}

const nothingMade = { ok: false, pageCount: 0, pages: [], converted: 0, rendered: 0, written: 0 };

/** @returns the result without a state if the content has errors, or if code fails on it: nothing was made */
async function buildChecked(
  checked: CheckedFolder,
  options: Omit<SiteBuildOptions, 'checked' | 'media'>,
): Promise<BuildResult & { state?: BuildState }> {
  if (checked.couldNotRun) throw new CommandError(checked.couldNotRun);
  const { source, problems, files } = checked;
  const commonReport = { source, problems, files, dates: checked.dates() };
  if (problems.some(({ severity }) => severity === 'error')) return { ...commonReport, ...nothingMade };
  const media = await measureMedia(source.media.values());
  try {
    return { ...commonReport, ok: true, ...(await makeSite({ ...options, checked, media })) };
  } catch (error) {
    if (!(error instanceof CodeFailure)) throw error;
    return { ...commonReport, ...nothingMade, problems: [...problems, ...problemsOfFailures(error, source)] };
  }
}

/** Problems of code that fails, each once, by their locations: a layout's block fails on many pages. */
function problemsOfFailures({ failures }: CodeFailure, source: SiteSource): Problem[] {
  const files = sourceFiles(source);
  const reports = new ProblemCollector();
  for (const failure of failures) reports.addProblem(problemOfFailure(failure, files));
  return reports.problems.sort(compareByLocation);
}
