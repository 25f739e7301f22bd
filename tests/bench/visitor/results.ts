import type { DocumentBytes } from './documentBytes.ts';
import type { Load } from './load.ts';
import type { LighthouseResult } from './runLighthouse.ts';
import type { SlowPhone } from './slowPhone.ts';

/** Figures of a page of one site. Parts that were not requested have no runs. */
export interface Measured {
  load: Load;
  document?: DocumentBytes | undefined;
  /** One result of each run. */
  lighthouse: LighthouseResult[];
  slowPhone: SlowPhone[];
}

/** A page's figures, by the name of the site. */
export interface PageResult {
  route: string;
  sites: Record<string, Measured>;
}
