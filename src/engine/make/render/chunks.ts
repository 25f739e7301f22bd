import type { Manifest } from 'vite';
import { RecentMap } from '#engine/store/recentMap.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';

/** Addresses of compiled code, as pages name them. */
export interface CodeAddresses {
  live: string;
  /** What drives blocks without React. */
  behaviours: string;
  /** What a page with these block types loads once it is used: the runtime and the blocks, with all they import. */
  forIslands: (types: Iterable<string>) => string[];
  /** The code of an entry, with all that it imports. */
  forEntry: (path: string) => string[];
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
  const findFor = (types: string[]) => {
    const keys = types.flatMap(componentOf);
    const seen = new Set<string>();
    for (const key of [live, ...(keys.length ? [...runtime, ...keys] : [])]) withImports(key, seen);
    return [...seen].map(address);
  };
  const found = new RecentMap<string, string[]>(500);
  return {
    live: address(live),
    behaviours: address(behaviours),
    forEntry: (path) => [...withImports(path, new Set())].map(address),
    forIslands(types) {
      const asked = [...types];
      return getOrInsert(found, asked.join(), () => findFor(asked));
    },
  };
}
