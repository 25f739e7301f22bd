import type { SiteView } from '../facts/siteView.ts';
import type { Reports } from '../reports.ts';
import type { SiteGraph } from './graph.ts';
import type { NameIndex } from './nameIndex.ts';

/** What the checks across files are made from. */
export interface JudgeContext extends SiteView {
  graph: SiteGraph;
  names: NameIndex;
  reports: Reports;
  /** False when a file could not be read: nobody knows what it refers to. */
  isComplete: boolean;
}
