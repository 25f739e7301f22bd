import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, keepFiles } from '#engine/store/cache.ts';
import { filesBelow } from '#engine/store/filesBelow.ts';
import { programKey } from '#engine/store/programKey.ts';
import type { NewOutput } from '../output/newOutput.ts';
import { indexDocuments, type SearchedDocument, searchFolder } from './pagefind.ts';

/**
 * Adds the index of the search to an output whose pages are all there. It follows from the documents alone: as long as
 * none of them changes, it comes from the cache.
 * @throws when the index cannot be made; nothing of the output is in place by then
 */
export async function addSearch(output: NewOutput): Promise<void> {
  const paths = output.paths().filter(isDocument).sort();
  const hashes = paths.flatMap((path) => [path, hashOf(output, path)]);
  const key = contentHash([programKey(['src/engine/make/search']), ...hashes], 32);
  const { path: folder } = await keepFiles('search', key, async (directory) => {
    for (const [name, content] of await indexDocuments(documentsOf(output, paths))) {
      const target = join(directory, name);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  });
  for (const name of filesBelow(folder))
    if (!name.startsWith('.')) output.put(`${searchFolder}/${name}`, readFileSync(join(folder, name)));
}

const isDocument = (path: string) => /(^|\/)index\.html$/.test(path) && !/^(assets|media)\//.test(path);

const hashOf = (output: NewOutput, path: string): string =>
  output.fresh.get(path) ||
  output.before.intact.get(path)?.mark[1] ||
  contentHash([readFileSync(output.whereIs(path))]);

function* documentsOf(output: NewOutput, paths: string[]): Generator<SearchedDocument> {
  for (const path of paths) {
    const html = readFileSync(output.whereIs(path), 'utf8');
    if (html.includes(searchedMain)) yield { route: `/${path.replace(/\/?index\.html$/, '')}`, html };
  }
}

/** How the `<main>` of a page begins that is searched. */
const searchedMain = '<main id="main" data-pagefind-body';
