import type { Reference } from '../facts/facts.ts';
import type { FactsContext } from '../facts/factsContext.ts';
import { ProblemCollector } from '../problemCollector.ts';
import type { AnchorIndex } from './anchorIndex.ts';
import { createNameLookup, type NameLookup } from './nameLookup.ts';
import { PageItems } from './pageItems.ts';
import type { QueryResults } from './queryResults.ts';
import { allFileNodes, type FileNode, type LocatedFact, type SiteGraph } from './siteGraph.ts';

export interface CrossFileContext extends FactsContext {
  graph: SiteGraph;
  nameExists: NameLookup;
  pageItems: PageItems;
  reports: ProblemCollector;
  /** False if a file could not be read, whose references are then unknown. */
  isComplete: boolean;
}

/** @param isComplete true if every file could be read */
export function createCrossFileContext(
  factsContext: FactsContext,
  graph: SiteGraph,
  isComplete: boolean,
): CrossFileContext {
  const context = { ...factsContext, source: graph.source };
  return {
    ...context,
    graph,
    nameExists: createNameLookup(context),
    pageItems: new PageItems(graph, context.tokens.site),
    reports: new ProblemCollector(),
    isComplete,
  };
}

export interface LinkContext extends CrossFileContext {
  /** References of the checked files and of their queries, without those to names that exist. */
  references: LocatedFact<Reference>[];
  queryResults: QueryResults;
  /** Valid addresses other than the pages' own: aliases with their pages, and redirects of `_site.json`. */
  otherAddresses: Map<string, FileNode | undefined>;
  anchors: AnchorIndex;
  /** Unpublished pages to which a reported link leads; the link check adds to it. */
  refused: Set<FileNode>;
}

/** Origins that shown blocks request, as listed by `content/requestedOrigins.ts`. */
export const endpointsOf = ({ graph, queryResults }: LinkContext): Set<string> =>
  new Set([...allFileNodes(graph).flatMap(({ facts }) => facts.endpoints), ...queryResults.endpoints]);
