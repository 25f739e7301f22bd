import type { SiteView } from '../facts/siteView.ts';
import type { Reports } from '../reports.ts';
import type { Anchors } from './anchors.ts';
import type { Container, SiteGraph } from './graph.ts';
import type { NameIndex } from './nameIndex.ts';
import type { PageItems } from './pageItems.ts';

/** What the checks across files are made from. */
export interface JudgeContext extends SiteView {
  graph: SiteGraph;
  names: NameIndex;
  pageItems: PageItems;
  reports: Reports;
  /** False when a file could not be read: nobody knows what it refers to. */
  isComplete: boolean;
}

/** What a link is checked against. */
export interface LinkContext extends JudgeContext {
  /** Addresses that lead somewhere beside the pages' own: aliases with their pages, and what `_site.json` redirects. */
  otherAddresses: Map<string, Container | undefined>;
  anchors: Anchors;
  /** Pages that are not shown and that a reported link leads to; it is added to. */
  refused: Set<Container>;
}
