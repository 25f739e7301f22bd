import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '#engine/store/projectRoot.ts';

const programFolder = join(projectRoot, '/');

/**
 * Vite plugin that gives each module of this program one address in dev. Inside node_modules, Vite adds a version query
 * to imported modules but not to those that pages request: a module would run twice, with separate state.
 */
export const stripVersionQuery = (): Plugin => ({
  name: 'lintel:one-address',
  enforce: 'pre',
  apply: 'serve',
  async resolveId(id, importer, options) {
    if (!/^[.#/]/.test(id)) return undefined;
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    if (!resolved?.id.startsWith(programFolder) || relative(programFolder, resolved.id).includes('node_modules'))
      return resolved;
    return { ...resolved, id: resolved.id.replace(/\?v=\w+$/, '') };
  },
});
