import { formatProblems } from '#engine/check/formatProblems.ts';
import type { CheckedFolder } from '#engine/check/siteChecker.ts';
import { findTranslatedPage } from '#engine/content/locales.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { type Failure, problemOfFailure } from '#engine/problems/codeFailure.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import { preventsShowing } from '#engine/problems/severity.ts';
import type { DevState } from '#shared/devState.ts';

/**
 * Content files that a page depends on: its own, `_site.json`, and those looked up while it was resolved.
 * @param path of the page's address; there may be no page
 */
export function filesNeededByPage(path: string, keys: Iterable<string>, source: SiteSource): Set<string> {
  const ownFiles =
    source.pages.find((page) => page.route === path && !page.isNotFoundPage) ?? findTranslatedPage(path, source);
  const missing = ['json', 'md'].map((ending) => `${path.slice(1) || 'index'}.${ending}`);
  const files = new Set(['_site.json', ...(ownFiles ? [ownFiles.file.path] : missing)]);
  for (const key of keys) {
    const name = key.slice(key.indexOf(':') + 1);
    const file = fileOfDependency(key.slice(0, key.indexOf(':')), name, source);
    if (file !== undefined) files.add(file);
  }
  return files;
}

function fileOfDependency(kind: string, name: string, { layouts, shared, data }: SiteSource): string | undefined {
  if (kind === 'layout') return layouts.get(name)?.path;
  if (kind === 'shared') return shared.get(name)?.path;
  if (kind === 'text') return name;
  if (kind === 'items') return data.get((JSON.parse(name) as { from: string }).from)?.path;
  return kind === 'media' ? `_media/${name}` : undefined;
}

/**
 * Problems of a site, formatted for one of its pages.
 * @param failures of code, at the last rendering of the page
 */
export function problemsOfPage(
  checked: CheckedFolder,
  neededFiles: ReadonlySet<string>,
  directory: string,
  failures: readonly Failure[] = [],
): Omit<DevState, 'view'> {
  const { couldNotRun } = checked;
  if (couldNotRun) return { here: couldNotRun, all: couldNotRun, count: 1 };
  const failed = problemsOfFailures(failures, checked.source);
  const errors = [...failed, ...checked.problems.filter(isError)];
  const inWords = (problems: Problem[]) =>
    problems.length ? formatProblems({ ...checked, problems }, directory, false) : '';
  return {
    here: inWords(
      errors.filter(
        (problem) => failed.includes(problem) || (neededFiles.has(problem.file) && preventsShowing(problem)),
      ),
    ),
    all: inWords(errors),
    count: errors.length,
  };
}

/** Converts failures of code to problems. */
export function problemsOfFailures(failures: readonly Failure[], source: SiteSource): Problem[] {
  if (failures.length === 0) return [];
  const files = sourceFiles(source);
  return failures.map((failure) => problemOfFailure(failure, files));
}
