import type { PageInteraction } from './interactionsOf.ts';
import type { Touch } from './touchControl.ts';
import type { VisitBytes } from './visitBytes.ts';

/** What was measured of one site. Of the other, to which it is compared, there is a list of the same length. */
export interface TouchResult {
  control: string;
  network: number;
  prefetch: boolean;
  /** Medians, for each site. */
  sites: Touch[];
}

/** What a page transfers, for each site. */
export interface BytesResult {
  route: string;
  sites: VisitBytes[];
}

/** Everything that one run of the measurement gives. */
export interface Results {
  touches: TouchResult[];
  bytes: BytesResult[];
  /** Interactions of the visit, for each site. */
  interactions: PageInteraction[][];
}
