import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { SiteSource } from './source.ts';

/**
 * A site as it is now, but for the files with errors: each is as it last was without, and is left out where it never was.
 * @param wrong paths of the files with errors, inside the pages folder
 * @param before the site as this function last gave it
 */
export function withLastRight(now: SiteSource, wrong: ReadonlySet<string>, before: SiteSource | undefined): SiteSource {
  if (wrong.size === 0) return now;
  const pagesBefore = new Map(before?.pages.map((page) => [page.file.path, page]));
  const choose = (files: Map<string, SourceFile>, filesBefore: Map<string, SourceFile> | undefined) =>
    new Map(
      [...files].flatMap(([name, file]) => {
        const right = wrong.has(file.path) ? filesBefore?.get(name) : file;
        return right ? [[name, right]] : [];
      }),
    );
  return {
    ...now,
    site: now.site && wrong.has(now.site.path) ? before?.site : now.site,
    pages: now.pages.flatMap((page) => (wrong.has(page.file.path) ? (pagesBefore.get(page.file.path) ?? []) : page)),
    layouts: choose(now.layouts, before?.layouts),
    data: choose(now.data, before?.data),
    shared: choose(now.shared, before?.shared),
    patterns: choose(now.patterns, before?.patterns),
    translations: new Map(
      [...now.translations].map(([language, files]) => [
        language,
        withLastRight(files, wrong, before?.translations.get(language)),
      ]),
    ),
  };
}
