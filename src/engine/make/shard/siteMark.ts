import { relative, sep } from 'node:path';
import type { CheckedFolder } from '#engine/check/siteFolder.ts';
import { contentHash } from '#engine/store/cache.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import type { SiteRenderer } from '../render/site.ts';

/** What all parts of a site have in common. */
export interface SiteMark {
  /** Hash of this program. */
  engine: string;
  /** ISO day for which it is built. */
  day: string;
  /** Its texts are packed. */
  isPacked: boolean;
  /** Hash of all files of the site, and of what is the same on every page. */
  content: string;
}

/** What a mark is made from. */
export interface MarkedSite {
  checked: CheckedFolder;
  media: Map<string, MeasuredMedia>;
  renderer: SiteRenderer;
  /** Path of the pages folder. */
  pages: string;
  /** Hash of what makes pages. */
  engine: string;
  at: string;
  isPacked: boolean;
}

/** The mark of a site: another one as soon as two parts of it would not fit together. */
export function markOf({ checked, media, renderer, pages, engine, at, isPacked }: MarkedSite): SiteMark {
  const measured = new Map([...media.values()].map(({ absolute, hash }) => [absolute, hash]));
  const files = checked.paths.flatMap((absolute) => [
    relative(pages, absolute).split(sep).join('/'),
    measured.get(absolute) ?? checked.hashOf(absolute),
  ]);
  return {
    engine: contentHash([engine, renderer.code.hash], 16),
    day: at,
    isPacked,
    content: contentHash([renderer.key, ...files], 16),
  };
}
