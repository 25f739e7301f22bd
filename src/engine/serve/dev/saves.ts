import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { describeProblems } from '#engine/check/describeProblems.ts';
import type { SiteSource } from '#engine/content/source.ts';
import type { StudioEvent } from '#shared/studio.ts';
import type { DevContent } from './devContent.ts';

/** Time for the open pages to fetch what was saved, before the rest of the site is looked at. */
const pagesFirstMs = 100;

/** So many are judged one by one; where more have come at once, as from another branch, the whole site is faster. */
const fewPages = 10;

/** Time until what could not be checked is tried again. */
const againMs = 1000;

/** What editors know of the site is not waited for: it follows when nothing is being saved. */
const editorMs = 1500;

/** What is saved, and where it is reported. */
interface SavesOptions {
  content: DevContent;
  /** Folder of the pages, as it was given. */
  pages: string;
  /** Says something in the terminal. */
  log: (text: string) => void;
  /** Says something to all open pages. */
  send: (event: string) => void;
  /** Is given the site as it was last checked, some time after a save. */
  afterCheck: (source: SiteSource) => void;
}

/** Brings open pages and terminal up to date with what is saved: the saved page first, then the whole site. */
export class Saves {
  readonly #options: SavesOptions;
  /** Paths of what was saved since the last check; undefined when anything may have changed. */
  #pending: Set<string> | undefined = new Set();
  /** Whether the open pages show all of it. */
  #isShown = true;
  #checking: Promise<void> = Promise.resolve();
  #checkTimer: NodeJS.Timeout | undefined;
  #editorTimer: NodeJS.Timeout | undefined;
  /** Why the last check could not be made. */
  #lastTrouble = '';
  /** How long the last check took. */
  #lastCheckMs = 0;
  readonly #listeners = new Set<(event: StudioEvent) => void>();
  /** States of the files that this process has written, by path on disk. */
  readonly #written = new Map<string, string>();

  constructor(options: SavesOptions) {
    this.#options = options;
  }

  stop(): void {
    clearTimeout(this.#checkTimer);
    clearTimeout(this.#editorTimer);
  }

  /** Calls back when something was saved and when the site was checked; gives what ends that. */
  listen(listener: (event: StudioEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Takes what this process itself has just written.
   * @param paths on disk
   */
  wrote(paths: string[]): void {
    // More of what is being typed may follow: on a large site, checks would take all the time there is.
    this.#take(paths, this.#lastCheckMs);
    for (const path of paths) this.#written.set(path, stateOf(path));
  }

  /** @param paths on disk of what was saved, added or removed; of what this process has written, the system tells too */
  saved = (paths: string[]): void => this.#take(paths.filter((path) => this.#written.get(path) !== stateOf(path)));

  #take(paths: string[], waitMs = 0): void {
    const { content, send } = this.#options;
    const changed = content.thatMatter(paths);
    if (!changed.length) return;
    for (const path of changed) this.#pending?.add(path);
    this.#editorTimer?.refresh();
    const isShown = changed.length <= fewPages && changed.every((path) => content.show(path));
    this.#isShown &&= isShown;
    if (isShown) send('lintel:update');
    this.#tell(() => {
      const files = changed.map((path) => relative(content.directory, path).replaceAll(sep, '/'));
      return { kind: 'saved', files };
    });
    clearTimeout(this.#checkTimer);
    this.#checkTimer = setTimeout(() => this.#check(), this.#isShown ? Math.max(pagesFirstMs, waitMs) : 0);
  }

  #tell(event: () => StudioEvent): void {
    for (const listener of this.#listeners) listener(event());
  }

  /** Checks what was saved by now, without waiting for more. */
  checkSaved(): Promise<void> {
    clearTimeout(this.#checkTimer);
    return this.#check();
  }

  /** Checks the whole site from its files. */
  checkAll(): Promise<void> {
    this.#pending = undefined;
    return this.#check();
  }

  /** The code has changed: all is as it was, and may look different. */
  async codeSaved(): Promise<void> {
    this.#isShown = false;
    await this.#check();
  }

  /** The schemas have changed: so may what is right. */
  async schemasSaved(): Promise<void> {
    const { generateTypeFiles, writeStale } = await import('#engine/content/schema/generateTypes.ts');
    await generateTypeFiles().then(writeStale).catch(this.#report);
    this.#options.content.forgetSchemas();
    this.#isShown = false;
    await this.checkAll();
  }

  /** One after the other: what is saved meanwhile is checked next. */
  #check(): Promise<void> {
    this.#checking = this.#checking.then(() => this.#checkOnce()).catch(this.#report);
    return this.#checking;
  }

  #report = ({ message }: Error): void => {
    if (message !== this.#lastTrouble) this.#options.log(`The site could not be checked: ${message}`);
    this.#lastTrouble = message;
  };

  async #checkOnce(): Promise<void> {
    const { content, pages, log, send } = this.#options;
    const changed = this.#pending && [...this.#pending];
    const isShown = this.#isShown;
    this.#pending = new Set();
    this.#isShown = true;
    const start = performance.now();
    const checked = await content.check(changed).catch((error: unknown) => {
      this.#checkLater(changed, isShown);
      throw error;
    });
    this.#lastTrouble = '';
    this.#lastCheckMs = performance.now() - start;
    const { couldNotRun, problems } = checked;
    if (couldNotRun || problems.length) log(couldNotRun ?? describeProblems(checked, pages));
    send('lintel:problems');
    if (!isShown) send('lintel:update');
    this.#tell(() => ({ kind: 'checked' }));
    // A page that could be shown by itself has still the same names.
    if (!changed || !isShown) this.#updateEditor(checked.source);
  }

  /** While files come and go, anything may be missing for a moment. */
  #checkLater(changed: string[] | undefined, isShown: boolean): void {
    this.#pending = changed && this.#pending && new Set([...changed, ...this.#pending]);
    this.#isShown &&= isShown;
    clearTimeout(this.#checkTimer);
    this.#checkTimer = setTimeout(() => this.#check(), againMs);
  }

  #updateEditor(source: SiteSource): void {
    clearTimeout(this.#editorTimer);
    this.#editorTimer = setTimeout(() => {
      this.#editorTimer = undefined;
      this.#options.afterCheck(source);
    }, editorMs);
  }
}

/** Another text when a file has been written anew. */
function stateOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : '';
}
