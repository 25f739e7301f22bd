import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkKey } from '#engine/check/checkKey.ts';
import { readTextIn } from '#engine/check/describeProblems.ts';
import { repeatRun } from '#engine/check/lastRun.ts';
import { SiteFolder } from '#engine/check/siteFolder.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import { formatsForPeople, writeReport } from '#engine/problems/report/formats.ts';
import type { ReadText } from '#engine/problems/report/identity.ts';
import { reportPretty } from '#engine/problems/report/pretty.ts';
import { pathsFrom, type Report } from '#engine/problems/report/report.ts';
import {
  countProblems,
  describeLeftOut,
  limitProblems,
  mostForPeople,
  summarise,
} from '#engine/problems/report/summary.ts';
import { count } from '#shared/words.ts';
import { orCannotWrite } from '../orCannotWrite.ts';
import type { CheckSettings } from './checkOptions.ts';

/** Where a command writes. */
export interface Output {
  out: (text: string) => void;
  /** For what must not stand among the results. */
  error: (text: string) => void;
  isColoured: boolean;
}

/** How a check ended. */
export interface CheckOutcome {
  /** 0 clean, 1 problems. */
  exitCode: 0 | 1;
  /** Problems that count. */
  counted: readonly Problem[];
  files: number;
}

/** A folder that was checked, and what a report of it needs. */
interface Checked {
  problems: readonly Problem[];
  /** JSON files that were checked. */
  files: number;
  readText: ReadText;
  couldNotRun?: string;
}

/**
 * Checks a pages folder once, as it was asked for, and writes the report.
 * @throws CannotRun when there is nothing to check, or something cannot be read or written
 */
export async function runCheck(settings: CheckSettings, output: Output): Promise<CheckOutcome> {
  const notes: string[] = [];
  const checked = await checkOrFix(settings, output);
  if (checked.couldNotRun) throw new CannotRun(checked.couldNotRun);
  const { problems: counted, accepted, older } = await sortOut(checked, settings, notes);
  const { files, readText } = checked;
  const report = { counted, files, accepted, older, pathOf: pathsFrom(settings.pages), readText, notes };
  await writeReports(report, settings, output);
  const { warnings, errors } = summarise(counted, files);
  if (warnings > settings.maxWarnings)
    output.error(`${count(warnings, 'warning')}; at most ${settings.maxWarnings} would be a success (--max-warnings).`);
  return { exitCode: errors > 0 || warnings > settings.maxWarnings ? 1 : 0, counted, files };
}

async function checkOrFix(settings: CheckSettings, output: Output): Promise<Checked> {
  const { pages, at } = settings;
  if (!settings.fixes) return { ...checkFolder(pages, at), readText: readTextIn(pages) };
  const { fixAndReport } = await import('./fix.ts');
  // Programs that read a report must not find other lines in it.
  const write = formatsForPeople.includes(settings.format) || settings.out ? output.out : output.error;
  const { source, ...checked } = await fixAndReport(settings, write);
  const files = sourceFiles(source);
  return { ...checked, files: files.size, readText: (file) => files.get(file)?.text };
}

/** Checks a folder; where nothing has changed since the last time, its result is given again. */
export function checkFolder(pages: string, at: string): Omit<Checked, 'readText'> {
  const folder = new SiteFolder(pages, { isStored: true });
  folder.look();
  return repeatRun(folder.storedAt ?? '', [checkKey(), folder.state], at, () => {
    const { problems, files, couldNotRun, period } = folder.check(at, []);
    return { problems, files, period, ...(couldNotRun !== undefined && { couldNotRun }) };
  });
}

/** Leaves out what was accepted, and what a change has nothing to do with. */
async function sortOut(checked: Checked, settings: CheckSettings, notes: string[]) {
  const { applyBaseline } = await import('./baseline.ts');
  const { fresh, accepted } = applyBaseline(checked, settings, notes);
  if (settings.changedSince === undefined) return { problems: fresh, accepted, older: 0 };
  const { problemsSince } = await import('#engine/check/changed/changed.ts');
  const { readText } = checked;
  const { changedSince, pages, at } = settings;
  const since = await problemsSince(changedSince, pages, { problems: fresh, readText }, at);
  const older = countProblems(since.older);
  if (older)
    notes.push(
      `Not shown: ${older} that were there at ${settings.changedSince} already, in files that have not changed.`,
    );
  return { problems: since.affected, accepted, older: since.older.length };
}

async function writeReports(report: Omit<Report, 'shown'>, settings: CheckSettings, output: Output): Promise<void> {
  const { format, out } = settings;
  if (out !== undefined) {
    const text = `${await inFormat(format, report, settings)}\n`;
    orCannotWrite(out, () => {
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, text);
    });
  }
  if (out === undefined && format !== 'pretty') output.out(await inFormat(format, report, settings));
  else output.out(inPretty(report, settings, output.isColoured));
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && summary) {
    const { githubSummary } = await import('#engine/problems/report/github.ts');
    appendFileSync(summary, githubSummary(cut(report, settings, Number.POSITIVE_INFINITY)));
  }
}

const inFormat = (format: string, report: Omit<Report, 'shown'>, settings: CheckSettings): Promise<string> | string =>
  format === 'pretty'
    ? inPretty(report, { ...settings, maxProblems: settings.maxProblems ?? Number.POSITIVE_INFINITY }, false)
    : writeReport(format, cut(report, settings, Number.POSITIVE_INFINITY));

function inPretty(report: Omit<Report, 'shown'>, settings: CheckSettings, isColoured: boolean): string {
  // Nothing was judged: what was accepted is all there is to say.
  if (settings.updatesBaseline) return report.notes.join('\n');
  const { shown, counted, files, pathOf, readText, notes } = cut(report, settings, mostForPeople);
  const more = nextSteps(counted, settings);
  return reportPretty(shown, { readText, pathOf, files, isColoured, counted, notes: [...notes, ...more] });
}

function nextSteps(counted: readonly Problem[], { fixes }: CheckSettings): string[] {
  const fixable = counted.filter(({ fix }) => fix).length;
  return [
    ...(fixable > 0 && !fixes ? [`${fixable} of these can be fixed for you: npm run check -- --fix`] : []),
    ...(counted.length > 0 ? ['More about a code: npm run check -- --explain CODE'] : []),
  ];
}

/** Leaves out what is not asked for, and what there is no room for; says so. */
function cut(report: Omit<Report, 'shown'>, settings: CheckSettings, most: number): Report {
  const { counted } = report;
  const notes = [...report.notes];
  const loud = settings.isQuiet ? counted.filter(isError) : counted;
  if (loud.length < counted.length)
    notes.unshift(`Not shown: ${count(counted.length - loud.length, 'warning')} (--quiet).`);
  const { shown, leftOut } = limitProblems(loud, settings.maxProblems ?? most);
  if (leftOut.length > 0) notes.unshift(`Not shown: ${describeLeftOut(leftOut)}. To see all: --max-problems all`);
  return { ...report, shown, notes };
}
