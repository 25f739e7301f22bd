import { describeProblems } from '#engine/check/describeProblems.ts';
import type { CheckedFolder } from '#engine/check/siteFolder.ts';
import { translationAt } from '#engine/content/editions.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import type { DevState } from '#shared/devState.ts';

/**
 * The files of the content that a page is made from: its own, `_site.json`, and what was looked up while it was resolved.
 * @param path of its address; there may be no page at it
 * @param keys as they are noted in `Uses`
 */
export function neededFiles(path: string, keys: Iterable<string>, source: SiteSource): Set<string> {
  const own = source.pages.find((page) => page.route === path && !page.isNotFoundPage) ?? translationAt(path, source);
  const files = new Set(['_site.json', own?.file.path ?? `${path.slice(1) || 'index'}.json`]);
  for (const key of keys) {
    const name = key.slice(key.indexOf(':') + 1);
    const file = fileOf(key.slice(0, key.indexOf(':')), name, source);
    if (file !== undefined) files.add(file);
  }
  return files;
}

function fileOf(kind: string, name: string, { layouts, shared, data }: SiteSource): string | undefined {
  if (kind === 'layout') return layouts.get(name)?.path;
  if (kind === 'shared') return shared.get(name)?.path;
  if (kind === 'items') return data.get((JSON.parse(name) as { from: string }).from)?.path;
  return kind === 'media' ? `_media/${name}` : undefined;
}

/**
 * What is wrong with a site, as one of its pages says it.
 * @param needed paths of the files that the page is made from
 * @param directory path of the pages folder as it was given on the command line
 */
export function problemsOfPage(
  checked: CheckedFolder,
  needed: ReadonlySet<string>,
  directory: string,
): Omit<DevState, 'view'> {
  const { couldNotRun } = checked;
  if (couldNotRun) return { here: couldNotRun, all: couldNotRun, count: 1 };
  const errors = checked.problems.filter(isError);
  const inWords = (problems: Problem[]) =>
    problems.length ? describeProblems({ ...checked, problems }, directory, false) : '';
  return {
    here: inWords(errors.filter(({ file }) => needed.has(file))),
    all: inWords(errors),
    count: errors.length,
  };
}
