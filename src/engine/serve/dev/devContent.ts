import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { type CheckedFolder, SiteFolder } from '#engine/check/siteFolder.ts';
import { forgetSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import type { PageSource } from '#engine/content/source.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import { type MeasuredMedia, measureMedia } from '#engine/make/images/measure.ts';
import { forgetBlockSchemas } from '#engine/make/resolve/blocks.ts';
import { createSiteContext, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import type { SiteState } from './devSite.ts';

/** Also of a folder, which may have held some. */
const mayBeMedia = (path: string) => !path.endsWith('.json') || path.includes(`${sep}_media${sep}`);

/** The content while it is being edited: what is wrong with it now, and the last state of it that was right. */
export class DevContent {
  /** Path of the pages folder on disk. */
  readonly directory: string;
  readonly #checker: SiteFolder;
  #last: CheckedFolder | undefined;
  /** Paths on disk of all files. */
  #known = new Set<string>();
  #media = new Map<string, MeasuredMedia>();
  #isMediaNew = true;
  #good: SiteContext | undefined;
  /** Pages with all that is in their files, by path. */
  readonly #whole = new Map<string, PageSource>();

  /** @param options.isStored also stores what becomes known of it for the next start */
  constructor(directory: string, { isStored = true }: { isStored?: boolean } = {}) {
    this.directory = directory;
    this.#checker = new SiteFolder(directory, { isStored });
  }

  /** What is shown; undefined while the site has never been right. */
  get state(): SiteState | undefined {
    return this.#good && { context: this.#good, whole: (page) => this.#read(page) };
  }

  /** Reads the schemas anew, after one of them was edited. */
  forgetSchemas(): void {
    forgetBlockSchemas();
    forgetSiteSchemas();
  }

  /** Those of these paths on disk that mean something: editors also write and remove files of their own. */
  thatMatter(paths: string[]): string[] {
    return paths.filter((path) => this.#known.has(path) || existsSync(path) || this.#hadFolder(path));
  }

  /**
   * Checks the whole site. Without errors, it is what is shown from now on.
   * @param changed paths on disk of all that has changed; the folder is looked through when it is left out
   */
  async check(changed?: string[]): Promise<CheckedFolder> {
    const at = siteNow(this.directory);
    const checked = this.#checker.check(at, changed);
    this.#isMediaNew ||= !changed || changed.some(mayBeMedia);
    this.#last = checked;
    this.#known = new Set(checked.paths);
    if (checked.couldNotRun || checked.problems.some(isError)) return checked;
    if (this.#isMediaNew) this.#media = await measureMedia(checked.source.media.values());
    this.#isMediaNew = false;
    this.#good = createSiteContext(checked.source, this.#media, at, checked.absentAnchors);
    for (const [path, page] of this.#whole) if (!isAsIn(checked, page)) this.#whole.delete(path);
    return checked;
  }

  /** Shows a saved page by its path on disk; false when the whole site has to be checked before. */
  show(path: string): boolean {
    const found = this.#good && this.#checker.checkPage(path, siteNow(this.directory));
    if (!found || found.problems.some(isError)) return false;
    this.#whole.set(found.page.file.path, found.page);
    return true;
  }

  #hadFolder(path: string): boolean {
    for (const known of this.#known) if (known.startsWith(path + sep)) return true;
    return false;
  }

  /** Undefined when the file cannot be read as it should. */
  #read(head: PageSource): PageSource | undefined {
    const { path } = head.file;
    const known = this.#whole.get(path);
    if (known) return known;
    const problems: Problem[] = [];
    const page = readPage(head, problems);
    const isWrong = this.#last?.problems.some((problem) => isError(problem) && problem.file === path);
    if (isWrong || problems.some(isError)) return undefined;
    // What is being saved at this moment has not been checked.
    if (this.#last && isAsIn(this.#last, page)) this.#whole.set(path, page);
    return page;
  }
}

/** Whether the file of a page was the same when the site was checked. */
const isAsIn = ({ hashOf }: CheckedFolder, { file }: PageSource) => hashOf(file.absolute) === fileHash(file.text);
