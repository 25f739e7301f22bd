import type { DocumentBytes } from './documentBytes.ts';
import type { Load } from './load.ts';
import type { LighthouseResult } from './runLighthouse.ts';
import type { SlowPhone } from './slowPhone.ts';

/** A page of one site. Of what was not asked for there are no runs. */
export interface Measured {
  load: Load;
  document?: DocumentBytes | undefined;
  /** One of each run. */
  lighthouse: LighthouseResult[];
  slowPhone: SlowPhone[];
}

/** A page, of each site by the site's name. */
export interface PageResult {
  route: string;
  sites: Record<string, Measured>;
}
