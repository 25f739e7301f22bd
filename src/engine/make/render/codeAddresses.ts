import { relative } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Manifest } from 'vite';
import { blockFolder } from '#engine/content/schema/composeSchema.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';

export interface CodeAddresses {
  live: string;
  /** Code for hydrating any island: React, the runtime and their imports, except what `live` loads. */
  forRuntime: () => string[];
  forBlock: (type: string) => string[];
  /** Code for all islands of a page: the runtime and the blocks with their imports. */
  forIslands: (types: Iterable<string>) => string[];
  forEntry: (path: string) => string[];
}

/** Entry that the browser fetches first, as in Vite's manifest. */
const liveEntry = 'src/client/live.ts';

const folderOf = (type: string) => `${relative(projectRoot, blockFolder(type)).replaceAll('\\', '/')}/`;

export function readCodeAddresses(manifest: Manifest): CodeAddresses {
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
  // The runtime is found by name: its manifest key is its path only while its chunk contains no other module.
  const runtime = Object.keys(manifest).filter((key) => manifest[key]?.name === 'runtime');
  const afterLive = (keys: string[]) => {
    const liveFiles = withImports(liveEntry, new Set());
    const allFiles = keys.reduce((seen, key) => withImports(key, seen), new Set(liveFiles));
    return [...allFiles].slice(liveFiles.size).map(address);
  };
  const findForTypes = (types: string[]) => {
    const keys = types.flatMap(componentOf);
    const seen = new Set<string>();
    for (const key of [liveEntry, ...(keys.length ? [...runtime, ...keys] : [])]) withImports(key, seen);
    return [...seen].map(address);
  };
  const addressesByTypes = new LRUCache<string, string[]>({ max: 500 });
  return {
    live: address(liveEntry),
    forRuntime: () => afterLive(runtime),
    forBlock(type) {
      const runtimeFiles = afterLive(runtime);
      return afterLive(componentOf(type)).filter((file) => !runtimeFiles.includes(file));
    },
    forEntry: (path) => [...withImports(path, new Set())].map(address),
    forIslands(types) {
      const typeList = [...types];
      return getOrInsert(addressesByTypes, typeList.join(), () => findForTypes(typeList));
    },
  };
}
