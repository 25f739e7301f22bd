import type { Problem } from '../errors/problem.ts';
import { whatStopsRun } from '../errors/problemAt.ts';
import { withSeverities } from '../errors/severity.ts';
import { type LoadedSite, loadSite } from '../load/loadSite.ts';
import { checkVersions } from '../migrate/checkVersions.ts';
import { createContext, walkAllButPages } from './buildGraph.ts';
import { areAllRead, type CheckedFolder, sourceFiles } from './checkFolder.ts';
import { type CheckOptions, checkGraph } from './checkSite.ts';
import { LastRun } from './lastRun.ts';
import { inOrder, Reports } from './reports.ts';
import { walkPages } from './walkPages.ts';

/** A pages folder that was checked, without what it holds. */
export interface CheckedFiles extends Omit<CheckedFolder, 'source'> {
  /** JSON files that were checked. */
  files: number;
}

/**
 * Checks a pages folder as `checkFolder` does, for commands that only report: of pages no more stays in memory than
 * what other files ask for, and where nothing has changed since the last time, its result is given again.
 */
export function checkFiles(directory: string, { at }: Pick<CheckOptions, 'at'>): CheckedFiles {
  const lastRun = new LastRun(directory, at);
  if (lastRun.result) return lastRun.result;
  const { source, problems, paths } = loadSite(directory, { leavePagesUnread: true });
  const stop = whatStopsRun(problems);
  if (stop) return { problems: [], files: 0, couldNotRun: `${stop.message} ${stop.hint}` };
  const all = [...problems, ...checkUnread({ source, problems, paths }, lastRun, at)];
  const result = { problems: withSeverities(all, source.site).sort(inOrder), files: sourceFiles(source).size };
  lastRun.keep(result);
  return result;
}

function checkUnread({ source, problems: found, paths }: LoadedSite, lastRun: LastRun, at: string): Problem[] {
  const otherVersion = checkVersions(source);
  if (otherVersion) return [otherVersion];
  const context = createContext(source, { at }, new Reports());
  walkAllButPages(context);
  const problems = walkPages(context);
  lastRun.note(paths);
  context.isComplete = areAllRead([...found, ...problems]);
  checkGraph(context);
  return [...problems, ...context.reports.problems];
}
