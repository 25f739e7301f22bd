import { resolve } from 'node:path';
import { interruptedChange } from '#engine/content/files/begunChange.ts';
import { type ListedFile, SiteFiles } from '#engine/content/files/listFiles.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { datesIn, isWithin, type PublicationDate, publicationDates } from '#engine/content/publication.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { PageSource } from '#engine/content/source.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { withSeverities } from '#engine/problems/severity.ts';
import { contentHash } from '#engine/store/cache.ts';
import { type CheckedSite, check } from './check.ts';
import { checkKey } from './checkKey.ts';
import type { FileFacts } from './facts/facts.ts';
import type { SiteView } from './facts/siteView.ts';
import { endpointsOf } from './judge/graph.ts';
import { fillsSamePlace } from './judge/samePlace.ts';
import { PageFacts, readFacts } from './pageFacts.ts';
import { inOrder } from './reports.ts';

/** A pages folder that was checked. Its pages hold their heads only (all keys but `blocks`); their files are read when asked. */
export interface CheckedFolder extends CheckedSite {
  /** Hash of the content of a file of the site, by its path on disk. */
  hashOf: (absolute: string) => string;
  /** Origins that blocks of shown content ask, as `content/asked.ts` lists them. */
  endpoints: Set<string>;
  /** Paths on disk of all files, in the order of `listFiles`. */
  paths: string[];
  /** The moments after that of the check from which the site shows something else. */
  dates: () => PublicationDate[];
}

/** What is known of a pages folder beside its path. */
interface FolderOptions {
  /** Also stores what is found out, for other processes. */
  isStored?: boolean;
  /** The files that it held at another time, where that time is meant; what is stored of it is not that of now. */
  past?: ListedFile[] | undefined;
}

/** A pages folder that is checked again and again, each time at the cost of what has changed. */
export class SiteFolder {
  readonly #files: SiteFiles;
  /** Beginning of the names of the states in which is stored what is known of the site. */
  readonly storedAt: string | undefined;
  #facts: PageFacts | undefined;
  #schemas: unknown;
  #last: CheckedSite | undefined;

  /** @param directory path of the pages folder */
  constructor(directory: string, { isStored = false, past }: FolderOptions = {}) {
    const folder = past ? [resolve(directory), 'past'] : [resolve(directory)];
    this.storedAt = isStored ? `checks/${contentHash(folder, 16)}` : undefined;
    this.#files = new SiteFiles(directory, this.storedAt && `${this.storedAt}/hashes`, past && (() => past));
  }

  /** Looks which files have changed, before a check that is given no others. */
  look(): void {
    this.#files.look();
  }

  /** How many files the next check is going to read. */
  get unread(): number {
    return this.#files.hashes.unread;
  }

  /** Makes sure that files which were written just before the check are as they were read. */
  settle(): void {
    this.#files.hashes.settle(Date.now());
  }

  /**
   * Another text when one of the files has changed, or what could not be listed; undefined while nobody knows, or a change
   * of them is half done.
   */
  get state(): string | undefined {
    return interruptedChange(this.#files.directory) ? undefined : this.#files.state;
  }

  /** Another text when what one of the files holds has changed, whatever their times. */
  get content(): string {
    return this.#files.hashes.content;
  }

  /**
   * Checks everything.
   * @param at the moment of the check: a day or a time of the site's clock
   * @param changed paths on disk of all that may have changed since the last check; the folder is looked through when it
   *   is left out
   */
  check(at: string, changed?: string[]): CheckedFolder {
    this.#files.look(changed);
    const { directory, hashes, listed, problems } = this.#files;
    const facts = this.#factsOfProgram();
    const files = { listed, problems, read: hashes.read };
    const loaded = loadSite(directory, { files });
    const { source } = loaded;
    facts.retain([source, ...source.translations.values()].flatMap(({ pages }) => pages));
    const pageFacts = (page: PageSource, view: SiteView): FileFacts => {
      const found = facts.find(page, view, hashes);
      page.page = found.head ?? {};
      return found;
    };
    const checked = check(loaded, { at, pageFacts });
    this.save();
    this.#last = checked;
    return {
      ...checked,
      hashOf: (absolute) => hashes.hashOf(absolute),
      endpoints: checked.context ? endpointsOf(checked.context.graph) : new Set(),
      paths: listed.map(({ absolute }) => absolute),
      dates: () =>
        publicationDates(source, at, (page) => {
          const { from = {} } = facts.get(page.file.path) ?? {};
          return Object.keys(from).some((key) => datesIn(key));
        }),
    };
  }

  /**
   * What is wrong with a page by itself, right after it was saved.
   * @param absolute path of its file on disk
   * @returns undefined when everything has to be checked: the page is new, or a change concerns other files
   */
  checkPage(absolute: string, at: string): { page: PageSource; problems: Problem[] } | undefined {
    const checked = this.#last;
    if (!checked?.context || !isWithin(checked.period, at) || this.#schemas !== loadSiteSchemas()) return undefined;
    const { context, source } = checked;
    const page = source.pages.find((one) => one.file.absolute === absolute);
    const before = page && this.#facts?.get(page.file.path);
    if (!page || !before || !this.#files.hashes.lookAgain(absolute, Date.now())) return undefined;
    const weighed = ({ readProblems, problems }: FileFacts) =>
      withSeverities([...readProblems, ...problems], source.site).sort(inOrder);
    // Of problems that it has together with others, nobody knows whether they are gone.
    const known = checked.problems.filter(({ file }) => file === page.file.path);
    if (known.length !== weighed(before).length) return undefined;
    const now = readFacts(page, context, this.#files.hashes);
    if (!fillsSamePlace(now.facts, before, context)) return undefined;
    this.#facts?.set(page.file.path, now);
    return { page: readPage(page, [], this.#files.hashes.read), problems: weighed(now.facts) };
  }

  /** Stores what has become known, for other processes. A check does so by itself; hashes that were asked for later are more. */
  save(): void {
    this.#files.hashes.save();
    this.#facts?.save();
  }

  /** What was found by other schemas is worth nothing. */
  #factsOfProgram(): PageFacts {
    const schemas = loadSiteSchemas();
    if (!this.#facts || this.#schemas !== schemas) {
      this.#schemas = schemas;
      this.#facts = new PageFacts(this.storedAt ? { name: this.storedAt, program: checkKey() } : undefined);
    }
    return this.#facts;
  }
}
