import type { SiteSource } from '#engine/content/source.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';

/** Every JSON file of a site. */
export const sourceFilesOf = ({ site, pages, layouts, data, shared }: SiteSource): SourceFile[] => [
  ...pages.map((page) => page.file),
  ...layouts.values(),
  ...data.values(),
  ...shared.values(),
  ...(site ? [site] : []),
];

/** How many JSON files a site has. */
export const countSourceFiles = ({ site, pages, layouts, data, shared }: SiteSource): number =>
  pages.length + layouts.size + data.size + shared.size + (site ? 1 : 0);
