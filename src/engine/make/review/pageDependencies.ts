import { localePathOf } from '#engine/content/locales.ts';
import { type PageSource, pageHash, pageId } from '#engine/content/siteSource.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState, writeState } from '#engine/store/cacheFiles.cjs';
import { findChangedKeys, NameTable } from '../output/buildState.ts';
import { createDependencyRecord } from '../resolve/dependencyRecord.ts';
import { resolvePage } from '../resolve/resolvePage.ts';
import type { LocaleSnapshot } from './siteSnapshot.ts';

interface StoredPageDependencies {
  program: string;
  keys: string[];
  values: string[];
  /** Content hash of each page's file, and the indexes of its keys, by the page's name. */
  pages: Record<string, [hash: string, uses: number[]]>;
}

/** Loads the dependency keys of a snapshot's pages by file path. Only changed pages are resolved again. */
export function loadPageDependencies(state: LocaleSnapshot, directory: string, program: string): Map<string, string[]> {
  const name = `reviews/${contentHash([directory, localePathOf(state.context)], 16)}`;
  const stored = readState<StoredPageDependencies>(name);
  const usable = stored?.program === program ? stored : { program, keys: [], values: [], pages: {} };
  const changedKeys = findChangedKeys(usable, state.valueNow);
  const dependencies = new Map<string, string[]>();
  const table = new NameTable();
  const pages: StoredPageDependencies['pages'] = {};
  let isNew = false;
  for (const page of state.pages.values()) {
    const path = pageId(page);
    const current = pageHash(page, state);
    const [hash, indexes = []] = usable.pages[path] ?? [];
    const isReusable = hash === current && !indexes.some((index) => changedKeys.has(index));
    const keys = isReusable ? indexes.map((index) => usable.keys[index] ?? '') : dependencyKeysOf(page, state);
    isNew ||= !isReusable;
    dependencies.set(path, keys);
    pages[path] = [current, table.indexesOf(keys)];
  }
  const keys = table.names;
  if (isNew) writeState(name, { program, keys, values: keys.map(state.valueNow), pages });
  return dependencies;
}

function dependencyKeysOf(page: PageSource, { context, whole }: LocaleSnapshot): string[] {
  const dependencies = createDependencyRecord();
  resolvePage(whole(page), context, dependencies);
  return [...dependencies.keys];
}
