import { relative } from 'node:path';
import { contentHash } from '#engine/store/cache.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { siteRoot } from '#engine/store/siteRoot.ts';

/**
 * Creates the class of a name in a CSS module. It depends only on the name and the relative path: compiled code and
 * Vite's dev server must create equal classes, and a site may be moved.
 */
export function scopedName(name: string, file: string): string {
  const [path = ''] = file.split('?');
  const root = path.startsWith(projectRoot) ? projectRoot : siteRoot;
  return `${name}_${contentHash([relative(root, path)], 4)}`;
}
