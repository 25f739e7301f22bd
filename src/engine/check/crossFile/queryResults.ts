import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Anchor, PictureUse, Reference } from '../facts/facts.ts';
import type { FileNode, LocatedFact } from './siteGraph.ts';

/** Facts that follow from the items which queries select. */
export class QueryResults {
  readonly references: LocatedFact<Reference>[] = [];
  readonly anchors: Map<FileNode, Anchor[]>;
  /** Files with a query whose items are unknown: ids that are not found may still exist. */
  readonly incomplete: Set<FileNode>;
  /** Pages that a query links to on any page. */
  readonly listed = new Set<SourceFile>();
  /** Pictures with the item's file, and the file whose query selects the item. */
  readonly pictures: (PictureUse & { file: SourceFile; container: FileNode })[] = [];
  /** Origins that shown blocks request, as listed by `content/requestedOrigins.ts`. */
  readonly endpoints: string[] = [];

  /** @param earlier results at another time: they hold for files that are not checked again */
  constructor(earlier?: QueryResults) {
    this.anchors = new Map(earlier?.anchors);
    this.incomplete = new Set(earlier?.incomplete);
  }
}
