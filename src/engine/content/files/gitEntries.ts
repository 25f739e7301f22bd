import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { findRewritingAttributes } from './gitAttributes.ts';

/** Characters that macOS ignores in file names: `.g\u200cit` also opens `.git`. */
const ignoredCharacters = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/**
 * Canonical name under which some file system finds a file: without case, trailing characters that Windows drops, and
 * characters that macOS ignores.
 */
const foldName = (name: string): string =>
  name
    .replace(ignoredCharacters, '')
    .toLowerCase()
    .replace(/[:\\].*$/s, '')
    .replace(/[ .]+$/, '');

/** True if some file system may resolve the name to `.git`, the name of Git's own folder: `.GIT`, `git~1`. */
export const isGitName = (name: string): boolean => /^(?:\.git|git~\d+)$/.test(foldName(name));

/**
 * Finds entries that make Git treat a folder as a repository: `.git`, or `HEAD` together with the other entries of a
 * bare repository.
 * @param names of all entries of the folder
 * @returns names that must be removed
 */
export function findGitEntries(names: readonly string[]): string[] {
  const folded = new Set(names.map(foldName));
  const isBare = folded.has('commondir') || (folded.has('objects') && folded.has('refs'));
  return names.filter((name) => isGitName(name) || (isBare && foldName(name) === 'head'));
}

/**
 * Finds entries that make Git treat a folder as a repository.
 * @param paths of all files, with `/`
 * @returns paths that must be removed: files such as `a/HEAD`, files or folders such as `a/.git`
 */
export const findGitEntriesInPaths = (paths: Iterable<string>): string[] =>
  [...groupByFolder(paths)].flatMap(([folder, names]) => findGitEntries([...names]).map((name) => folder + name));

/**
 * Groups the names of files and folders by the folder that holds them.
 * @param paths of all files, with `/`
 * @returns names by path of the folder, with `/` at its end; empty for the top
 */
function groupByFolder(paths: Iterable<string>): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const names = path.split('/');
    // Stops at the first known ancestor.
    for (let depth = names.length - 1; depth >= 0; depth--) {
      const [folder, name] = [
        names
          .slice(0, depth)
          .map((parent) => `${parent}/`)
          .join(''),
        names[depth] ?? '',
      ];
      const known = folders.get(folder) ?? new Set();
      if (known.has(name)) break;
      folders.set(folder, known.add(name));
    }
  }
  return folders;
}

/** True if some file system may resolve the name to `.gitattributes`, with settings for the files of its folder. */
export const isAttributesName = (name: string): boolean => foldName(name) === '.gitattributes';

/**
 * Finds what a folder holds for Git: repositories, and settings that make Git run programs.
 * @param folder path inside the pages folder, with `/` at its end; empty for the pages folder
 * @param names of all entries of the folder
 * @param readText reads the text of a file of the folder; undefined if it is none
 */
export function findGitProblems(
  folder: string,
  names: readonly string[],
  readText: (name: string) => string | undefined,
): Problem[] {
  const entries = findGitEntries(names).map((name) => createProblem('git-folder', { name }, { file: folder + name }));
  const modules = names.filter((name) => foldName(name) === '.gitmodules');
  return [
    ...entries,
    ...modules.map((name) => createProblem('git-modules', { name }, { file: folder + name })),
    ...names.filter(isAttributesName).flatMap((name) => {
      const text = readText(name);
      return text === undefined ? [] : findAttributeProblems(folder + name, text);
    }),
  ];
}

const findAttributeProblems = (path: string, text: string): Problem[] =>
  findRewritingAttributes(text).map(({ attribute, offset }) => {
    const file = { path, absolute: path, text, json: undefined };
    return createProblem('git-attributes', { attribute }, { file, offset, length: attribute.length });
  });

/**
 * Finds what a list of files holds for Git.
 * @param paths of all files, with `/`
 * @param readText reads the text of a file
 */
export const findGitProblemsInPaths = (
  paths: Iterable<string>,
  readText: (path: string) => string | undefined,
): Problem[] =>
  [...groupByFolder(paths)].flatMap(([folder, names]) =>
    findGitProblems(folder, [...names], (name) => readText(folder + name)),
  );
