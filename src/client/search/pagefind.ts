import { basePath } from '../basePath.ts';

export interface FoundPage {
  url: string;
  title: string;
  /** Titles of the ancestor pages. */
  trail: string;
  /** Excerpt of its text, with `<mark>` around the searched words. */
  excerpt: string;
  /** Matching headings of the page. */
  parts: { url: string; title: string }[];
}

export interface SearchResults {
  count: number;
  /** Fetches a range of the results, best first. */
  fetch: (from: number, to: number) => Promise<FoundPage[]>;
}

interface PagefindPage {
  url: string;
  excerpt: string;
  meta: { title?: string; trail?: string };
  sub_results: { url: string; title: string }[];
}

interface Pagefind {
  options: (options: { baseUrl: string }) => Promise<void>;
  init: () => Promise<void>;
  destroy: () => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
}

let loading: Promise<Pagefind> | undefined;
let attempts = 0;

/** Maximum number of parts of one page that are shown. */
const maxPartsPerPage = 3;

/** Fetches Pagefind and its index; once, unless that fails. */
export function loadPagefind(): Promise<Pagefind> {
  if (!loading) {
    loading = startPagefind();
    loading.catch(resetPagefind);
  }
  return loading;
}

/** Discards Pagefind, so that the next call fetches everything again. */
export function resetPagefind(): void {
  loading?.then((pagefind) => pagefind.destroy()).catch(() => {});
  loading = undefined;
}

async function startPagefind(): Promise<Pagefind> {
  // Some browsers cache that an address has failed.
  const again = attempts++ ? `?${attempts}` : '';
  const pagefind = (await import(/* @vite-ignore */ `${basePath()}/pagefind/pagefind.js${again}`)) as Pagefind;
  // Pagefind only logs a failed fetch to the console.
  const entry = await fetch(`${basePath()}/pagefind/pagefind-entry.json`);
  if (!entry.ok) throw new Error(`The index of the search answered ${entry.status}`);
  await pagefind.options({ baseUrl: `${basePath()}/` });
  await pagefind.init();
  return pagefind;
}

/**
 * Searches the site.
 * @throws when a file of the index cannot be fetched
 */
export async function searchSite(words: string): Promise<SearchResults> {
  const { results } = await (await loadPagefind()).search(words);
  return {
    count: results.length,
    fetch: async (from, to) => (await Promise.all(results.slice(from, to).map(({ data }) => data()))).map(toFoundPage),
  };
}

const toFoundPage = ({ url, excerpt, meta, sub_results }: PagefindPage): FoundPage => ({
  url,
  title: meta.title ?? url,
  trail: meta.trail ?? '',
  excerpt,
  parts: sub_results.filter((part) => part.url !== url).slice(0, maxPartsPerPage),
});
