import { folderOf } from '#engine/content/editions.ts';
import type { PageSource } from '#engine/content/source.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState, writeState } from '#engine/store/cacheFiles.cjs';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { resolvePage } from '../resolve/page.ts';
import { createUses } from '../resolve/uses.ts';
import type { ShownState } from './siteState.ts';

/** What pages were resolved with, as it is stored. */
interface StoredUses {
  /** Key of the program that has found it. */
  program: string;
  /** Everything that some page was resolved with, and its value then. */
  keys: string[];
  values: string[];
  /** Hash of each page's file, and the numbers of its keys, by the path of the file. */
  pages: Record<string, [hash: string, uses: number[]]>;
}

/**
 * What the pages of a state follow from beside their own files, by the paths of their files. Of a page that is as it was
 * when it was last asked for, and what it follows from as well, it is known without resolving it.
 * @param directory of the pages, for which it is stored
 * @param program another text when the program has changed that resolves
 */
export function usesOfPages(state: ShownState, directory: string, program: string): Map<string, string[]> {
  const name = `reviews/${contentHash([directory, folderOf(state.context)], 16)}`;
  const stored = readState<StoredUses>(name);
  const known = stored?.program === program ? stored : { program, keys: [], values: [], pages: {} };
  const isSame = known.keys.map((key, index) => state.valueNow(key) === known.values[index]);
  const found = new Map<string, string[]>();
  let isNew = false;
  for (const page of state.pages.values()) {
    const [hash, uses = []] = known.pages[page.file.path] ?? [];
    const stays = hash === state.hashOf(page.file.absolute) && uses.every((number) => isSame[number]);
    isNew ||= !stays;
    found.set(page.file.path, stays ? uses.map((number) => known.keys[number] ?? '') : usesOf(page, state));
  }
  if (isNew) writeState(name, asStored(state, found, program));
  return found;
}

function usesOf(page: PageSource, { context, whole }: ShownState): string[] {
  const uses = createUses();
  resolvePage(whole(page), context, uses);
  return [...uses.keys];
}

function asStored(state: ShownState, found: Map<string, string[]>, program: string): StoredUses {
  const numbers = new Map<string, number>();
  const pages = [...state.pages.values()].map(({ file }) => {
    const keys = found.get(file.path) ?? [];
    return [file.path, [state.hashOf(file.absolute), keys.map((key) => getOrInsert(numbers, key, () => numbers.size))]];
  });
  const keys = [...numbers.keys()];
  return { program, keys, values: keys.map(state.valueNow), pages: Object.fromEntries(pages) };
}
