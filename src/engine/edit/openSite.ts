import { baselinePath, compareWithBaseline, readBaseline } from '#engine/check/baseline/baseline.ts';
import { check } from '#engine/check/check.ts';
import { describeProblems } from '#engine/check/describeProblems.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { inWords, isError, type Problem } from '#engine/problems/problem.ts';
import { count } from '#shared/words.ts';
import { baselineChange } from './baselineChange.ts';
import { commit } from './commit/commit.ts';
import { showChanges } from './showChanges.ts';
import type { FileChange, SiteChange } from './siteChange.ts';
import { followOriginals } from './translationsOf.ts';
import type { Users } from './users.ts';

/** What every command that changes a pages folder is asked. */
export interface EditOptions {
  /** Folder of the pages, as it was given on the command line. */
  pages: string;
  /** The moment for which the site is checked, on its clock; now when left out. */
  at?: string;
  /** Shows what would be done, and does nothing. */
  isDryRun?: boolean;
  /** Goes on where the site has errors already. */
  isForced?: boolean;
  /** Carries out what was planned, in place of `commit`: where it can be taken back. */
  carryOut?: (changes: readonly FileChange[], directory: string) => void;
}

/** A pages folder to be changed. */
export interface OpenSite extends EditOptions {
  at: string;
  source: SiteSource;
  problems: Problem[];
}

/** What a command did or would not do, for a person at a terminal. */
export interface EditResult {
  ok: boolean;
  text: string;
  /** What becomes of the files, when it is done. */
  files?: FileChange[];
  /** Who names what was not removed for that. */
  users?: Users;
}

/**
 * Reads a pages folder that is to be changed.
 * @throws CannotRun when it is none, is written for other versions of blocks, or has errors: nobody knows what a
 * broken file refers to
 */
export function openSite(options: EditOptions): OpenSite {
  const pages = options.pages.replace(/(?<=.)\/+$/, '');
  const at = options.at ?? siteNow(pages);
  const { source, problems, couldNotRun } = check(loadSite(pages), { at });
  if (couldNotRun) throw new CannotRun(couldNotRun);
  const files = sourceFiles(source);
  // What was accepted is known, and no reason to stop.
  const accepted = readBaseline(baselinePath(pages)) ?? [];
  const errors = compareWithBaseline(problems.filter(isError), accepted, (path) => files.get(path)?.text).fresh;
  const otherVersion = errors.find(({ code }) => code.startsWith('block-version-'));
  if (otherVersion) throw new CannotRun(`Nothing was changed. ${inWords(otherVersion)}`);
  if (errors.length > 0 && !options.isForced)
    throw new CannotRun(
      [
        `Nothing was changed: the site has ${count(errors.length, 'error')}, and what a wrong place refers to cannot be known.${errors.length > 3 ? ' The first three:' : ''}`,
        describeProblems({ source, problems: errors.slice(0, 3) }, pages),
        `Fix ${errors.length === 1 ? 'it' : 'them'} first (npm run check shows all), or go on as it is with --force.`,
      ].join('\n'),
    );
  return { ...options, at, pages, source, problems };
}

/**
 * Carries a change out, or shows it.
 * @param summary what was done, for a person
 * @param mayBreak the site may have errors afterwards that it had not before
 */
export function finish(site: OpenSite, change: SiteChange, summary: string, mayBreak = false): EditResult {
  followOriginals(change);
  const files = [...change.files(), ...baselineChange(site.pages, change.moves)];
  refuseUnread(site, files);
  const broken = mayBreak ? undefined : newErrors(site, change);
  if (broken) return { ok: false, text: `${broken}\nNothing was changed.` };
  if (site.isDryRun)
    return {
      ok: true,
      text: `${showChanges(files, site.pages)}\n${summary}\nNothing of this was done (--dry-run).`,
      files,
    };
  (site.carryOut ?? commit)(files, site.pages);
  return { ok: true, text: summary, files };
}

/**
 * @throws CannotRun when a file that would be written anew could not be read as it is: what it says would be lost, or
 * its encoding
 */
function refuseUnread({ problems, source, pages }: OpenSite, changes: readonly FileChange[]): void {
  const touched = new Set(changes.flatMap(({ from, to }) => (from && to ? [from] : [])));
  const unread = problems.filter((problem) => isError(problem) && /^(file|json)-/.test(problem.code));
  const first = unread.find(({ file }) => touched.has(file));
  if (first)
    throw new CannotRun(
      `Nothing was changed: a file that would change cannot be read as it is, and --force does not help here.\n${describeProblems({ source, problems: [first] }, pages)}`,
    );
}

/** Errors that the site is going to have and has not, in words; undefined when there are none. */
export function newErrors({ problems, pages, at }: OpenSite, change: SiteChange): string | undefined {
  const source = change.after();
  // Words of a problem may change with a name; its place does not.
  const placeOf = ({ code, file, pointer }: Problem) => `${code} ${change.moves.get(file) ?? file} ${pointer}`;
  const known = new Set(problems.map(placeOf));
  const errors = check({ source, problems: [] }, { at }).problems.filter(
    (problem) => isError(problem) && !known.has(`${problem.code} ${problem.file} ${problem.pointer}`),
  );
  if (errors.length === 0) return undefined;
  const many = errors.length > 1 ? `${errors.length} errors` : 'an error';
  return `This would leave the site with ${many}:\n${describeProblems({ source, problems: errors }, pages)}`;
}
