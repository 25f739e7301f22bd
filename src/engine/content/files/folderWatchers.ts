import { type FSWatcher, type Stats, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { entriesOf } from '#engine/store/filesBelow.ts';

/** Elsewhere the system itself watches all that is in a folder; on Linux, Node would take a watcher for each file. */
const isWatchedWhole = process.platform !== 'linux';

// @parcel/watcher 2.6.0 takes 8 MB for 10,000 folders, this 25; but it misses saves behind links and below a moved folder.
/** Watches all that is in a folder, by one watcher for each folder in it, but no names that begin with a dot. */
export class FolderWatchers {
  readonly #directory: string;
  readonly #note: (path: string) => void;
  readonly #onTrouble: (error: Error) => void;
  /** By path, with the identity of what is watched. */
  readonly #watchers = new Map<string, { watcher: FSWatcher; of: string | undefined }>();
  #own: string | undefined;

  /**
   * @param note takes the paths of what was written, added or removed
   * @param onTrouble takes why the system refuses to watch a folder
   */
  constructor(directory: string, note: (path: string) => void, onTrouble: (error: Error) => void) {
    this.#directory = directory;
    this.#note = note;
    this.#onTrouble = onTrouble;
    this.#own = identityOf(statSync(directory, { throwIfNoEntry: false }));
    this.#look(directory);
  }

  /** Looks whether the folder itself has gone or come, which no watcher inside it can see, and watches what is there now. */
  look(): void {
    const now = identityOf(statSync(this.#directory, { throwIfNoEntry: false }));
    if (now === this.#own) return;
    this.#own = now;
    this.#forget(this.#directory);
    this.#changed(this.#directory);
  }

  close(): void {
    for (const { watcher } of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #changed(path: string): void {
    this.#note(path);
    this.#look(path);
  }

  /** Watches what is at a path now, if it is a folder or a link, and no longer what was. */
  #look(path: string, isLink = false): void {
    const found = statSync(path, { throwIfNoEntry: false });
    const now = identityOf(found);
    const known = this.#watchers.get(path);
    if (known && known.of === now) return;
    if (known) this.#forget(path);
    if (found?.isDirectory()) this.#watchFolder(path, now, isLink);
    else if (isLink) this.#watch(path, now, () => this.#changed(path));
  }

  #watchFolder(folder: string, now: string | undefined, isLink: boolean): void {
    // A link may lead back to where it stands.
    if (isLink && [...this.#watchers.values()].some(({ of }) => of === now)) return;
    this.#watch(folder, now, (name) => {
      if (name.startsWith('.')) return;
      if (isWatchedWhole) this.#note(join(folder, name));
      else this.#changed(join(folder, name));
    });
    if (isWatchedWhole) return;
    for (const entry of entriesOf(folder))
      if (!entry.isFile() && !entry.name.startsWith('.')) this.#look(join(folder, entry.name), entry.isSymbolicLink());
  }

  #watch(path: string, of: string | undefined, onEvent: (name: string) => void): void {
    try {
      const watcher = watch(path, { recursive: isWatchedWhole }, (_event, name) => onEvent(name ?? ''));
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

/** Differs between a folder and another one in its place, even if the system has given that one the same number. */
const identityOf = (found: Stats | undefined) => found && `${found.ino} ${found.birthtimeMs}`;
