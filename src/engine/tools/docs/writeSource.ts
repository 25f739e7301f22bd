import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteSource } from '#engine/content/source.ts';
import { contentHash } from '#engine/store/cache.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';

/** Another text when `writeSource` would write something else. */
export const sourceKey = (source: SiteSource): string =>
  contentHash(
    [
      ...filesOf(source).flatMap(({ path, text }) => [path, text]),
      ...[...source.media.values()].flatMap(({ path, absolute }) => [path, String(stampOf(statSync(absolute)))]),
    ],
    16,
  );

/** Writes a site that was made in memory as a pages folder, which is not there yet. */
export function writeSource(source: SiteSource, directory: string): void {
  for (const { path, text } of filesOf(source)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  for (const { path, absolute } of source.media.values()) cpSync(absolute, join(directory, '_media', path));
}

const filesOf = ({ site, pages }: SiteSource) => [...(site ? [site] : []), ...pages.map(({ file }) => file)];
