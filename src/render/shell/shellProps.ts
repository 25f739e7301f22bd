import type { Labels } from '#shared/content.ts';
import type { Site } from '../site.types.ts';

export interface ShellProps {
  /** `_site.json`, resolved. */
  site: Site;
  labels: Labels;
  home: string;
  /** BCP 47 tags of the languages that visitors choose from; none if there is only one. */
  languages?: string[];
  /** Path of the current page, as `/about/location`. */
  route: string;
}
