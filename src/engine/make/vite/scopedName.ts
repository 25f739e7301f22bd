import { relative } from 'node:path';
import { contentHash } from '#engine/store/cache.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { siteRoot } from '#engine/store/siteRoot.ts';

/**
 * Makes the class of a name in a CSS module. It follows from name and place alone: pages that are rendered by compiled
 * code must have the classes that Vite gives the browser in dev, and a site may be moved.
 * @param file path of the module, with Vite's query if it has one
 */
export function scopedName(name: string, file: string): string {
  const [path = ''] = file.split('?');
  const root = path.startsWith(projectRoot) ? projectRoot : siteRoot;
  return `${name}_${contentHash([relative(root, path)], 4)}`;
}
