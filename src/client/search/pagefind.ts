import { basePath } from '../basePath.ts';

/** A page, or a part of one, that a search has found. */
export interface Found {
  url: string;
  title: string;
  /** Titles of the pages above it. */
  trail: string;
  /** Some of its text, with `<mark>` around what was looked for. */
  excerpt: string;
  /** Headings of the page with what was found below them. */
  parts: { url: string; title: string }[];
}

/** What a search comes to. */
export interface Results {
  count: number;
  /** Fetches some of them, best first. */
  fetch: (from: number, to: number) => Promise<Found[]>;
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

/** How many parts of one page are shown. */
const shownParts = 3;

/** Fetches Pagefind and its index; once, unless that fails. */
export function loadPagefind(): Promise<Pagefind> {
  if (!loading) {
    loading = start();
    loading.catch(forget);
  }
  return loading;
}

/** Has everything fetched again when it is next asked for. */
export function forget(): void {
  loading?.then((pagefind) => pagefind.destroy()).catch(() => {});
  loading = undefined;
}

async function start(): Promise<Pagefind> {
  // Some browsers remember that an address has failed.
  const again = attempts++ ? `?${attempts}` : '';
  const pagefind = (await import(/* @vite-ignore */ `${basePath()}/pagefind/pagefind.js${again}`)) as Pagefind;
  // What cannot be fetched, Pagefind only reports to the console.
  const entry = await fetch(`${basePath()}/pagefind/pagefind-entry.json`);
  if (!entry.ok) throw new Error(`The index of the search answered ${entry.status}`);
  await pagefind.options({ baseUrl: `${basePath()}/` });
  await pagefind.init();
  return pagefind;
}

/** Searches the site. @throws when something for it cannot be fetched */
export async function search(words: string): Promise<Results> {
  const { results } = await (await loadPagefind()).search(words);
  return {
    count: results.length,
    fetch: async (from, to) => (await Promise.all(results.slice(from, to).map(({ data }) => data()))).map(foundOf),
  };
}

const foundOf = ({ url, excerpt, meta, sub_results }: PagefindPage): Found => ({
  url,
  title: meta.title ?? url,
  trail: meta.trail ?? '',
  excerpt,
  parts: sub_results.filter((part) => part.url !== url).slice(0, shownParts),
});
