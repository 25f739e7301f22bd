import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives files a second name in another folder: that costs nothing, and no build ever writes into a file that is there.
 * @param paths below both folders
 */
export function linkFiles(paths: string[], from: string, to: string): void {
  const made = new Set<string>();
  for (const path of paths) {
    const [source, target] = [`${from}/${path}`, `${to}/${path}`];
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    try {
      linkSync(source, target);
    } catch {
      copyFileSync(source, target);
    }
  }
}
