import { translationIn } from '#engine/content/editions.ts';
import { translatesKey } from '#engine/content/mergedFile.ts';
import { type PageSource, pageKey, type SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { notedKey, translationKey } from '#engine/content/translationKey.ts';
import type { SiteChange } from './siteChange.ts';

/** The pages in other languages that are translations of these. */
export function translationsOf(pages: readonly PageSource[], source: SiteSource): PageSource[] {
  const originals = new Set(pages.map(pageKey));
  return [...source.translations.values()].flatMap((edition) =>
    edition.pages.filter((page) => originals.has(pageKey(page))),
  );
}

/** Translations by the paths of their files, each with the path of what it translates. */
export function findOriginals(source: SiteSource): Map<string, string> {
  const files = sourceFiles(source);
  const pages = new Map(source.pages.map((page) => [pageKey(page), page.file.path]));
  const originals = new Map<string, string>();
  for (const edition of source.translations.values()) {
    for (const page of edition.pages) {
      const original = pages.get(pageKey(page));
      if (original !== undefined) originals.set(page.file.path, original);
    }
    for (const path of sourceFiles({ ...edition, pages: [] }).keys()) {
      const original = translationIn(path)?.path;
      if (original !== undefined && files.has(original)) originals.set(path, original);
    }
  }
  return originals;
}

/**
 * A translation that was of the state in which a file is stays so when a command changes both of them: it says the same
 * as before.
 */
export function followOriginals(change: SiteChange): void {
  for (const [path, original] of findOriginals(change.source)) {
    const before = change.fileOf(original)?.json;
    const after = change.json(original);
    if (before === after || notedKey(change.json(path)) !== translationKey(before)) continue;
    change.set(path, `/${translatesKey}`, translationKey(after));
  }
}
