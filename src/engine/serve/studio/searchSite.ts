import type { SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { createQueue } from '#shared/createQueue.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { asObject } from '#shared/json.ts';
import { formatPointer } from '#shared/pointer.ts';
import type { SearchHit } from '#shared/studio.ts';
import { readCurrentJson } from './readCurrentJson.ts';
import { SearchIndex, visitTexts } from './searchIndex.ts';
import { displayNameOfPage } from './siteSummary.ts';
import { findPagesShowingFile, getSiteUsage } from './siteUsage.ts';
import type { StudioSite } from './studioSite.ts';

/** Limit of the hits; the most likely ones come first. */
const maxHits = 50;

const excerptContext = 40;

/** Time after which other requests get their turn, ms. */
const maxSliceMs = 15;

/** Searches run one after the other, so that each uses the files that the one before has read. */
const inTurn = createQueue();
const textIndex = new SearchIndex();

/** Finds pages by name and address, and texts of all content files, ignoring case. */
export const searchSite = (site: StudioSite, searchText: string): Promise<SearchHit[]> =>
  inTurn(() => runSearch(site, searchText.trim().toLowerCase()));

async function runSearch(site: StudioSite, searchText: string): Promise<SearchHit[]> {
  const { source, hashOf } = site.content.checked ?? {};
  if (!searchText || !source || !hashOf) return [];
  const files = getOrInsert(searchableFileCache, source, () => listSearchableFiles(source));
  const hits = findPagesByName(searchText, files);
  let start = performance.now();
  for (const candidate of files) {
    if (hits.length >= maxHits) break;
    if (performance.now() - start > maxSliceMs) {
      await new Promise((resolve) => setImmediate(resolve));
      start = performance.now();
    }
    const { file } = candidate;
    if (textIndex.textsOf(file, hashOf(file.absolute)).includes(searchText))
      hits.push(...findTextHits(candidate, searchText, site).slice(0, maxHits - hits.length));
  }
  return hits;
}

interface SearchableFile {
  file: SourceFile;
  name: string;
  /** Undefined for a file that is no page. */
  route?: string;
  /** Name, address and path in lower case. */
  words: string;
}

const searchableFileCache = new WeakMap<SiteSource, SearchableFile[]>();

function listSearchableFiles(source: SiteSource): SearchableFile[] {
  const site = asObject(source.site?.json);
  const pages = new Map(source.pages.map((page) => [page.file.path, page]));
  return [...sourceFiles(source).values()].map((file) => {
    const page = pages.get(file.path);
    const name = page ? displayNameOfPage(page, site) : file.path;
    const words = `${name}\n${page?.route ?? ''}\n${file.path}`.toLowerCase();
    return { file, name, words, ...(page && { route: page.route }) };
  });
}

/** Pages whose name or address contains all words, the shortest address first. */
function findPagesByName(searchText: string, files: SearchableFile[]): SearchHit[] {
  const words = searchText.split(/\s+/);
  const hits = files.flatMap(({ file, name, route, words: nameWords }) =>
    route !== undefined && words.every((word) => nameWords.includes(word))
      ? [{ file: file.path, pointer: '', route, name, text: route }]
      : [],
  );
  return hits.sort((a, b) => a.text.length - b.text.length).slice(0, maxHits);
}

function findTextHits(
  { file, name, route: pageRoute }: SearchableFile,
  searchText: string,
  site: StudioSite,
): SearchHit[] {
  const route = pageRoute ?? firstRoute(file.path, site);
  const hits: SearchHit[] = [];
  visitTexts(readCurrentJson(file), (text, keys) => {
    const at = text.toLowerCase().indexOf(searchText);
    if (at < 0) return;
    const hit = { pointer: formatPointer(keys), text: excerptOf(text, at, searchText.length) };
    hits.push({ file: file.path, ...(route !== undefined && { route }), name, ...hit });
  });
  return hits;
}

function firstRoute(path: string, site: StudioSite): string | undefined {
  const usage = getSiteUsage(site);
  const pages = usage ? findPagesShowingFile(path, '', usage) : [];
  return pages.find(({ page }) => page && !page.isNotFoundPage)?.page?.route;
}

function excerptOf(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - excerptContext), Math.min(text.length, at + length + excerptContext)];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`.replace(/\s+/g, ' ');
}
