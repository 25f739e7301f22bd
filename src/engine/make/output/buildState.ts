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
  content: string;
  at: string;
}

export interface StoredMedia {
  id: string;
  source: string;
  widths?: number[];
  isShared?: true;
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
  readonly #keys = new NameTable();
  readonly #media = new NameTable();

  constructor(before: BuildState) {
    this.#before = before;
  }

  add(id: string, { uses, media, ...page }: BuiltPage): void {
    this.pages[id] = { ...page, uses: this.#keys.indexesOf(uses), media: this.#media.indexesOf(media) };
  }

  reuse(id: string): void {
    const { keys, media } = this.#before;
    const page = this.#before.pages[id] as PageRecord;
    const mediaIds = page.media.map((index) => media[index]?.id ?? '');
    this.add(id, { ...page, uses: page.uses.map((index) => keys[index] ?? ''), media: mediaIds });
  }

  get keys(): string[] {
    return this.#keys.names;
  }

  get media(): string[] {
    return this.#media.names;
  }
}

/** Table of names, each stored once. */
export class NameTable {
  readonly names: string[] = [];
  readonly #indexByName = new Map<string, number>();

  indexesOf(names: string[]): number[] {
    return names.map((name) => getOrInsert(this.#indexByName, name, () => this.names.push(name) - 1));
  }
}

/** Finds the indexes of the dependency keys whose values have changed since a state was stored. */
export const findChangedKeys = (
  { keys, values }: Pick<BuildState, 'keys' | 'values'>,
  valueNow: (key: string) => string,
): Set<number> => new Set(keys.flatMap((key, index) => (valueNow(key) === values[index] ? [] : index)));
