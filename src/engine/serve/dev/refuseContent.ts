import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Vite's own question before it answers with a file, however its address was spelled: it is asked of the path on disk. */
type WithDenied = ResolvedConfig & { fsDenyGlob?: (path: string) => boolean };

/**
 * Has Vite answer for no file of a pages folder: not as it is, and not as a module. The site's own answers show what is
 * meant to be seen. What the system opens decides, links followed.
 * @param pages folder of the pages
 */
export function refuseContent(pages: string): Plugin {
  return {
    name: 'lintel:refuse-content',
    enforce: 'pre',
    configResolved(config: WithDenied) {
      const isDenied = config.fsDenyGlob;
      // Its setting `server.fs.deny` takes patterns of paths, which know nothing of links and of other names for a folder.
      if (!isDenied) throw new Error('This version of Vite asks in another way which files it may serve.');
      Object.assign(config, { fsDenyGlob: (path: string) => isDenied(path) || isBelow(path, pages) });
    },
    load(id) {
      const isModule = this.environment.name === 'client';
      if (isModule && [id, id.replace(/[?#].*$/s, '')].some((path) => isBelow(path, pages)))
        throw Object.assign(new Error(`${id} is content of the site, and no code.`), { code: 'ERR_DENIED_ID', id });
    },
  };
}

/** Whether there is a file or folder at a path, below another folder. */
function isBelow(path: string, folder: string): boolean {
  try {
    return `${realpathSync.native(path)}${sep}`.startsWith(realpathSync.native(folder) + sep);
  } catch {
    // There is none, or it cannot be a name.
    return false;
  }
}
