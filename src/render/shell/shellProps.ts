import type { Labels } from '#shared/content.ts';
import type { Site } from '../site.types.ts';

/** What every part of the shell is rendered from. */
export interface ShellProps {
  /** `_site.json`, resolved. */
  site: Site;
  labels: Labels;
  /** Address of the home page. */
  home: string;
  /** BCP 47 tags of the languages that visitors choose from; none where there is one only. */
  languages?: string[];
  /** Path of the page that is shown, as `/about/location`. */
  route: string;
}
