/** A document that a search is to find pages by. */
export interface SearchedDocument {
  /** Its address below the site's own folder, as `/about`. */
  route: string;
  /** The whole document. Of it, what is in `data-pagefind-body` is searched. */
  html: string;
}

/** Folder of a finished site that holds the index of its search. */
export const searchFolder = 'pagefind';

/** What the dialog asks for; Pagefind brings finished interfaces along that no page uses. */
const isNeeded = (path: string) => /^pagefind(-worker)?\.js$|\.(json|pagefind|pf_\w+)$/.test(path);

let turn: Promise<unknown> = Promise.resolve();

/**
 * Makes the index of a site's search.
 * @param documents are asked for one by one
 * @returns contents of its files, by their paths below `searchFolder`
 * @throws when Pagefind's program is missing for this system, or cannot read a document
 */
export function indexDocuments(
  documents: Iterable<SearchedDocument> | AsyncIterable<SearchedDocument>,
): Promise<Map<string, Uint8Array>> {
  // Pagefind is one process: it ends for all indexes at once.
  const made = turn.then(() => makeIndex(documents));
  turn = made.catch(() => {});
  return made;
}

async function makeIndex(documents: Iterable<SearchedDocument> | AsyncIterable<SearchedDocument>) {
  const { close, createIndex } = await import('pagefind');
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(errors.join('; '));
    for await (const { route, html } of documents) {
      const added = await index.addHTMLFile({ url: route, content: html });
      if (added.errors.length) throw new Error(`${route}: ${added.errors.join('; ')}`);
    }
    const { files, errors: wrong } = await index.getFiles();
    if (wrong.length) throw new Error(wrong.join('; '));
    return new Map(
      files.filter(({ path }) => isNeeded(path)).map(({ path, content }) => [path, inOrder(path, content)]),
    );
  } finally {
    await close();
  }
}

/** Pagefind names the languages in another order each time: the same documents are to give the same bytes. */
function inOrder(path: string, content: Uint8Array): Uint8Array {
  if (path !== 'pagefind-entry.json') return content;
  const { languages, ...entry } = JSON.parse(new TextDecoder().decode(content));
  const sorted = Object.entries(languages).sort(([one], [other]) => (one < other ? -1 : 1));
  return new TextEncoder().encode(JSON.stringify({ ...entry, languages: Object.fromEntries(sorted) }));
}
