import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, getOrCacheFiles } from '#engine/store/cache.ts';
import { makeFolders } from '#engine/store/cacheFiles.cjs';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { programFingerprint } from '#engine/store/programFingerprint.ts';
import type { StagedOutput } from '../output/stagedOutput.ts';
import { indexDocuments, type SearchedDocument, searchFolder } from './pagefind.ts';

/**
 * Adds the search index to an output with all pages. It is cached by the content of the documents.
 * @throws if the index cannot be made; the output is not published then
 */
export async function addSearchIndex(output: StagedOutput): Promise<void> {
  const paths = output.paths().filter(isDocument).sort();
  const hashes = paths.flatMap((path) => [
    path,
    output.hashOf(path) || contentHash([readFileSync(output.locationOf(path))]),
  ]);
  const key = contentHash([programFingerprint(['src/engine/make/search']), ...hashes], 32);
  const { path: folder } = await getOrCacheFiles('search', key, async (directory) => {
    for (const [name, content] of await indexDocuments(documentsOf(output, paths))) {
      const target = join(directory, name);
      makeFolders(dirname(target));
      writeFileSync(target, content);
    }
  });
  for (const name of listFilesBelow(folder))
    if (!name.startsWith('.')) output.put(`${searchFolder}/${name}`, readFileSync(join(folder, name)));
}

const isDocument = (path: string) => /(^|\/)index\.html$/.test(path) && !/^(assets|media)\//.test(path);

function* documentsOf(output: StagedOutput, paths: string[]): Generator<SearchedDocument> {
  for (const path of paths) {
    const html = readFileSync(output.locationOf(path), 'utf8');
    if (html.includes(searchableMainStart)) yield { route: `/${path.replace(/\/?index\.html$/, '')}`, html };
  }
}

const searchableMainStart = '<main id="main" data-pagefind-body';
