import type { DocumentBytes } from './documentBytes.ts';
import type { Load } from './load.ts';
import type { LighthouseResult } from './runLighthouse.ts';
import type { SlowPhone } from './slowPhone.ts';

/** One page of one of the two sites. What was not asked for is absent. */
export interface Measured {
  load: Load;
  document?: DocumentBytes;
  lighthouse?: LighthouseResult;
  slowPhone?: SlowPhone;
}

/** A page and its yardstick. */
export interface PageResult {
  route: string;
  lintel: Measured;
  clientRendered: Measured;
}
