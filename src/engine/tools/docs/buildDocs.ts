import { join } from 'node:path';
import { loadSite } from '#engine/content/loadSite.ts';
import { type BuildResult, buildSite } from '#engine/make/build.ts';
import { createGallery } from '#engine/make/gallery/gallerySource.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { keepFiles } from '#engine/store/cache.ts';
import { codePages, codesAddress } from './codePages.ts';
import { sourceKey, writeSource } from './writeSource.ts';

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
