import type { Reports } from '../reports.ts';
import type { Anchors } from './anchors.ts';
import type { Container, SiteGraph } from './graph.ts';

/** What a link is checked against. */
export interface LinkTargets {
  graph: SiteGraph;
  /** Other addresses of pages, and what `_site.json` redirects. */
  otherAddresses: Set<string>;
  anchors: Anchors;
  /** Tells an address that nobody knows only because what names it has a mistake. */
  mayBeThere: (route: string) => boolean;
  /** Pages that are not shown and that a reported link leads to; it is added to. */
  refused: Set<Container>;
  reports: Reports;
}
