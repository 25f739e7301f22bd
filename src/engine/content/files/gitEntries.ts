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
export function findGitEntriesInPaths(paths: Iterable<string>): string[] {
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
  return [...folders].flatMap(([folder, names]) => findGitEntries([...names]).map((name) => folder + name));
}
