import type { FactsContext } from '../facts/factsContext.ts';
import { ProblemCollector } from '../problemCollector.ts';
import type { AnchorIndex } from './anchorIndex.ts';
import { NameIndex } from './nameIndex.ts';
import { PageItems } from './pageItems.ts';
import type { FileNode, SiteGraph } from './siteGraph.ts';

/** Context of the cross-file check. */
export interface CrossFileContext extends FactsContext {
  graph: SiteGraph;
  names: NameIndex;
  pageItems: PageItems;
  reports: ProblemCollector;
  /** False if a file could not be read, whose references are then unknown. */
  isComplete: boolean;
}

/** @param isComplete true if every file could be read */
export const createCrossFileContext = (
  factsContext: FactsContext,
  graph: SiteGraph,
  isComplete: boolean,
): CrossFileContext => ({
  ...factsContext,
  graph,
  names: new NameIndex(factsContext),
  pageItems: new PageItems(graph, factsContext.tokens.site),
  reports: new ProblemCollector(),
  isComplete,
});

/** Context against which links are checked. */
export interface LinkContext extends CrossFileContext {
  /** Valid addresses other than the pages' own: aliases with their pages, and redirects of `_site.json`. */
  otherAddresses: Map<string, FileNode | undefined>;
  anchors: AnchorIndex;
  /** Unpublished pages to which a reported link leads; the link check adds to it. */
  refused: Set<FileNode>;
}
