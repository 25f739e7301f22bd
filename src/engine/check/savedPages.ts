import type { SiteFiles } from '#engine/content/files/siteFiles.ts';
import type { PageSource } from '#engine/content/source.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { withSeverities } from '#engine/problems/severity.ts';
import type { KeptRecords } from './keptRecords.ts';
import { PageWalker } from './pageWalker.ts';
import type { PageRecord } from './record.ts';
import { inOrder } from './reports.ts';
import { fillsSamePlace } from './samePlace.ts';
import type { NotingContext } from './walkContext.ts';

/** Judges pages that were saved since a whole site was checked, without looking at the rest of it again. */
export class SavedPages {
  readonly #files: SiteFiles;
  readonly #records: KeptRecords;
  readonly #context: NotingContext;
  readonly #problems: Problem[];
  readonly #walker: PageWalker;
  #pages: Map<string, PageSource> | undefined;

  /**
   * @param context that the check of everything has left
   * @param problems that it has found
   */
  constructor(files: SiteFiles, records: KeptRecords, context: NotingContext, problems: Problem[]) {
    this.#files = files;
    this.#records = records;
    this.#context = context;
    this.#problems = problems;
    this.#walker = new PageWalker(context, files.hashes);
  }

  /**
   * @param absolute path of the page's file on disk
   * @returns undefined when only a check of everything can tell what is wrong with it
   */
  check(absolute: string): { page: PageSource; problems: Problem[] } | undefined {
    this.#pages ??= new Map(this.#context.graph.source.pages.map((page) => [page.file.absolute, page]));
    const page = this.#pages.get(absolute);
    const before = page && this.#records.get(page.file.path);
    if (!page || !before || !this.#files.hashes.lookAgain(absolute, Date.now())) return undefined;
    if (this.#hasOthers(page.file.path, before)) return undefined;
    const now = this.#walker.walk(page);
    const { sound, widest } = this.#context;
    if (!fillsSamePlace(now, before, widest, sound.table.values) || namesUnknownToken(now)) return undefined;
    this.#records.set(page.file.path, now);
    return { page: readPage(page, [], this.#files.hashes.read), problems: this.#asWanted(now) };
  }

  /** The page was told problems that it has together with others: nobody knows whether they are gone. */
  #hasOthers(path: string, before: PageRecord): boolean {
    const told = this.#problems.filter(({ file }) => file === path);
    return told.length !== this.#asWanted(before).length;
  }

  #asWanted({ more }: PageRecord): Problem[] {
    const { ofFile = [], inside = [] } = more?.problems ?? {};
    return withSeverities([...ofFile, ...inside], this.#context.graph.source.site).sort(inOrder);
  }
}

/** Where several pages name it, `_site.json` is at fault. */
const namesUnknownToken = ({ more }: PageRecord): boolean =>
  more?.problems?.inside.some(({ code }) => code === 'token-unknown') ?? false;
