import { loadSite } from '#engine/content/loadSite.ts';
import type { SiteSource } from '#engine/content/source.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { whatStopsRun } from '#engine/problems/problemAt.ts';
import { withSeverities } from '#engine/problems/severity.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { type CheckOptions, checkSite } from './checkSite.ts';
import { inOrder } from './reports.ts';

/** A checked pages folder. */
export interface CheckedFolder {
  source: SiteSource;
  /** By file and place. */
  problems: Problem[];
  /** Why there was nothing to check: a sentence. The problems are empty then. */
  couldNotRun?: string;
}

/** Loads and checks a pages folder. */
export function checkFolder(directory: string, options: CheckOptions): CheckedFolder {
  const { source, problems } = loadSite(directory);
  const stop = whatStopsRun(problems);
  if (stop) return { source, problems: [], couldNotRun: `${stop.message} ${stop.hint}` };
  const isComplete = areAllRead(problems);
  const all = withSeverities([...problems, ...checkSite(source, { ...options, isComplete })], source.site);
  return { source, problems: all.sort(inOrder) };
}

/** Tells from what is wrong with files as files that every one of them was read all the same. */
export const areAllRead = (problems: Problem[]): boolean => problems.every(({ code }) => code === 'file-ignored');

/** Every JSON file of a site, by its path inside the pages folder. */
export function sourceFiles({ site, pages, layouts, data, shared }: SiteSource): Map<string, SourceFile> {
  const files = [
    ...pages.map((page) => page.file),
    ...layouts.values(),
    ...data.values(),
    ...shared.values(),
    ...(site ? [site] : []),
  ];
  return new Map(files.map((file) => [file.path, file]));
}
