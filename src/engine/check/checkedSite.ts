import { SiteFiles } from '#engine/content/files/siteFiles.ts';
import { type PublicationDate, publicationDates } from '#engine/content/publication.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { keptFolderOf } from './checkFiles.ts';
import { checkKey } from './checkKey.ts';
import { checkUnread } from './checkUnread.ts';
import { endpointsOf } from './endpoints.ts';
import { KeptRecords } from './keptRecords.ts';
import { SavedPages } from './savedPages.ts';
import { countSourceFiles } from './sourceFiles.ts';

/** A site that was checked, with what is known of its files. */
export interface CheckedSite {
  /** Pages hold their heads only (all keys but `blocks`); their files are read when asked. All other files are read. */
  source: SiteSource;
  /** By file and place, as serious as the site wants them to be. */
  problems: Problem[];
  /** Why there was nothing to check: a sentence. The problems are empty then. */
  couldNotRun?: string;
  /** JSON files that were checked. */
  files: number;
  /** Hash of the content of a file of the site, by its path on disk. */
  hashOf: (absolute: string) => string;
  /** Origins that blocks of shown content send requests to. */
  endpoints: Set<string>;
  /** Paths on disk of all files, in the order of `listFiles`. */
  paths: string[];
  /** The days after the day of the check on which the site shows something else. */
  dates: () => PublicationDate[];
}

/** Checks a pages folder again and again, each time at the cost of what has changed. */
export class SiteChecker {
  readonly #files: SiteFiles;
  readonly #folder: string | undefined;
  #records: KeptRecords | undefined;
  #schemas: unknown;
  #last: { at: string; pages: SavedPages } | undefined;

  /**
   * @param directory path of the pages folder
   * @param options.keep also keeps what is known for other processes, as commands want it
   */
  constructor(directory: string, { keep = false }: { keep?: boolean } = {}) {
    this.#folder = keep ? keptFolderOf(directory) : undefined;
    this.#files = new SiteFiles(directory, this.#folder && `${this.#folder}/hashes`);
  }

  /** Looks which files have changed, before a check that is told of no others; gives how many it is going to read. */
  look(): number {
    this.#files.look();
    return this.#files.hashes.unread;
  }

  /** Makes sure of files that were written so shortly before the check that nobody could tell: they are as they were read. */
  settle(): void {
    this.#files.hashes.settle(Date.now());
  }

  /** Another text when one of the files has changed; undefined while that cannot be told. */
  get state(): string | undefined {
    return this.#files.hashes.state;
  }

  /**
   * Checks everything.
   * @param at ISO 8601 day of the check
   * @param changed paths on disk of all that may have changed since the last check; the folder is looked through when it
   *   is left out
   */
  check(at: string, changed?: string[]): CheckedSite {
    this.#files.look(changed);
    const { hashes, listed } = this.#files;
    const records = this.#recordsOfEngine();
    const { source, problems, couldNotRun, context } = checkUnread(this.#files, records, at);
    this.keep();
    this.#last = context && { at, pages: new SavedPages(this.#files, records, context, problems) };
    return {
      source,
      problems,
      ...(couldNotRun !== undefined && { couldNotRun }),
      files: countSourceFiles(source),
      hashOf: (absolute) => hashes.hashOf(absolute),
      endpoints: context ? endpointsOf(context.graph) : new Set(),
      paths: listed.map(({ absolute }) => absolute),
      dates: () => publicationDates(source, at, (page) => records.get(page.file.path)?.more?.day !== undefined),
    };
  }

  /**
   * What is wrong with a page by itself and with the names that it uses, right after it was saved.
   * @param absolute path of its file on disk
   * @returns undefined when only a check of everything can tell: the page is new, or something of it changed that has to
   *   do with other pages
   */
  checkPage(absolute: string, at: string): { page: PageSource; problems: Problem[] } | undefined {
    const last = this.#last;
    if (!last || last.at !== at || this.#schemas !== loadSiteSchemas()) return undefined;
    return last.pages.check(absolute);
  }

  /** Keeps what has become known, for other processes. A check does so by itself; hashes that were asked for later are more. */
  keep(): void {
    if (!this.#folder) return;
    this.#files.save();
    this.#records?.keep();
  }

  /** What was found by other schemas is worth nothing. */
  #recordsOfEngine(): KeptRecords {
    const schemas = loadSiteSchemas();
    if (!this.#records || this.#schemas !== schemas) {
      this.#schemas = schemas;
      this.#records = new KeptRecords(this.#folder ? { folder: this.#folder, engine: checkKey() } : undefined);
    }
    return this.#records;
  }
}
