import { resolve } from 'node:path';
import { findInterruptedChange } from '#engine/content/files/changeJournal.ts';
import { type ListedFile, SiteFiles } from '#engine/content/files/listFiles.ts';
import { readLazyPage } from '#engine/content/lazyFile.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import {
  isWithinPeriod,
  listPublicationDates,
  type PublicationDate,
  parseScheduleKey,
} from '#engine/content/publication.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { applySeverities } from '#engine/problems/severity.ts';
import { contentHash } from '#engine/store/cache.ts';
import { type CheckedSite, checkSite } from './checkSite.ts';
import { affectsOnlyItself } from './crossFile/affectsOnlyItself.ts';
import { endpointsOf } from './crossFile/crossFileContext.ts';
import { proposesCure } from './cures/findCure.ts';
import type { FileFacts } from './facts/facts.ts';
import type { FactsContext } from './facts/factsContext.ts';
import { PageFactsCache, readPageFacts } from './pageFactsCache.ts';
import { compareByLocation } from './problemCollector.ts';
import { programKeyForChecks } from './programKeyForChecks.ts';

/**
 * Pages folder that was checked. Its pages hold only their heads (all keys but `blocks`); their files are read on
 * demand.
 */
export interface CheckedFolder extends CheckedSite {
  /**
   * Hash of the content of a file of the site.
   * @param absolute path on disk
   */
  hashOf: (absolute: string) => string;
  /** Origins that blocks of shown content request, as listed by `content/requestedOrigins.ts`. */
  endpoints: Set<string>;
  /** Paths on disk of all files, in the order of `listFiles`. */
  paths: string[];
  /** Times after that of the check at which the site's content changes. */
  dates: () => PublicationDate[];
}

interface SiteCheckerOptions {
  /** True to store results for other processes. */
  isStored?: boolean;
  /** Files of an earlier state, to check that state. Results of it are stored separately. */
  past?: ListedFile[] | undefined;
}

/** Pages folder that is checked repeatedly. Each check costs only as much as has changed. */
export class SiteChecker {
  readonly #files: SiteFiles;
  /** Prefix of the names of stored states of the site. */
  readonly statePrefix: string | undefined;
  #pageFacts: PageFactsCache | undefined;
  #schemas: unknown;
  #lastCheck: CheckedSite | undefined;

  /** @param directory path of the pages folder */
  constructor(directory: string, { isStored = false, past }: SiteCheckerOptions = {}) {
    const folder = past ? [resolve(directory), 'past'] : [resolve(directory)];
    this.statePrefix = isStored ? `checks/${contentHash(folder, 16)}` : undefined;
    this.#files = new SiteFiles(directory, this.statePrefix && `${this.statePrefix}/hashes`, past && (() => past));
  }

  /** Finds changed files, before a check that is not passed any. */
  detectChanges(): void {
    this.#files.detectChanges();
  }

  get unreadCount(): number {
    return this.#files.hashes.unreadCount;
  }

  /** Checks that files which were written just before the check are still as they were read. */
  confirmRecentHashes(): void {
    this.#files.hashes.recheckRecentFiles(Date.now());
  }

  /** Fingerprint of all files and of listing errors; undefined while it is uncertain, or a change is incomplete. */
  get filesFingerprint(): string | undefined {
    return findInterruptedChange(this.#files.directory) ? undefined : this.#files.filesFingerprint;
  }

  /** Fingerprint of the content of all files, of listing errors and of an incomplete change; independent of times. */
  get contentFingerprint(): string {
    const { directory, hashes, problems } = this.#files;
    const state = JSON.stringify([problems, findInterruptedChange(directory)]);
    return contentHash([hashes.contentFingerprint, state], 32);
  }

  /**
   * Checks everything.
   * @param at time of the check: a day or a local time of the site
   * @param changed paths on disk of all files that may have changed since the last check; by default they are searched
   * for
   */
  check(at: string, changed?: string[]): CheckedFolder {
    this.#files.detectChanges(changed);
    const { directory, hashes, listed, problems } = this.#files;
    const facts = this.#currentFacts();
    const files = { listed, problems, read: hashes.read };
    const loaded = loadSite(directory, { files });
    facts.removeMissing([loaded.source, ...loaded.source.translations.values()].flatMap(({ pages }) => pages));
    const pageFacts = (page: PageSource, context: FactsContext) => facts.find(page, context, hashes);
    const checked = checkSite(loaded, { at, pageFacts });
    this.save();
    this.#lastCheck = checked;
    return {
      ...checked,
      hashOf: (absolute) => hashes.hashOf(absolute),
      endpoints: checked.context ? endpointsOf(checked.context) : new Set(),
      paths: listed.map(({ absolute }) => absolute),
      dates: () =>
        listPublicationDates(checked.source, at, (page) => {
          const { dependencies = {} } = facts.get(page.file.path) ?? {};
          return Object.keys(dependencies).some((key) => parseScheduleKey(key));
        }),
    };
  }

  /**
   * Checks a page by itself, right after it was saved.
   * @param absolute path of its file on disk
   * @returns undefined if everything has to be checked: the page is new, or the change affects other files
   */
  checkPage(absolute: string, at: string): { page: PageSource; problems: Problem[] } | undefined {
    const checked = this.#lastCheck;
    if (!checked?.context || !isWithinPeriod(checked.period, at) || this.#schemas !== loadSiteSchemas())
      return undefined;
    const { context, source } = checked;
    const page = source.pages.find(({ file, item }) => file.absolute === absolute && !item);
    const before = page && this.#pageFacts?.get(page.file.path);
    if (!page || !before || !this.#files.hashes.detectChange(absolute, Date.now())) return undefined;
    const problemsOf = ({ readProblems, problems }: FileFacts) =>
      applySeverities([...readProblems, ...problems], source.site).sort(compareByLocation);
    // Problems that the page has together with other files may be gone: only a full check can tell.
    const known = checked.problems.filter(({ file }) => file === page.file.path);
    if (known.length !== problemsOf(before).length) return undefined;
    const stored = readPageFacts(page, context, this.#files.hashes);
    if (!affectsOnlyItself(stored.facts, before, context)) return undefined;
    // What problems propose is verified against the whole site.
    if (problemsOf(stored.facts).some(proposesCure)) return undefined;
    this.#pageFacts?.set(page.file.path, stored);
    return { page: readLazyPage(page, [], this.#files.hashes.read), problems: problemsOf(stored.facts) };
  }

  /** Stores new results for other processes. A check does so by itself; this adds hashes that were requested later. */
  save(): void {
    this.#files.hashes.save();
    this.#pageFacts?.save();
  }

  /** Facts become invalid when the schemas change. */
  #currentFacts(): PageFactsCache {
    const schemas = loadSiteSchemas();
    if (!this.#pageFacts || this.#schemas !== schemas) {
      this.#schemas = schemas;
      this.#pageFacts = new PageFactsCache(
        this.statePrefix ? { name: this.statePrefix, program: programKeyForChecks() } : undefined,
      );
    }
    return this.#pageFacts;
  }
}
