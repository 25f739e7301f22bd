import { parseTranslationPath } from '#engine/content/locales.ts';
import { translatesKey } from '#engine/content/mergedFile.ts';
import { fileFingerprint, recordedFingerprint } from '#engine/content/originalFingerprint.ts';
import { type PageSource, pageKey, type SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { SiteChange } from './siteChange.ts';

export function translationsOf(pages: readonly PageSource[], source: SiteSource): PageSource[] {
  const originals = new Set(pages.map(pageKey));
  return [...source.translations.values()].flatMap((edition) =>
    edition.pages.filter((page) => originals.has(pageKey(page))),
  );
}

/** Paths of originals by the paths of their translations. */
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
      const original = parseTranslationPath(path)?.path;
      if (original !== undefined && files.has(original)) originals.set(path, original);
    }
  }
  return originals;
}

/** Translations of a changed original that were up to date stay so: a command does not change the meaning of texts. */
export function updateRecordedFingerprints(change: SiteChange): void {
  if (change.source.translations.size === 0) return;
  const textsAfter = change.textsAfter();
  for (const [path, original] of findOriginals(change.source)) {
    const before = fileFingerprint(change.fileOf(original), change.source.texts);
    const after = fileFingerprint(change.fileAfter(original), textsAfter);
    if (before === after || recordedFingerprint(change.jsonAfter(path)) !== before) continue;
    change.setValue(path, `/${translatesKey}`, after);
  }
}
