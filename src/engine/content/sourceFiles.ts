import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { SiteSource } from './siteSource.ts';
import { asWritten } from './textFiles.ts';

/** All content files of a site and its translations as they are on disk, by path inside the pages folder. */
export function sourceFiles({
  site,
  pages,
  templates,
  layouts,
  data,
  shared,
  patterns,
  texts,
  translations,
}: SiteSource): Map<string, SourceFile> {
  const files = [
    ...pages.flatMap((page) => (page.item ? [] : page.file)),
    ...templates.map((template) => template.file),
    ...layouts.values(),
    ...data.values(),
    ...shared.values(),
    ...patterns.values(),
    ...texts.values(),
    ...(site ? [site] : []),
    ...[...translations.values()].flatMap((translation) => [...sourceFiles(translation).values()]),
  ];
  return new Map(files.map((file) => [file.path, asWritten(file)]));
}
