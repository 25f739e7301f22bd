import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Vite calls this check before it serves a file, with the path on disk, however the address was spelled. */
type ConfigWithDenyCheck = ResolvedConfig & { fsDenyGlob?: (path: string) => boolean };

/**
 * Stops Vite from serving files of folders such as that of the pages, raw or as modules; the dev server's own responses show what may be
 * seen. The real path decides, symbolic links followed.
 */
export function refuseContent(folders: string[]): Plugin {
  const isRefused = (path: string) => folders.some((folder) => isBelow(path, folder));
  return {
    name: 'lintel:refuse-content',
    enforce: 'pre',
    configResolved(config: ConfigWithDenyCheck) {
      const isDenied = config.fsDenyGlob;
      // The setting `server.fs.deny` takes path patterns, which miss symbolic links and other spellings of a folder.
      if (!isDenied) throw new Error('This version of Vite asks in another way which files it may serve.');
      Object.assign(config, { fsDenyGlob: (path: string) => isDenied(path) || isRefused(path) });
    },
    load(id) {
      const isModule = this.environment.name === 'client';
      if (isModule && [id, id.replace(/[?#].*$/s, '')].some(isRefused))
        throw Object.assign(new Error(`${id} is content of the site, and no code.`), { code: 'ERR_DENIED_ID', id });
    },
  };
}

function isBelow(path: string, folder: string): boolean {
  try {
    return `${realpathSync.native(path)}${sep}`.startsWith(realpathSync.native(folder) + sep);
  } catch {
    // The path does not exist, or is no valid name.
    return false;
  }
}
