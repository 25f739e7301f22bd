import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '#engine/store/projectRoot.ts';

const ours = join(projectRoot, '/');

/**
 * Gives each module of this program one address in dev. In a folder of packages Vite adds a version to those that are
 * imported, and not to those that pages ask for: one module would run twice, each with a state of its own.
 */
export const oneAddress = (): Plugin => ({
  name: 'lintel:one-address',
  enforce: 'pre',
  apply: 'serve',
  async resolveId(id, importer, options) {
    if (!/^[.#/]/.test(id)) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    if (!found?.id.startsWith(ours) || relative(ours, found.id).includes('node_modules')) return found;
    return { ...found, id: found.id.replace(/\?v=\w+$/, '') };
  },
});
