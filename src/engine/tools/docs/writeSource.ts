import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteSource } from '#engine/content/source.ts';

/** Writes a site that was made in memory as a pages folder; what was there before is removed. */
export function writeSource({ site, pages, media }: SiteSource, directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  };
  for (const file of [...(site ? [site] : []), ...pages.map((page) => page.file)]) write(file.path, file.text);
  // Times are kept: a picture that was converted once is known again by them.
  for (const { path, absolute } of media.values())
    cpSync(absolute, join(directory, '_media', path), { preserveTimestamps: true });
}
