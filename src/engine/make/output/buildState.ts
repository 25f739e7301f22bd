import { resolve } from 'node:path';
import type { Period } from '#engine/content/publication.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState } from '#engine/store/cacheFiles.cjs';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { BuildReport } from './buildReport.ts';
import type { MadePage } from './madePage.ts';
import type { FileMark } from './outputFolder.ts';

/** A made page in short: what it used and asks for are numbers of the lists in the state. */
export interface PageRecord extends Omit<MadePage, 'uses' | 'media'> {
  uses: number[];
  media: number[];
}

/** What a build has made, and from what: the next one makes what does not follow from the same any more. */
export interface BuildState {
  /** Hash of everything that a page follows from beside content: this program. */
  engine: string;
  /** Hash of what is the same on every page: shell, styles, code. */
  site: string;
  /** Everything that some page was resolved with, and its value then. */
  keys: string[];
  values: string[];
  /** Media that some page asks for. */
  media: StoredMedia[];
  /** By path of the page's file inside the pages folder. */
  pages: Record<string, PageRecord>;
  /** Every file of the output, by its path below it. */
  files: Record<string, FileMark>;
  /** What the build came to, the key of all that it followed from, the same by what files hold, and when it holds. */
  last?: { key?: string | undefined; origin?: BuildOrigin; period: Period; report: BuildReport };
}

/**
 * What a build follows from, by what files hold: a fresh clone, in which every file has another time, follows from the
 * same.
 */
export interface BuildOrigin {
  /** Hash of what it was asked for, but for the moment. */
  options: string;
  /** Hash of this program. */
  program: string;
  /** Hash of all files of the site. */
  content: string;
  /** The moment that it is for, on the site's clock. */
  at: string;
}

/** A file of `_media` as a page asks for it. */
export interface StoredMedia {
  id: string;
  /** Path inside `_media`. */
  source: string;
  widths?: number[];
  /** Of a picture that is drawn: the words in it. */
  title?: string;
}

/** Nothing made yet. */
export const emptyState: BuildState = {
  engine: '',
  site: '',
  keys: [],
  values: [],
  media: [],
  pages: {},
  files: {},
};

/** Name of the state of a site's output: another one for each pages folder and output. */
export const stateName = (pages: string, out: string): string =>
  `outputs/${contentHash([resolve(pages), resolve(out)], 16)}`;

/** The state that the last build has left; an empty one where there is none, or a broken one. */
export const readBuildState = (name: string): BuildState => ({ ...emptyState, ...readState<BuildState>(name) });

/** Gathers the pages of a new state, each in short. */
export class StateRecorder {
  readonly pages: Record<string, PageRecord> = {};
  readonly #before: BuildState;
  readonly #keys: Interner;
  readonly #media: Interner;

  /** @param before the last state, from which pages may be taken over */
  constructor(before: BuildState) {
    this.#before = before;
    this.#keys = new Interner(before.keys);
    this.#media = new Interner(before.media.map(({ id }) => id));
  }

  add(id: string, { uses, media, ...page }: MadePage): void {
    this.pages[id] = { ...page, uses: this.#keys.intern(uses), media: this.#media.intern(media) };
  }

  /** Takes over a page that is as it was. */
  reuse(id: string): void {
    const page = this.#before.pages[id] as PageRecord;
    this.pages[id] = { ...page, uses: this.#keys.renumber(page.uses), media: this.#media.renumber(page.media) };
  }

  /** All keys, in the order of their numbers. */
  get keys(): string[] {
    return this.#keys.names;
  }

  /** Ids of all media, in the order of their numbers. */
  get media(): string[] {
    return this.#media.names;
  }
}

/** Interns names: gives numbers to those that are still used, whatever the numbers before. */
class Interner {
  readonly names: string[] = [];
  readonly #known = new Map<string, number>();
  readonly #before: string[];
  readonly #now: number[] = [];

  constructor(before: string[]) {
    this.#before = before;
  }

  intern(names: string[]): number[] {
    return names.map((name) => this.#number(name));
  }

  /** The numbers of names that had other numbers before. */
  renumber(numbers: number[]): number[] {
    return numbers.map((number) => {
      this.#now[number] ??= this.#number(this.#before[number] as string);
      return this.#now[number];
    });
  }

  #number(name: string): number {
    return getOrInsert(this.#known, name, () => this.names.push(name) - 1);
  }
}
