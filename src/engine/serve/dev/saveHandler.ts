import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { formatProblems } from '#engine/check/formatProblems.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { createQueue } from '#shared/createQueue.ts';
import type { StudioEvent } from '#shared/studioEvent.ts';
import type { DevContent } from './devContent.ts';

const checkDelayMs = 100;

/**
 * Up to this many saved pages are checked one by one; for more, as after a change of branch, a full check is faster.
 */
const maxPagesShownSingly = 10;

const retryDelayMs = 1000;

/** Delay of the update of the editor schemas, which can wait until nothing is being saved. */
const editorUpdateDelayMs = 1500;

interface SaveHandlerOptions {
  content: DevContent;
  pages: string;
  log: (text: string) => void;
  send: (event: string) => void;
  afterCheck: (source: SiteSource) => void;
}

/** Updates open pages and the terminal after a save: first the saved page, then the whole site. */
export class SaveHandler {
  readonly #options: SaveHandlerOptions;
  /** Paths saved since the last check; undefined if anything may have changed. */
  #pending: Set<string> | undefined = new Set();
  /** True if the open pages show all pending saves. */
  #isShown = true;
  readonly #inTurn = createQueue();
  #checkTimer: NodeJS.Timeout | undefined;
  #editorTimer: NodeJS.Timeout | undefined;
  #lastErrorMessage = '';
  #lastCheckMs = 0;
  readonly #listeners = new Set<(event: StudioEvent) => void>();
  /** State of each file that this process has written, by path on disk. */
  readonly #written = new Map<string, string>();

  constructor(options: SaveHandlerOptions) {
    this.#options = options;
  }

  stop(): void {
    clearTimeout(this.#checkTimer);
    clearTimeout(this.#editorTimer);
  }

  /** Calls back after each save and each check. @returns a function that ends the subscription */
  subscribe(listener: (event: StudioEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Handles files that this process has just written itself. */
  recordOwnWrites(paths: string[]): void {
    // More typing may follow: on a large site, checks would otherwise run all the time.
    this.#addPending(paths, this.#lastCheckMs);
    for (const path of paths) this.#written.set(path, fileStateKeyOf(path));
  }

  /**
   * @param paths saved, added or removed paths on disk; the watcher also reports those that this process has written
   */
  handleSavedFiles = (paths: string[]): void =>
    this.#addPending(paths.filter((path) => this.#written.get(path) !== fileStateKeyOf(path)));

  #addPending(paths: string[], waitMs = 0): void {
    const { content, send } = this.#options;
    const changed = content.filterRelevantPaths(paths);
    if (!changed.length) return;
    for (const path of changed) this.#pending?.add(path);
    this.#editorTimer?.refresh();
    const isShown = changed.length <= maxPagesShownSingly && changed.every((path) => content.showSavedPage(path));
    this.#isShown &&= isShown;
    if (isShown) send('lintel:update');
    this.#notify(() => {
      const files = changed.map((path) => relative(content.directory, path).replaceAll(sep, '/'));
      return { kind: 'saved', files };
    });
    clearTimeout(this.#checkTimer);
    this.#checkTimer = setTimeout(() => this.#check(), this.#isShown ? Math.max(checkDelayMs, waitMs) : 0);
  }

  #notify(event: () => StudioEvent): void {
    for (const listener of this.#listeners) listener(event());
  }

  /** Checks pending saves without waiting for more. */
  checkPendingSaves(): Promise<void> {
    clearTimeout(this.#checkTimer);
    return this.#check();
  }

  checkAll(): Promise<void> {
    this.#pending = undefined;
    return this.#check();
  }

  async handleCodeSaved(): Promise<void> {
    this.#isShown = false;
    await this.#check();
  }

  async handleSchemasSaved(): Promise<void> {
    const { generateTypeFiles, writeStaleFiles } = await import('#engine/content/schema/generateTypes.ts');
    await generateTypeFiles().then(writeStaleFiles).catch(this.#report);
    this.#options.content.reloadSchemas();
    this.#isShown = false;
    await this.checkAll();
  }

  /** Runs checks one after the other; saves during a check are checked next. */
  #check(): Promise<void> {
    return this.#inTurn(() => this.#checkOnce()).catch(this.#report);
  }

  #report = ({ message }: Error): void => {
    if (message !== this.#lastErrorMessage) this.#options.log(`The site could not be checked: ${message}`);
    this.#lastErrorMessage = message;
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
    this.#lastErrorMessage = '';
    this.#lastCheckMs = performance.now() - start;
    const { couldNotRun, problems } = checked;
    if (couldNotRun || problems.length) log(couldNotRun ?? formatProblems(checked, pages));
    send('lintel:problems');
    if (!isShown) send('lintel:update');
    this.#notify(() => ({ kind: 'checked' }));
    // After a page that could be shown alone, all names are unchanged.
    if (!changed || !isShown) this.#updateEditor(checked.source);
  }

  /** Repeats a failed check later: while files are being replaced, any may be missing for a moment. */
  #checkLater(changed: string[] | undefined, isShown: boolean): void {
    this.#pending = changed && this.#pending && new Set([...changed, ...this.#pending]);
    this.#isShown &&= isShown;
    clearTimeout(this.#checkTimer);
    this.#checkTimer = setTimeout(() => this.#check(), retryDelayMs);
  }

  #updateEditor(source: SiteSource): void {
    clearTimeout(this.#editorTimer);
    this.#editorTimer = setTimeout(() => {
      this.#editorTimer = undefined;
      this.#options.afterCheck(source);
    }, editorUpdateDelayMs);
  }
}

function fileStateKeyOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : '';
}
