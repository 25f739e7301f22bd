import type { ResolvedScript } from '#shared/outsideScripts.ts';

export interface PageView {
  address: string;
  title: string;
  /** Address of the previous page, here or elsewhere; empty for none. */
  referrer: string;
}

/** The script of a service, and a function that reports page views to it, also before it is loaded. */
export interface Tracker {
  src: string;
  data?: Record<string, string>;
  count(view: PageView): void;
}

/** Prepares the globals of a service's script. */
export type TrackerFactory = (script: ResolvedScript) => Tracker;
