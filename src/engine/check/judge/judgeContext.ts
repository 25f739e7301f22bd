import type { SiteView } from '../facts/siteView.ts';
import { Reports } from '../reports.ts';
import type { Anchors } from './anchors.ts';
import type { Container, SiteGraph } from './graph.ts';
import { NameIndex } from './nameIndex.ts';
import { PageItems } from './pageItems.ts';

/** What the checks across files are made from. */
export interface JudgeContext extends SiteView {
  graph: SiteGraph;
  names: NameIndex;
  pageItems: PageItems;
  reports: Reports;
  /** False when a file could not be read: nobody knows what it refers to. */
  isComplete: boolean;
}

/** @param isComplete every file could be read */
export const createJudgeContext = (view: SiteView, graph: SiteGraph, isComplete: boolean): JudgeContext => ({
  ...view,
  graph,
  names: new NameIndex(view),
  pageItems: new PageItems(graph, view.tokens.site),
  reports: new Reports(),
  isComplete,
});

/** What a link is checked against. */
export interface LinkContext extends JudgeContext {
  /** Addresses that lead somewhere beside the pages' own: aliases with their pages, and what `_site.json` redirects. */
  otherAddresses: Map<string, Container | undefined>;
  anchors: Anchors;
  /** Pages that are not shown and that a reported link leads to; it is added to. */
  refused: Set<Container>;
}
