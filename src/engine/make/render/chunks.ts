import type { Manifest } from 'vite';
import { RecentMap } from '#engine/store/recentMap.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';

/** Addresses of compiled code, as pages name them. */
export interface CodeAddresses {
  live: string;
  /** What drives blocks without React. */
  behaviours: string;
  /** What a page loads before any of its blocks can wake, and what each block type needs beside that. */
  forIslands: (types: Iterable<string>) => IslandCode;
  /** The code of an entry, with all that it imports. */
  forEntry: (path: string) => string[];
}

/** Files that blocks are woken with. */
export interface IslandCode {
  shared: string[];
  /** By block type. */
  own: Map<string, string[]>;
}

/** What the browser fetches first, as Vite's manifest names it. */
const live = 'src/client/live.ts';
const behaviours = 'src/client/behaviours/behaviours.ts';

/** Reads Vite's manifest. */
export function codeAddresses(manifest: Manifest): CodeAddresses {
  const address = (key: string) => `/${manifest[key]?.file}`;
  const withImports = (key: string, seen: Set<string>) => {
    if (seen.has(key) || !manifest[key]) return seen;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) withImports(imported, seen);
    return seen;
  };
  const componentOf = (type: string) =>
    Object.keys(manifest).filter((key) => key.startsWith(`blocks/${type}/`) && manifest[key]?.isDynamicEntry);
  // It goes by its path only as long as nothing else is put into its file.
  const runtime = (manifest[live]?.dynamicImports ?? []).filter((key) => manifest[key]?.name === 'runtime');
  const findFor = (types: string[]): IslandCode => {
    const shared = new Set<string>();
    for (const key of [live, ...(types.length ? runtime : [])]) withImports(key, shared);
    const own = types.map((type): [string, string[]] => {
      const keys = new Set<string>();
      for (const key of componentOf(type)) withImports(key, keys);
      return [type, [...keys].filter((key) => !shared.has(key)).map(address)];
    });
    return { shared: [...shared].map(address), own: new Map(own) };
  };
  const found = new RecentMap<string, IslandCode>(500);
  return {
    live: address(live),
    behaviours: address(behaviours),
    forEntry: (path) => [...withImports(path, new Set())].map(address),
    forIslands(types) {
      const asked = [...new Set(types)];
      return getOrInsert(found, asked.join(), () => findFor(asked));
    },
  };
}
