import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { type CheckedFolder, SiteFolder } from '#engine/check/siteFolder.ts';
import { withLastRight } from '#engine/content/lastRight.ts';
import { isWithin, momentOf } from '#engine/content/publication.ts';
import { forgetSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import { type MeasuredMedia, measureMedia } from '#engine/make/images/measure.ts';
import { forgetBlockSchemas } from '#engine/make/resolve/blocks.ts';
import { createEditions, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import type { DevView } from '#shared/devState.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { SiteState } from './devSite.ts';

/** Also of a folder, which may have held some. */
const mayBeMedia = (path: string) => !path.endsWith('.json') || path.includes(`${sep}_media${sep}`);

/** So many moments are looked at in turn without preparing the site for one of them again. */
const momentsAtOnce = 8;

/** How a folder is followed while it is being edited. */
interface ContentOptions {
  /** Also stores what becomes known of it for the next start. */
  isStored?: boolean;
  /** Gives the moment for which the site is checked: a day, or a time of the site's clock. */
  now?: () => string;
}

/** The content while it is being edited: what is wrong with it now, and each of its files as it last was right. */
export class DevContent {
  /** Path of the pages folder on disk. */
  readonly directory: string;
  /** Gives the moment that is shown where no other is asked for. */
  readonly now: () => string;
  readonly #checker: SiteFolder;
  #last: CheckedFolder | undefined;
  /** A page that is saved is judged as the whole site was, whatever the clock says meanwhile. */
  #checkedAt = '';
  /** Paths on disk of all files. */
  #known = new Set<string>();
  #media = new Map<string, MeasuredMedia>();
  #isMediaNew = true;
  /** Files that have errors, as the last check has found them. */
  #wrong = new Set<string>();
  /** What is shown, without files that are not right and have not been, and what was found when that was checked. */
  #shown: { source: SiteSource; checked: CheckedFolder; at: string } | undefined;
  /** Routes of pages that have errors and have not been without. */
  #leftOut = new Set<string>();
  /** What is shown, by moments. */
  #contexts = new RecentMap<string, SiteContext[]>(momentsAtOnce);
  /** Pages with all that is in their files, by path. */
  readonly #whole = new Map<string, PageSource>();

  constructor(directory: string, { isStored = true, now = () => siteNow(directory) }: ContentOptions = {}) {
    this.directory = directory;
    this.now = now;
    this.#checker = new SiteFolder(directory, { isStored });
  }

  /** What the last check has found; undefined before the first. */
  get checked(): CheckedFolder | undefined {
    return this.#last;
  }

  /** The files of `_media`, by path inside it. */
  get media(): ReadonlyMap<string, MeasuredMedia> {
    return this.#media;
  }

  /** What is shown at a moment; undefined while `_site.json` has never been right. */
  state(
    { moment, drafts }: Pick<DevView, 'moment' | 'drafts'> = { moment: this.now(), drafts: false },
  ): SiteState | undefined {
    const shown = this.#shown;
    if (!shown) return undefined;
    const { checked, source } = shown;
    // Where nothing comes or goes between the two, one is as good as the other.
    const isAsChecked = isWithin(checked.period, moment);
    const at = isAsChecked ? shown.at : moment;
    const absent = isAsChecked ? checked.absentAnchors : undefined;
    const editions = getOrInsert(this.#contexts, `${momentOf(at)} ${drafts}`, () =>
      createEditions(drafts ? withDrafts(source) : source, this.#media, at, absent, ''),
    );
    return {
      context: editions[0] as SiteContext,
      editions,
      whole: (page) => this.#read(page),
      isLeftOut: (path) => this.#leftOut.has(path),
    };
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
   * Checks the whole site. Files without errors are what is shown from now on; the others stay as they were.
   * @param changed paths on disk of all that has changed; the folder is looked through when it is left out
   */
  async check(changed?: string[]): Promise<CheckedFolder> {
    this.#checkedAt = this.now();
    const checked = this.#checker.check(this.#checkedAt, changed);
    this.#isMediaNew ||= !changed || changed.some(mayBeMedia);
    this.#last = checked;
    this.#known = new Set(checked.paths);
    // Nothing is known of the files then.
    if (checked.couldNotRun || !checked.context) return checked;
    if (this.#isMediaNew) this.#media = await measureMedia(checked.source.media.values());
    this.#isMediaNew = false;
    this.#wrong = new Set(checked.problems.filter(isError).map(({ file }) => file));
    const source = withLastRight(checked.source, this.#wrong, this.#shown?.source);
    this.#shown = source.site && { source, checked, at: this.#checkedAt };
    const isThere = new Set(source.pages.map(({ file }) => file.path));
    const leftOut = checked.source.pages.filter(
      ({ file, isNotFoundPage }) => !isNotFoundPage && !isThere.has(file.path),
    );
    this.#leftOut = new Set(leftOut.map(({ route }) => route));
    this.#contexts = new RecentMap(momentsAtOnce);
    this.#forgetOutdated(checked);
    return checked;
  }

  /** Shows a saved page by its path on disk; false when the whole site has to be checked before. */
  show(path: string): boolean {
    const found = this.#shown && this.#checker.checkPage(path, this.#checkedAt);
    if (!found || this.#wrong.has(found.page.file.path) || found.problems.some(isError)) return false;
    this.#whole.set(found.page.file.path, found.page);
    return true;
  }

  #forgetOutdated(checked: CheckedFolder): void {
    const shown = new Set(this.#shown?.source.pages.map(({ file }) => file.path));
    for (const [path, page] of this.#whole)
      if (!shown.has(path) || (!this.#wrong.has(path) && !isAsIn(checked, page))) this.#whole.delete(path);
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
    if (this.#wrong.has(path) || problems.some(isError)) return undefined;
    // What is being saved at this moment has not been checked.
    if (this.#last && isAsIn(this.#last, page)) this.#whole.set(path, page);
    return page;
  }
}

/** Whether the file of a page was the same when the site was checked. */
const isAsIn = ({ hashOf }: CheckedFolder, { file }: PageSource) => hashOf(file.absolute) === fileHash(file.text);
