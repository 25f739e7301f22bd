/** Characters that the file system of a Mac leaves out of names: it finds `.git` under `.g\u200cit` too. */
const leftOut = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** The name that a file system may find a file under: capitals, what Windows cuts off at the end and what a Mac leaves out. */
const foldName = (name: string): string =>
  name
    .replace(leftOut, '')
    .toLowerCase()
    .replace(/[:\\].*$/s, '')
    .replace(/[ .]+$/, '');

/** Whether a file system may find a file under the name `.git`, by which Git knows its own folder: `.GIT`, `git~1`. */
export const isGitName = (name: string): boolean => /^(?:\.git|git~\d+)$/.test(foldName(name));

/**
 * Finds what makes a folder one that Git takes for its own: a `.git` in it, or `HEAD` together with what a bare
 * repository has.
 * @param names of everything in the folder
 * @returns those of them that have to go
 */
export function gitEntriesOf(names: readonly string[]): string[] {
  const folded = new Set(names.map(foldName));
  const isBare = folded.has('commondir') || (folded.has('objects') && folded.has('refs'));
  return names.filter((name) => isGitName(name) || (isBare && foldName(name) === 'head'));
}

/**
 * Finds among paths of files what makes a folder one that Git takes for its own.
 * @param paths of all files, with `/`
 * @returns paths of the entries that have to go: files as `a/HEAD`, and files or folders as `a/.git`
 */
export function gitEntriesAmong(paths: Iterable<string>): string[] {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const names = path.split('/');
    // From the inside out, as far as the folder is new.
    for (let depth = names.length - 1; depth >= 0; depth--) {
      const [folder, name] = [
        names
          .slice(0, depth)
          .map((one) => `${one}/`)
          .join(''),
        names[depth] ?? '',
      ];
      const known = folders.get(folder) ?? new Set();
      if (known.has(name)) break;
      folders.set(folder, known.add(name));
    }
  }
  return [...folders].flatMap(([folder, names]) => gitEntriesOf([...names]).map((name) => folder + name));
}
