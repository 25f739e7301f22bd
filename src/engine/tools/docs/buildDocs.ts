import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSite } from '#engine/content/loadSite.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { type BuildResult, buildSite } from '#engine/make/build.ts';
import { createGallery } from '#engine/make/gallery/gallerySource.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { contentHash, keepFiles } from '#engine/store/cache.ts';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { codePages, codesAddress } from './codePages.ts';

/** What documentation is made from and where it goes. */
interface DocsOptions {
  /** Folder of the pages whose colours and pictures it shows. */
  pages: string;
  /** Folder for the finished documentation. */
  out: string;
}

/**
 * Builds the documentation as a site: the gallery of blocks, and a page for each code of the check.
 * @throws CannotRun when the pages folder has no `_site.json` that says how the site looks
 */
export async function buildDocs({ pages, out }: DocsOptions): Promise<BuildResult> {
  const { source } = loadSite(pages);
  if (!source.site?.json)
    throw new CannotRun(`${join(pages, '_site.json')} cannot be read: it says how the site looks.`);
  const gallery = await createGallery({
    site: source,
    home: '/',
    more: codePages(),
    menu: [{ label: 'Codes', link: codesAddress }],
  });
  const { path } = await keepFiles('docs', sourceKey(gallery), (directory) => writeSource(gallery, directory));
  return buildSite({ pages: path, out });
}

/** Another text when `writeSource` would write something else. */
const sourceKey = (source: SiteSource): string =>
  contentHash(
    [
      ...filesOf(source).flatMap(({ path, text }) => [path, text]),
      ...[...source.media.values()].flatMap(({ path, absolute }) => [path, String(stampOf(statSync(absolute)))]),
    ],
    16,
  );

/** Writes a site that was made in memory as a pages folder, which is not there yet. */
function writeSource(source: SiteSource, directory: string): void {
  for (const { path, text } of filesOf(source)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  for (const { path, absolute } of source.media.values()) cpSync(absolute, join(directory, '_media', path));
}

const filesOf = ({ site, pages }: SiteSource) => [...(site ? [site] : []), ...pages.map(({ file }) => file)];
