import { existsSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { today } from '../build.ts';
import { type CheckedSite, SiteChecker } from '../check/checkedSite.ts';
import type { Problem } from '../errors/problem.ts';
import { measureMedia } from '../images/measure.ts';
import { fileHash } from '../load/fileHashes.ts';
import type { PageSource } from '../load/source.ts';
import { readPage } from '../load/unreadFile.ts';
import { forgetBlockSchemas } from '../resolve/blocks.ts';
import { createSiteContext, type SiteContext } from '../resolve/siteContext.ts';
import { forgetSiteSchemas } from '../schema/siteSchemas.ts';
import type { SiteState } from './devSite.ts';

/** A page with all that is in its file, and the hash of the file. */
interface WholePage {
  page: PageSource;
  hash: string;
  /** What was shown of it before, while nothing but the page itself was checked. */
  before?: WholePage | undefined;
}

const isError = ({ severity }: Problem) => severity === 'error';

/**
 * The content while it is being edited: what is wrong with it now, and the last state of it that was right. A page is
 * read when it is asked for, and then kept: a mistake in its file leaves what it was.
 */
export class DevContent {
  /** Path of the pages folder on disk. */
  readonly directory: string;
  readonly #checker: SiteChecker;
  #last: CheckedSite | undefined;
  #known = new Set<string>();
  #good: SiteContext | undefined;
  readonly #whole = new Map<string, WholePage>();

  /** @param directory path of the pages folder on disk */
  constructor(directory: string) {
    this.directory = directory;
    this.#checker = new SiteChecker(directory, { keep: true });
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

  /**
   * Those of these paths that mean something: editors also write and remove files of their own beside what they save.
   * @param paths on disk
   */
  thatMatter(paths: string[]): string[] {
    return paths.filter((path) => this.#known.has(path) || existsSync(path) || this.#hadFolder(path));
  }

  /**
   * Checks the whole site. Without errors, it is what is shown from now on.
   * @param changed paths on disk of all that has changed; the folder is looked through when it is left out
   */
  async check(changed?: string[]): Promise<CheckedSite> {
    const at = today();
    const checked = this.#checker.check(at, changed);
    const media = this.#good?.media;
    const isSameMedia = media && changed?.every((path) => this.#known.has(path) && !path.includes(`${sep}_media${sep}`));
    this.#last = checked;
    this.#known = new Set(checked.paths);
    const faulty = new Set(checked.problems.filter(isError).map(({ file }) => file));
    const isGood = !checked.couldNotRun && !faulty.size;
    this.#settle(faulty, isGood);
    if (isGood) {
      const measured = isSameMedia ? media : await measureMedia(checked.source.media.values());
      this.#good = createSiteContext(checked.source, measured, at);
    }
    return checked;
  }

  /**
   * Shows a page that was saved, before the whole site is checked.
   * @param path of its file on disk
   * @returns false when only a check of the whole site can tell
   */
  show(path: string): boolean {
    const context = this.#good;
    const found = context && this.#checker.checkPage(path, today());
    if (!found || found.problems.some(isError)) return false;
    const { page: head } = found;
    const index = context.source.pages.findIndex(({ file }) => file.path === head.file.path);
    const before = context.source.pages[index];
    const whole = readWhole(head);
    if (!before || !whole) return false;
    if (headOf(before) !== headOf(whole.page)) {
      const source = { ...context.source, pages: context.source.pages.with(index, head) };
      this.#good = createSiteContext(source, context.media, context.at);
    }
    const shown = this.#whole.get(head.file.path);
    this.#whole.set(head.file.path, { ...whole, before: shown?.before ?? shown });
    return true;
  }

  #hadFolder(path: string): boolean {
    for (const known of this.#known) if (known.startsWith(path + sep)) return true;
    return false;
  }

  /** Forgets the pages that have changed since they were read, and takes back what was shown and is wrong after all. */
  #settle(faulty: Set<string>, isGood: boolean): void {
    for (const [path, { page, hash, before }] of this.#whole) {
      const isAsRead = this.#last?.hashOf(page.file.absolute) === hash;
      if (isGood && !isAsRead) this.#whole.delete(path);
      else if (faulty.has(path) && before) this.#whole.set(path, before);
      else this.#whole.set(path, { page, hash });
    }
  }

  #read(page: PageSource): PageSource | undefined {
    const { path, absolute } = page.file;
    const kept = this.#whole.get(path);
    if (kept) return kept.page;
    const whole = readWhole(page);
    if (!whole || this.#last?.problems.some((problem) => isError(problem) && problem.file === path)) return undefined;
    // What is being saved at this moment has not been checked.
    if (whole.hash === this.#last?.hashOf(absolute)) this.#whole.set(path, whole);
    return whole.page;
  }
}

/** Undefined when the file cannot be read as it should. */
function readWhole(page: PageSource): WholePage | undefined {
  const problems: Problem[] = [];
  let hash = '';
  const read = readPage(page, problems, (absolute) => {
    const bytes = readFileSync(absolute);
    hash = fileHash(bytes);
    return bytes.toString('utf8');
  });
  return problems.some(isError) ? undefined : { page: read, hash };
}

/** All that other pages may show of a page. */
const headOf = ({ page: { blocks: _, ...head } }: PageSource) => JSON.stringify(head);
