import { baselinePath, compareWithBaseline, readBaseline } from '#engine/check/baseline/baseline.ts';
import { checkSite } from '#engine/check/checkSite.ts';
import { formatProblems } from '#engine/check/formatProblems.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { formatMessageAndHint, isError, type Problem } from '#engine/problems/problem.ts';
import { preventsShowing } from '#engine/problems/severity.ts';
import { formatCount } from '#shared/formatText.ts';
import { baselineChange } from './baselineChange.ts';
import { commit } from './commit/commit.ts';
import { prepareForChange } from './commit/endInterruptedChange.ts';
import { formatChanges } from './formatChanges.ts';
import { withoutTrailingSlash } from './routes.ts';
import type { FileChange, SiteChange } from './siteChange.ts';
import { updateRecordedFingerprints } from './translationsOf.ts';
import type { Usages } from './usages.ts';

export interface EditOptions {
  /** Pages folder as given on the command line. */
  pages: string;
  /** Local time of the site for the check; default: now. */
  at?: string;
  isDryRun?: boolean;
  /** Proceeds even if the site has errors. */
  isForced?: boolean;
  /** Replaces `commit`, for example to record an undo step. */
  carryOut?: (changes: readonly FileChange[], directory: string) => void;
}

export interface OpenSite extends EditOptions {
  at: string;
  source: SiteSource;
  problems: Problem[];
}

export interface EditResult {
  ok: boolean;
  text: string;
  files?: FileChange[];
  /** References that prevented a removal. */
  users?: Usages;
}

/**
 * Opens a pages folder for a change. A change that was interrupted is ended first.
 * @throws CommandError if it is missing, needs a migration, or has errors: the references in a broken file are unknown
 */
export function openSite(options: EditOptions): OpenSite {
  const pages = withoutTrailingSlash(options.pages);
  if (!options.isDryRun) prepareForChange(pages);
  const at = options.at ?? siteNow(pages);
  const { source, problems, couldNotRun } = checkSite(loadSite(pages), { at });
  if (couldNotRun) throw new CommandError(couldNotRun);
  const files = sourceFiles(source);
  // Accepted problems do not prevent a change.
  const accepted = readBaseline(baselinePath(pages)) ?? [];
  const errors = compareWithBaseline(problems.filter(preventsShowing), accepted, (path) => files.get(path)?.text).fresh;
  const otherVersion = errors.find(({ code }) => code.startsWith('block-version-'));
  if (otherVersion) throw new CommandError(`Nothing was changed. ${formatMessageAndHint(otherVersion)}`);
  if (errors.length > 0 && !options.isForced)
    throw new CommandError(
      [
        `Nothing was changed: the site has ${formatCount(errors.length, 'error')}, and what a wrong place refers to cannot be known.${errors.length > 3 ? ' The first three:' : ''}`,
        formatProblems({ source, problems: errors.slice(0, 3) }, pages),
        `Fix ${errors.length === 1 ? 'it' : 'them'} first (npm run check shows all), or go on as it is with --force.`,
      ].join('\n'),
    );
  return { ...options, at, pages, source, problems };
}

/**
 * Commits a change, or shows it.
 * @param mayBreak true to allow new errors in the site
 */
export function finishEdit(site: OpenSite, change: SiteChange, summary: string, mayBreak = false): EditResult {
  updateRecordedFingerprints(change);
  const files = [...change.fileChanges(), ...baselineChange(site.pages, change.moves)];
  refuseUnreadableFiles(site, files);
  const broken = mayBreak ? undefined : findNewErrors(site, change);
  if (broken) return { ok: false, text: `${broken}\nNothing was changed.` };
  if (site.isDryRun)
    return {
      ok: true,
      text: `${formatChanges(files, site.pages)}\n${summary}\nNothing of this was done (--dry-run).`,
      files,
    };
  (site.carryOut ?? commit)(files, site.pages);
  return { ok: true, text: summary, files };
}

/** @throws CommandError if a file that would be rewritten could not be read: content or encoding would be lost */
function refuseUnreadableFiles({ problems, source, pages }: OpenSite, changes: readonly FileChange[]): void {
  const touched = new Set(changes.flatMap(({ from, to }) => (from && to ? [from] : [])));
  const unreadableFiles = problems.filter((problem) => isError(problem) && /^(file|json)-/.test(problem.code));
  const unreadable = unreadableFiles.find(({ file }) => touched.has(file));
  if (unreadable)
    throw new CommandError(
      `Nothing was changed: a file that would change cannot be read as it is, and --force does not help here.\n${formatProblems({ source, problems: [unreadable] }, pages)}`,
    );
}

/** Text about the errors that a change would cause; undefined if there are none. */
export function findNewErrors({ problems, pages, at }: OpenSite, change: SiteChange): string | undefined {
  const source = change.siteAfter();
  // The message of a problem may contain a renamed name; its source location is stable.
  const placeOf = ({ code, file, pointer }: Problem) => `${code} ${change.moves.get(file) ?? file} ${pointer}`;
  const existing = new Set(problems.map(placeOf));
  const errors = checkSite({ source, problems: [] }, { at }).problems.filter(
    (problem) => preventsShowing(problem) && !existing.has(`${problem.code} ${problem.file} ${problem.pointer}`),
  );
  if (errors.length === 0) return undefined;
  const count = errors.length > 1 ? `${errors.length} errors` : 'an error';
  return `This would leave the site with ${count}:\n${formatProblems({ source, problems: errors }, pages)}`;
}
