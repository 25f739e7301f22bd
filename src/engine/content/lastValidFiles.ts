import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { SiteSource } from './siteSource.ts';
import { type ErrorsByFile, errorsOfPage } from './templates/itemFile.ts';

/**
 * Site with each file that has errors replaced by its last valid version. Files that were never valid are left out.
 * @param errors errors by path of their file, inside the pages folder
 * @param before previous result of this function
 */
export function withLastValidFiles(now: SiteSource, errors: ErrorsByFile, before: SiteSource | undefined): SiteSource {
  if (errors.size === 0) return now;
  const pagesBefore = new Map(before?.pages.map((page) => [page.file.path, page]));
  const choose = (files: Map<string, SourceFile>, filesBefore: Map<string, SourceFile> | undefined) =>
    new Map(
      [...files].flatMap(([name, file]) => {
        const valid = errors.has(file.path) ? filesBefore?.get(name) : file;
        return valid ? [[name, valid]] : [];
      }),
    );
  return {
    ...now,
    site: now.site && errors.has(now.site.path) ? before?.site : now.site,
    pages: now.pages.flatMap((page) =>
      errorsOfPage(page, errors).length > 0 ? (pagesBefore.get(page.file.path) ?? []) : page,
    ),
    layouts: choose(now.layouts, before?.layouts),
    data: choose(now.data, before?.data),
    shared: choose(now.shared, before?.shared),
    patterns: choose(now.patterns, before?.patterns),
    // The last valid version of a page may use a text that is gone.
    texts: new Map([...(before?.texts ?? []), ...choose(now.texts, before?.texts)]),
    translations: new Map(
      [...now.translations].map(([language, files]) => [
        language,
        withLastValidFiles(files, errors, before?.translations.get(language)),
      ]),
    ),
  };
}
