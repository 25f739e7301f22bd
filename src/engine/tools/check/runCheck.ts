import { appendFileSync } from 'node:fs';
import { createTextReader } from '#engine/check/formatProblems.ts';
import { reuseLastResult } from '#engine/check/lastResult.ts';
import { programKeyForChecks } from '#engine/check/programKeyForChecks.ts';
import { SiteChecker } from '#engine/check/siteChecker.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import { formatReport, terminalFormats } from '#engine/problems/report/formats.ts';
import { formatPretty } from '#engine/problems/report/pretty.ts';
import type { ReadText } from '#engine/problems/report/problemIdentity.ts';
import { createPathFormatter, type Report } from '#engine/problems/report/report.ts';
import {
  countBySeverity,
  formatLeftOut,
  formatProblemCount,
  limitProblems,
  maxProblemsInTerminal,
} from '#engine/problems/report/summary.ts';
import { formatCount } from '#shared/formatText.ts';
import { writeReport } from '../writeOrFail.ts';
import type { CheckSettings } from './checkOptions.ts';

export interface CommandOutput {
  out: (text: string) => void;
  error: (text: string) => void;
  isColoured: boolean;
}

export interface CheckOutcome {
  /** 0 for success, 1 for problems. */
  exitCode: 0 | 1;
  /** Problems that decide the exit code. */
  counted: readonly Problem[];
  files: number;
}

interface CheckedForReport {
  problems: readonly Problem[];
  files: number;
  readText: ReadText;
  couldNotRun?: string;
}

/**
 * Checks a pages folder once and writes the report.
 * @throws CommandError if there is nothing to check, or if a file cannot be read or written
 */
export async function runCheck(settings: CheckSettings, output: CommandOutput): Promise<CheckOutcome> {
  const notes: string[] = [];
  const checked = await checkOrFix(settings, output);
  if (checked.couldNotRun) throw new CommandError(checked.couldNotRun);
  const { problems: counted, accepted, older } = await filterProblems(checked, settings, notes);
  const { files, readText } = checked;
  const report = { counted, files, accepted, older, pathOf: createPathFormatter(settings.pages), readText, notes };
  await writeReports(report, settings, output);
  const { warnings, errors } = countBySeverity(counted);
  if (warnings > settings.maxWarnings)
    output.error(
      `${formatCount(warnings, 'warning')}; at most ${settings.maxWarnings} would be a success (--max-warnings).`,
    );
  return { exitCode: errors > 0 || warnings > settings.maxWarnings ? 1 : 0, counted, files };
}

async function checkOrFix(settings: CheckSettings, output: CommandOutput): Promise<CheckedForReport> {
  const { pages, at } = settings;
  if (!settings.fixes) return { ...checkFolder(pages, at), readText: createTextReader(pages) };
  const { fixAndReport } = await import('./fixAndReport.ts');
  // Programs that parse a report must not find other lines in it.
  const write = terminalFormats.includes(settings.format) || settings.out ? output.out : output.error;
  const { source, ...checked } = await fixAndReport(settings, write);
  const files = sourceFiles(source);
  return { ...checked, files: files.size, readText: (file) => files.get(file)?.text };
}

/** Checks a folder; returns the cached result if nothing has changed since the last check. */
export function checkFolder(pages: string, at: string): Omit<CheckedForReport, 'readText'> {
  const folder = new SiteChecker(pages, { isStored: true });
  folder.detectChanges();
  return reuseLastResult(folder.statePrefix ?? '', [programKeyForChecks(), folder.filesFingerprint], at, () => {
    const { problems, files, couldNotRun, period } = folder.check(at, []);
    return { problems, files, period, ...(couldNotRun !== undefined && { couldNotRun }) };
  });
}

/** Removes accepted problems, and with `--changed` those that the change does not affect. */
async function filterProblems(checked: CheckedForReport, settings: CheckSettings, notes: string[]) {
  const { applyBaseline } = await import('./baseline.ts');
  const { fresh, accepted } = applyBaseline(checked, settings, notes);
  if (settings.changedSince === undefined) return { problems: fresh, accepted, older: 0 };
  const { findProblemsSince } = await import('#engine/check/changed/problemsSince.ts');
  const { readText } = checked;
  const { changedSince, pages, at } = settings;
  const since = await findProblemsSince(changedSince, pages, { problems: fresh, readText }, at);
  const older = formatProblemCount(since.older);
  if (older)
    notes.push(
      `Not shown: ${older} that were there at ${settings.changedSince} already, in files that have not changed.`,
    );
  return { problems: since.affected, accepted, older: since.older.length };
}

async function writeReports(
  report: Omit<Report, 'shown'>,
  settings: CheckSettings,
  output: CommandOutput,
): Promise<void> {
  const { format, out } = settings;
  if (out !== undefined) writeReport(out, `${await renderReport(format, report, settings)}\n`);
  if (out === undefined && format !== 'pretty') output.out(await renderReport(format, report, settings));
  else output.out(renderPrettyReport(report, settings, output.isColoured));
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && summary) {
    const { formatGithubSummary } = await import('#engine/problems/report/github.ts');
    appendFileSync(summary, formatGithubSummary(limitReport(report, settings, Number.POSITIVE_INFINITY)));
  }
}

const renderReport = (
  format: string,
  report: Omit<Report, 'shown'>,
  settings: CheckSettings,
): Promise<string> | string =>
  format === 'pretty'
    ? renderPrettyReport(report, { ...settings, maxProblems: settings.maxProblems ?? Number.POSITIVE_INFINITY }, false)
    : formatReport(format, limitReport(report, settings, Number.POSITIVE_INFINITY));

function renderPrettyReport(report: Omit<Report, 'shown'>, settings: CheckSettings, isColoured: boolean): string {
  // `--update-baseline` accepts all problems, so only the notes are left.
  if (settings.updatesBaseline) return report.notes.join('\n');
  const { shown, counted, files, pathOf, readText, notes } = limitReport(report, settings, maxProblemsInTerminal);
  const steps = nextSteps(counted, settings);
  return formatPretty(shown, { readText, pathOf, files, isColoured, counted, notes: [...notes, ...steps] });
}

function nextSteps(counted: readonly Problem[], { fixes }: CheckSettings): string[] {
  const fixable = counted.filter(({ fix }) => fix).length;
  return [
    ...(fixable > 0 && !fixes ? [`${fixable} of these can be fixed for you: npm run check -- --fix`] : []),
    ...(counted.length > 0 ? ['More about a code: npm run check -- --explain CODE'] : []),
  ];
}

/** Removes warnings with `--quiet`, and problems beyond the limit; notes how many. */
function limitReport(report: Omit<Report, 'shown'>, settings: CheckSettings, maxShown: number): Report {
  const { counted } = report;
  const notes = [...report.notes];
  const relevant = settings.isQuiet ? counted.filter(isError) : counted;
  if (relevant.length < counted.length)
    notes.unshift(`Not shown: ${formatCount(counted.length - relevant.length, 'warning')} (--quiet).`);
  const { shown, leftOut } = limitProblems(relevant, settings.maxProblems ?? maxShown);
  if (leftOut.length > 0) notes.unshift(`Not shown: ${formatLeftOut(leftOut)}. To see all: --max-problems all`);
  return { ...report, shown, notes };
}
