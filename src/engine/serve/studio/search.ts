import type { SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { pointerOf } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject } from '#shared/json.ts';
import type { SearchHit } from '#shared/studio.ts';
import { readNow } from './readNow.ts';
import { eachText, SearchIndex } from './searchIndex.ts';
import type { StudioSite } from './studioSite.ts';
import { pageName } from './summary.ts';
import { pagesShowing, shownIn } from './uses.ts';

/** So many hits are given, the likeliest first. */
const mostHits = 50;

/** Characters around what was found, on each side. */
const around = 40;

/** So long files are looked through before others get their turn, ms. */
const sliceMs = 15;

/** One that looks through the files at a time: what it reads, the next one has. */
let last: Promise<unknown> = Promise.resolve();
const index = new SearchIndex();

/** Finds pages by their names and addresses, and texts of all content files, whatever their capitals. */
export function search(site: StudioSite, words: string): Promise<SearchHit[]> {
  const found = last.then(() => searchNow(site, words.trim().toLowerCase()));
  last = found.catch(() => {});
  return found;
}

async function searchNow(site: StudioSite, asked: string): Promise<SearchHit[]> {
  const { source, hashOf } = site.content.checked ?? {};
  if (!asked || !source || !hashOf) return [];
  const files = getOrInsert(prepared, source, () => prepare(source));
  const hits = pagesNamed(asked, files);
  let start = performance.now();
  for (const known of files) {
    if (hits.length >= mostHits) break;
    if (performance.now() - start > sliceMs) {
      await new Promise((resolve) => setImmediate(resolve));
      start = performance.now();
    }
    const { file } = known;
    if (index.textsOf(file, hashOf(file.absolute)).includes(asked))
      hits.push(...textsIn(known, asked, site).slice(0, mostHits - hits.length));
  }
  return hits;
}

/** A file, and how it is found by what it is called. */
interface Named {
  file: SourceFile;
  name: string;
  /** Of a page. */
  route?: string;
  /** Name, address and path in small letters. */
  words: string;
}

const prepared = new WeakMap<SiteSource, Named[]>();

function prepare(source: SiteSource): Named[] {
  const site = isObject(source.site?.json) ? source.site.json : {};
  const pages = new Map(source.pages.map((page) => [page.file.path, page]));
  return [...sourceFiles(source).values()].map((file) => {
    const page = pages.get(file.path);
    const name = page ? pageName(page, site) : file.path;
    const words = `${name}\n${page?.route ?? ''}\n${file.path}`.toLowerCase();
    return { file, name, words, ...(page && { route: page.route }) };
  });
}

/** Pages with all of the words in their name or address, those with the shortest addresses first. */
function pagesNamed(asked: string, files: Named[]): SearchHit[] {
  const words = asked.split(/\s+/);
  const hits = files.flatMap(({ file, name, route, words: own }) =>
    route !== undefined && words.every((word) => own.includes(word))
      ? [{ file: file.path, pointer: '', route, name, text: route }]
      : [],
  );
  return hits.sort((a, b) => a.text.length - b.text.length).slice(0, mostHits);
}

function textsIn({ file, name, route: own }: Named, asked: string, site: StudioSite): SearchHit[] {
  const route = own ?? firstRoute(file.path, site);
  const hits: SearchHit[] = [];
  eachText(readNow(file), (text, keys) => {
    const at = text.toLowerCase().indexOf(asked);
    if (at < 0) return;
    const shown = { pointer: pointerOf(keys), text: partOf(text, at, asked.length) };
    hits.push({ file: file.path, ...(route !== undefined && { route }), name, ...shown });
  });
  return hits;
}

/** The first page that shows something of a file. */
function firstRoute(path: string, site: StudioSite): string | undefined {
  const shown = shownIn(site);
  const container = shown?.containers.get(path);
  const pages = shown && container ? pagesShowing(container, '', shown) : [];
  return pages.find(({ page }) => page && !page.isNotFoundPage)?.page?.route;
}

/** A text around what was found in it. */
function partOf(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - around), Math.min(text.length, at + length + around)];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`.replace(/\s+/g, ' ');
}
