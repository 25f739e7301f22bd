import { localePathOf } from '#engine/content/locales.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState, writeState } from '#engine/store/cacheFiles.cjs';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { createDependencyRecord } from '../resolve/dependencyRecord.ts';
import { resolvePage } from '../resolve/resolvePage.ts';
import type { LocaleSnapshot } from './siteSnapshot.ts';

interface StoredPageDependencies {
  program: string;
  keys: string[];
  values: string[];
  /** Content hash of each page's file, and the indexes of its keys, by file path. */
  pages: Record<string, [hash: string, uses: number[]]>;
}

/** Loads the dependency keys of a snapshot's pages by file path. Only changed pages are resolved again. */
export function loadPageDependencies(state: LocaleSnapshot, directory: string, program: string): Map<string, string[]> {
  const name = `reviews/${contentHash([directory, localePathOf(state.context)], 16)}`;
  const stored = readState<StoredPageDependencies>(name);
  const usable = stored?.program === program ? stored : { program, keys: [], values: [], pages: {} };
  const isUnchanged = usable.keys.map((key, index) => state.valueNow(key) === usable.values[index]);
  const dependencies = new Map<string, string[]>();
  let isNew = false;
  for (const page of state.pages.values()) {
    const [hash, indexes = []] = usable.pages[page.file.path] ?? [];
    const isReusable = hash === state.hashOf(page.file.absolute) && indexes.every((index) => isUnchanged[index]);
    isNew ||= !isReusable;
    dependencies.set(
      page.file.path,
      isReusable ? indexes.map((index) => usable.keys[index] ?? '') : dependencyKeysOf(page, state),
    );
  }
  if (isNew) writeState(name, toStoredDependencies(state, dependencies, program));
  return dependencies;
}

function dependencyKeysOf(page: PageSource, { context, whole }: LocaleSnapshot): string[] {
  const dependencies = createDependencyRecord();
  resolvePage(whole(page), context, dependencies);
  return [...dependencies.keys];
}

function toStoredDependencies(
  state: LocaleSnapshot,
  dependencies: Map<string, string[]>,
  program: string,
): StoredPageDependencies {
  const indexByKey = new Map<string, number>();
  const pages = [...state.pages.values()].map(({ file }) => {
    const keys = dependencies.get(file.path) ?? [];
    return [
      file.path,
      [state.hashOf(file.absolute), keys.map((key) => getOrInsert(indexByKey, key, () => indexByKey.size))],
    ];
  });
  const keys = [...indexByKey.keys()];
  return { program, keys, values: keys.map(state.valueNow), pages: Object.fromEntries(pages) };
}
