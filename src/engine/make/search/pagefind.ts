import { importOptional } from '#engine/problems/importOptional.ts';
import { createQueue } from '#shared/createQueue.ts';

export interface SearchedDocument {
  route: string;
  /** Full document; its content in `data-pagefind-body` is indexed. */
  html: string;
}

export const searchFolder = 'pagefind';

const isNeeded = (path: string) => /^pagefind(-worker)?\.js$|\.(json|pagefind|pf_\w+)$/.test(path);

const inTurn = createQueue();

/**
 * Creates the search index of documents, which are read one by one.
 * @returns file contents by path, relative to `searchFolder`
 * @throws CommandError if Pagefind is not installed
 * @throws if Pagefind has no program for this system, or cannot read a document
 */
export const indexDocuments = (
  documents: Iterable<SearchedDocument> | AsyncIterable<SearchedDocument>,
): Promise<Map<string, Uint8Array>> =>
  // All indexes share one Pagefind process, which `close` ends for all.
  inTurn(() => makeIndex(documents));

async function makeIndex(documents: Iterable<SearchedDocument> | AsyncIterable<SearchedDocument>) {
  const { close, createIndex } = await importOptional(() => import('pagefind'), ['pagefind'], 'The search of a site');
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(errors.join('; '));
    for await (const { route, html } of documents) {
      const added = await index.addHTMLFile({ url: route, content: html });
      if (added.errors.length) throw new Error(`${route}: ${added.errors.join('; ')}`);
    }
    const { files, errors: fileErrors } = await index.getFiles();
    if (fileErrors.length) throw new Error(fileErrors.join('; '));
    return new Map(
      files.filter(({ path }) => isNeeded(path)).map(({ path, content }) => [path, sortEntryLanguages(path, content)]),
    );
  } finally {
    await close();
  }
}

/** Sorts the languages, whose order varies between runs of Pagefind: equal documents must give equal bytes. */
function sortEntryLanguages(path: string, content: Uint8Array): Uint8Array {
  if (path !== 'pagefind-entry.json') return content;
  const { languages, ...entry } = JSON.parse(new TextDecoder().decode(content));
  const sorted = Object.entries(languages).sort(([one], [other]) => (one < other ? -1 : 1));
  return new TextEncoder().encode(JSON.stringify({ ...entry, languages: Object.fromEntries(sorted) }));
}
