import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { SiteSource } from './siteSource.ts';

/** All JSON files of a site and its translations, by path inside the pages folder. */
export function sourceFiles({
  site,
  pages,
  layouts,
  data,
  shared,
  patterns,
  translations,
}: SiteSource): Map<string, SourceFile> {
  const files = [
    ...pages.map((page) => page.file),
    ...layouts.values(),
    ...data.values(),
    ...shared.values(),
    ...patterns.values(),
    ...(site ? [site] : []),
    ...[...translations.values()].flatMap((translation) => [...sourceFiles(translation).values()]),
  ];
  return new Map(files.map((file) => [file.path, file]));
}
