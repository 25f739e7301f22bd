import type { Labels } from '#shared/content.ts';
import type { Site } from '../site.types.ts';

/** What every part of the shell is rendered from. */
export interface ShellProps {
  /** `_site.json`, resolved. */
  site: Site;
  labels: Labels;
  /** Path of the page that is shown, as `/about/location`. */
  route: string;
}
