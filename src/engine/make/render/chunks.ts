import { relative } from 'node:path';
import type { Manifest } from 'vite';
import { blockFolder } from '#engine/content/schema/compose.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';

/** Addresses of compiled code, as pages name them. */
export interface CodeAddresses {
  live: string;
  /** Code that every island is hydrated with: React and the runtime, with all they import that is not there by then. */
  forRuntime: () => string[];
  /** Code that a block of a type is hydrated with beside that. */
  forBlock: (type: string) => string[];
  /** What a page with these block types loads once it is used: the runtime and the blocks, with all they import. */
  forIslands: (types: Iterable<string>) => string[];
  /** The code of an entry, with all that it imports. */
  forEntry: (path: string) => string[];
}

/** What the browser fetches first, as Vite's manifest names it. */
const live = 'src/client/live.ts';

/** The folder of a block type, with the slash after it, as a manifest names it. */
const folderOf = (type: string) => `${relative(projectRoot, blockFolder(type)).replaceAll('\\', '/')}/`;

/** Reads Vite's manifest. */
export function codeAddresses(manifest: Manifest): CodeAddresses {
  const address = (key: string) => `/${manifest[key]?.file}`;
  const withImports = (key: string, seen: Set<string>) => {
    if (seen.has(key) || !manifest[key]) return seen;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) withImports(imported, seen);
    return seen;
  };
  const componentOf = (type: string) => {
    const folder = folderOf(type);
    return Object.keys(manifest).filter((key) => key.startsWith(folder) && manifest[key]?.isDynamicEntry);
  };
  // It goes by its path only as long as nothing else is put into its file; who imports it depends on what shares a file.
  const runtime = Object.keys(manifest).filter((key) => manifest[key]?.name === 'runtime');
  /** Addresses of what these files need once `live.ts` is there. */
  const afterLive = (keys: string[]) => {
    const before = withImports(live, new Set());
    const all = keys.reduce((seen, key) => withImports(key, seen), new Set(before));
    return [...all].slice(before.size).map(address);
  };
  const findFor = (types: string[]) => {
    const keys = types.flatMap(componentOf);
    const seen = new Set<string>();
    for (const key of [live, ...(keys.length ? [...runtime, ...keys] : [])]) withImports(key, seen);
    return [...seen].map(address);
  };
  const found = new RecentMap<string, string[]>(500);
  return {
    live: address(live),
    forRuntime: () => afterLive(runtime),
    forBlock(type) {
      const before = afterLive(runtime);
      return afterLive(componentOf(type)).filter((file) => !before.includes(file));
    },
    forEntry: (path) => [...withImports(path, new Set())].map(address),
    forIslands(types) {
      const asked = [...types];
      return getOrInsert(found, asked.join(), () => findFor(asked));
    },
  };
}
