import { type FSWatcher, readdirSync, type Stats, statSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/**
 * One watcher for each folder below a folder, itself included. Node's own way to watch a whole folder takes one for each
 * file on Linux: with thousands of files that is seconds, and more watchers than systems allow.
 */
export class FolderWatchers {
  readonly #note: (path: string) => void;
  readonly #onTrouble: (error: Error) => void;
  /** By path; `of` tells a folder from another one that was put in its place. */
  readonly #watchers = new Map<string, { watcher: FSWatcher; of: number }>();

  /**
   * @param note is told the paths of what was written, added or removed
   * @param onTrouble is told when something cannot be followed
   */
  constructor(directory: string, note: (path: string) => void, onTrouble: (error: Error) => void) {
    this.#note = note;
    this.#onTrouble = onTrouble;
    // The folder may itself be removed and come back.
    const parent = dirname(directory);
    this.#watch(parent, -1, (name) => name === basename(directory) && this.#changed(directory));
    this.#look(directory);
  }

  close(): void {
    for (const { watcher } of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #changed(path: string): void {
    this.#note(path);
    this.#look(path);
  }

  /** Follows what is at a path now, if it is a folder or a link, and no longer what was. */
  #look(path: string, isLink = false): void {
    const found = statSync(path, { throwIfNoEntry: false });
    const known = this.#watchers.get(path);
    if (known && known.of === found?.ino) return;
    if (known) this.#forget(path);
    if (found?.isDirectory()) this.#followFolder(path, found, isLink);
    else if (found && isLink) this.#watch(path, found.ino, () => this.#changed(path));
  }

  #followFolder(folder: string, { ino }: Stats, isLink: boolean): void {
    // A link may lead back to where it stands.
    if (isLink && [...this.#watchers.values()].some(({ of }) => of === ino)) return;
    this.#watch(folder, ino, (name) => {
      if (!name.startsWith('.')) this.#changed(join(folder, name));
    });
    for (const entry of entriesOf(folder))
      if (!entry.isFile() && !entry.name.startsWith('.')) this.#look(join(folder, entry.name), entry.isSymbolicLink());
  }

  #watch(path: string, of: number, onEvent: (name: string) => void): void {
    try {
      const watcher = watch(path, (_event, name) => onEvent(name ?? ''));
      watcher.on('error', () => this.#forget(path));
      this.#watchers.set(path, { watcher, of });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#onTrouble(error as Error);
    }
  }

  #forget(path: string): void {
    for (const [at, { watcher }] of this.#watchers) {
      if (at !== path && !at.startsWith(path + sep)) continue;
      watcher.close();
      this.#watchers.delete(at);
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
