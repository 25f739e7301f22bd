import { resolve } from 'node:path';
import type { Period } from '#engine/content/publication.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState } from '#engine/store/cacheFiles.cjs';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { BuildReport } from './buildReport.ts';
import type { BuiltPage } from './builtPage.ts';
import type { FileMark } from './outputFolder.ts';

/** Stored form of a built page: dependency keys and media are indexes into the lists of the state. */
export interface PageRecord extends Omit<BuiltPage, 'uses' | 'media'> {
  uses: number[];
  media: number[];
}

/** Stored state of a build: its output and the inputs. The next build makes only what depends on changed inputs. */
export interface BuildState {
  /** Fingerprint of this program, and of shell, styles and code, which all pages share. */
  siteKey: string;
  /** Dependency keys of all pages, and their values at the time of the build. */
  keys: string[];
  values: string[];
  media: StoredMedia[];
  /** Pages by file path, relative to the pages folder. */
  pages: Record<string, PageRecord>;
  files: Record<string, FileMark>;
  /** Inputs and report of the build, and the period in which the result is valid. */
  last?: { inputs?: BuildInputs; period: Period; report: BuildReport };
}

/** Inputs of a build, independent of file times: equal in a fresh clone. */
export interface BuildInputs {
  /** Hash of the options except the time. */
  options: string;
  program: string;
  /** Hash of all files of the site. */
  content: string;
  at: string;
}

export interface StoredMedia {
  id: string;
  /** Path in `_media`. */
  source: string;
  widths?: number[];
  title?: string;
}

export const emptyBuildState: BuildState = {
  siteKey: '',
  keys: [],
  values: [],
  media: [],
  pages: {},
  files: {},
};

export const buildStateName = (pages: string, out: string): string =>
  `outputs/${contentHash([resolve(pages), resolve(out)], 16)}`;

/** Reads the state of the last build; an empty one if it is missing or broken. */
export const readBuildState = (name: string): BuildState => ({ ...emptyBuildState, ...readState<BuildState>(name) });

export class StateRecorder {
  readonly pages: Record<string, PageRecord> = {};
  readonly #before: BuildState;
  readonly #keys: Interner;
  readonly #media: Interner;

  constructor(before: BuildState) {
    this.#before = before;
    this.#keys = new Interner(before.keys);
    this.#media = new Interner(before.media.map(({ id }) => id));
  }

  add(id: string, { uses, media, ...page }: BuiltPage): void {
    this.pages[id] = { ...page, uses: this.#keys.intern(uses), media: this.#media.intern(media) };
  }

  reuse(id: string): void {
    const page = this.#before.pages[id] as PageRecord;
    this.pages[id] = { ...page, uses: this.#keys.renumber(page.uses), media: this.#media.renumber(page.media) };
  }

  get keys(): string[] {
    return this.#keys.names;
  }

  /** Ids of all media, in index order. */
  get media(): string[] {
    return this.#media.names;
  }
}

/** Interns names: assigns new indexes to names in use. */
class Interner {
  readonly names: string[] = [];
  readonly #indexByName = new Map<string, number>();
  readonly #before: string[];
  readonly #newIndexes: number[] = [];

  constructor(before: string[]) {
    this.#before = before;
  }

  intern(names: string[]): number[] {
    return names.map((name) => this.#indexOf(name));
  }

  /** Translates indexes of the last state to new ones. */
  renumber(numbers: number[]): number[] {
    return numbers.map((number) => {
      this.#newIndexes[number] ??= this.#indexOf(this.#before[number] as string);
      return this.#newIndexes[number];
    });
  }

  #indexOf(name: string): number {
    return getOrInsert(this.#indexByName, name, () => this.names.push(name) - 1);
  }
}
