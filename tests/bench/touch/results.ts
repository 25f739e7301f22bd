import type { PageInteraction } from './interactionsOf.ts';
import type { VisitName } from './measuredPage.ts';
import type { Touch } from './touchControl.ts';
import type { VisitBytes } from './visitBytes.ts';

/** Touches of one control in one kind of visit. */
export interface TouchResult {
  control: string;
  /** Round trip, ms. */
  network: number;
  visit: VisitName;
  /** One touch of each run, for each site. */
  sites: Touch[][];
}

/** Transferred bytes of a page, for each site. */
export interface BytesResult {
  route: string;
  sites: VisitBytes[];
}

/** Results of one run of the measurement. Lists for each site are in the order of the names. */
export interface Results {
  names: string[];
  touches: TouchResult[];
  bytes: BytesResult[];
  /** Interactions of each run's visit, for each site. */
  interactions: PageInteraction[][][];
}
