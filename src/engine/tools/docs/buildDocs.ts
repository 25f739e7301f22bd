import { cpSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSite } from '#engine/content/loadSite.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { type BuildResult, buildSite } from '#engine/make/build.ts';
import { createGallery } from '#engine/make/gallery/createGallery.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { contentHash, getOrCacheFiles } from '#engine/store/cache.ts';
import { makeFolders, stampOf } from '#engine/store/cacheFiles.cjs';
import { codesAddress, createCodePages } from './codePages.ts';

/**
 * Builds the documentation as a site: the gallery of blocks, and a page for each code of the check.
 * @param options.pages folder of the pages whose colours and media are used
 * @throws CommandError if the pages folder has no `_site.json` with a theme
 */
export async function buildDocs({ pages, out }: { pages: string; out: string }): Promise<BuildResult> {
  const { source } = loadSite(pages);
  if (!source.site?.json)
    throw new CommandError(`${join(pages, '_site.json')} cannot be read: it says how the site looks.`);
  const gallery = await createGallery({
    site: source,
    home: '/',
    more: createCodePages(),
    menu: [{ label: 'Codes', link: codesAddress }],
  });
  const { path } = await getOrCacheFiles('docs', sourceFingerprintOf(gallery), (directory) =>
    writeSource(gallery, directory),
  );
  return buildSite({ pages: path, out });
}

const sourceFingerprintOf = (source: SiteSource): string =>
  contentHash(
    [
      ...jsonFilesOf(source).flatMap(({ path, text }) => [path, text]),
      ...[...source.media.values()].flatMap(({ path, absolute }) => [path, String(stampOf(statSync(absolute)))]),
    ],
    16,
  );

function writeSource(source: SiteSource, directory: string): void {
  for (const { path, text } of jsonFilesOf(source)) {
    makeFolders(dirname(join(directory, path)));
    writeFileSync(join(directory, path), text);
  }
  for (const { path, absolute } of source.media.values()) cpSync(absolute, join(directory, '_media', path));
}

const jsonFilesOf = ({ site, pages }: SiteSource) => [...(site ? [site] : []), ...pages.map(({ file }) => file)];
