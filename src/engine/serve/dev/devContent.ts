import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type CheckedFolder, SiteChecker } from '#engine/check/siteChecker.ts';
import { markBrokenPage } from '#engine/content/brokenParts.ts';
import { withLastValidFiles } from '#engine/content/lastValidFiles.ts';
import { readLazyPage } from '#engine/content/lazyFile.ts';
import { isWithinPeriod, timestampOf } from '#engine/content/publication.ts';
import { clearSiteSchemasCache } from '#engine/content/schema/siteSchemas.ts';
import { type PageSource, type SiteSource, withPart } from '#engine/content/siteSource.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { type ErrorsByFile, errorsOfPage } from '#engine/content/templates/itemFile.ts';
import { withBrokenFiles } from '#engine/content/withBrokenFiles.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import { type MeasuredMedia, measureMedia } from '#engine/make/images/measureMedia.ts';
import { clearBlockSchemaCache } from '#engine/make/resolve/componentSchema.ts';
import { createLocaleContexts } from '#engine/make/resolve/createContexts.ts';
import type { SiteContext } from '#engine/make/resolve/siteContext.ts';
import { groupByFile, type Problem } from '#engine/problems/problem.ts';
import { preventsShowing } from '#engine/problems/severity.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import type { DevView } from '#shared/devState.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { DevSiteState } from './devSite.ts';

/** Also true for a folder that may have held media files. */
const mayAffectMedia = (path: string) => !isContentPath(path) || path.includes(`${sep}_media${sep}`);

const maxCachedTimestamps = 8;

interface DevContentOptions {
  /** True if the results are stored for the next start. */
  isStored?: boolean;
  /** Timestamp for which the site is checked: a day, or a time of the site's clock. */
  now?: () => string;
}

/** Content while it is edited: its current problems, and the last valid version of each file. */
export class DevContent {
  readonly directory: string;
  /** Timestamp shown if none is requested. */
  readonly now: () => string;
  readonly #checker: SiteChecker;
  #last: CheckedFolder | undefined;
  /** Timestamp of the last check, also used to check a saved page: both then agree whatever the clock says. */
  #checkedAt = '';
  #diskPaths = new Set<string>();
  #media = new Map<string, MeasuredMedia>();
  #isMediaNew = true;
  /** Problems of the files that cannot be shown as they are. */
  #errors: ErrorsByFile = new Map();
  /** Content without files that have never been valid. */
  #valid: SiteSource | undefined;
  /** Shown content: of files that have never been valid as much as can be shown; and the check that it comes from. */
  #shown: { source: SiteSource; lastCheck: CheckedFolder; at: string } | undefined;
  #contexts = new LRUCache<string, SiteContext[]>({ max: maxCachedTimestamps });
  readonly #fullPages = new Map<string, PageSource>();

  constructor(directory: string, { isStored = true, now = () => siteNow(directory) }: DevContentOptions = {}) {
    this.directory = directory;
    this.now = now;
    this.#checker = new SiteChecker(directory, { isStored });
  }

  /** Result of the last check; undefined before the first. */
  get checked(): CheckedFolder | undefined {
    return this.#last;
  }

  get media(): ReadonlyMap<string, MeasuredMedia> {
    return this.#media;
  }

  /** Site as shown at a timestamp; undefined until `_site.json` has been valid once. */
  stateAt(
    { moment: timestamp, drafts }: Pick<DevView, 'moment' | 'drafts'> = { moment: this.now(), drafts: false },
  ): DevSiteState | undefined {
    const shownSite = this.#shown;
    if (!shownSite) return undefined;
    const { lastCheck: checked, source } = shownSite;
    // If no schedule changes between the two timestamps, the prepared site is the same.
    const isAsChecked = isWithinPeriod(checked.period, timestamp);
    const at = isAsChecked ? shownSite.at : timestamp;
    const absent = isAsChecked ? checked.absentAnchors : undefined;
    const locales = getOrInsert(this.#contexts, `${timestampOf(at)} ${drafts}`, () =>
      createLocaleContexts(drafts ? withDrafts(source) : source, this.#media, at, absent, '', true),
    );
    return {
      context: locales[0] as SiteContext,
      locales,
      whole: (page) => this.#read(page),
    };
  }

  reloadSchemas(): void {
    clearBlockSchemaCache();
    clearSiteSchemasCache();
  }

  /** Selects the paths that belong to the content: editors also write and remove files of their own. */
  filterRelevantPaths(paths: string[]): string[] {
    return paths.filter((path) => this.#diskPaths.has(path) || existsSync(path) || this.#hadFolder(path));
  }

  /**
   * Checks the whole site and shows all files without errors; those with errors stay as last shown.
   * @param changed changed paths on disk; undefined to look through the folder
   */
  async check(changed?: string[]): Promise<CheckedFolder> {
    this.#checkedAt = this.now();
    const checked = this.#checker.check(this.#checkedAt, changed);
    this.#isMediaNew ||= !changed || changed.some(mayAffectMedia);
    this.#last = checked;
    this.#diskPaths = new Set(checked.paths);
    // The files were not read then.
    if (checked.couldNotRun || !checked.context) return checked;
    if (this.#isMediaNew) this.#media = await measureMedia(checked.source.media.values());
    this.#isMediaNew = false;
    this.#errors = groupByFile(checked.problems.filter(preventsShowing));
    this.#valid = withLastValidFiles(checked.source, this.#errors, this.#valid);
    const source = withBrokenFiles(this.#valid, checked.source, this.#errors);
    this.#shown = source.site && { source, lastCheck: checked, at: this.#checkedAt };
    this.#contexts.clear();
    this.#forgetOutdated(checked);
    return checked;
  }

  /** Shows a saved page by its path on disk. @returns false if the whole site has to be checked first */
  showSavedPage(path: string): boolean {
    const found = this.#shown && this.#checker.checkPage(path, this.#checkedAt);
    if (!found || this.#errors.has(found.page.file.path) || found.problems.some(preventsShowing)) return false;
    this.#fullPages.set(found.page.file.path, found.page);
    return true;
  }

  #forgetOutdated(checked: CheckedFolder): void {
    const shownPaths = new Set(this.#shown?.source.pages.map(({ file }) => file.path));
    for (const [path, page] of this.#fullPages)
      if (!shownPaths.has(path) || (!this.#errors.has(path) && !isUnchangedSinceCheck(checked, page)))
        this.#fullPages.delete(path);
  }

  #hadFolder(path: string): boolean {
    for (const diskPath of this.#diskPaths) if (diskPath.startsWith(path + sep)) return true;
    return false;
  }

  #read(pageHead: PageSource): PageSource {
    const { part, ...owner } = pageHead;
    if (part) return withPart({ ...this.#read(owner), route: pageHead.route, part });
    const { path } = pageHead.file;
    const cached = this.#fullPages.get(path);
    if (cached) return cached;
    const errors = errorsOfPage(pageHead, this.#errors);
    if (errors.length > 0) return markBrokenPage(pageHead, errors);
    const problems: Problem[] = [];
    const page = readLazyPage(pageHead, problems);
    if (problems.some(preventsShowing)) return markBrokenPage(pageHead, problems);
    // A file that was saved after the check is not stored.
    if (this.#last && isUnchangedSinceCheck(this.#last, page)) this.#fullPages.set(path, page);
    return page;
  }
}

const isUnchangedSinceCheck = ({ hashOf }: CheckedFolder, { file, item }: PageSource) =>
  !item && hashOf(file.absolute) === fileHash(file.text);
