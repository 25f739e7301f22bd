import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { markBrokenLayout, markBrokenPage, markBrokenShared } from './brokenParts.ts';
import type { SiteSource } from './siteSource.ts';
import { type ErrorsByFile, errorsOfPage } from './templates/itemFile.ts';

/**
 * Site for dev in which pages, layouts and shared blocks that have never been valid are there too, with notes in place of
 * what has errors.
 * @param valid site without them
 * @param now site as it is written
 * @param errors problems by file
 */
export function withBrokenFiles(valid: SiteSource, now: SiteSource, errors: ErrorsByFile): SiteSource {
  if (errors.size === 0) return valid;
  const shown = new Map(valid.pages.map((page) => [page.file.path, page]));
  const complete = (files: Map<string, SourceFile>, all: Map<string, SourceFile>, mark: typeof markBrokenLayout) =>
    new Map([...all].map(([name, file]) => [name, files.get(name) ?? mark(file, errors.get(file.path) ?? [])]));
  return {
    ...valid,
    pages: now.pages.map((page) => shown.get(page.file.path) ?? markBrokenPage(page, errorsOfPage(page, errors))),
    layouts: complete(valid.layouts, now.layouts, markBrokenLayout),
    shared: complete(valid.shared, now.shared, markBrokenShared),
    translations: new Map(
      [...now.translations].map(([language, translation]) => [
        language,
        withBrokenFiles(valid.translations.get(language) ?? translation, translation, errors),
      ]),
    ),
  };
}
