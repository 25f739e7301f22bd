import type { LoadedScript } from '#shared/outsideScripts.ts';

/** A page that a visitor looks at. */
export interface PageView {
  address: string;
  title: string;
  /** Address of the page before it, here or elsewhere; empty for none. */
  referrer: string;
}

/** The script of a service, and how it is told of pages: also before it is there. */
export interface Tracker {
  /** Address of the script. */
  src: string;
  /** Its `data-` attributes. */
  data?: Record<string, string>;
  count(view: PageView): void;
}

/** Gets everything ready for a service's script, and tells what that is to know. */
export type Service = (script: LoadedScript) => Tracker;
