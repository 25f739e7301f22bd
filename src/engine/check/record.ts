import type { Problem } from '#engine/problems/problem.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Anchor, CheckedBlock, Reference, RowField, Use } from './graph.ts';

/** A part of the graph without the file in which it stands. */
export type Loose<Part> = Omit<Part, 'container'>;

/** A list that takes its items from elsewhere, with its schema by name. */
export interface LooseQuery {
  query: JsonObject;
  list: string;
  owner: string;
  pointer: string;
  isShown: boolean;
}

/**
 * Everything that a check keeps of a page: what is found in its file when no other is looked at. It can be written as
 * JSON, and stands for the page for as long as its file is the same and its names are still in order.
 */
export interface PageRecord {
  /** Hash of the file's content; empty where the record is good for one check only. */
  hash: string;
  /** The page without its blocks. */
  head: JsonObject;
  /** Names that were met and found in order, by their number in the table. */
  names: number[];
  /** Three numbers for each picture: its path in the table, how wide it is shown in px, its pointer in the table. */
  pictures: number[];
  /** What only some pages have. */
  more?: MoreOfPage;
}

/** What is kept of some pages only. */
export interface MoreOfPage {
  /** The day of the check, where dates decide what is shown. */
  day?: string;
  /** Hash of `_site.json`, where more of it was looked at than the values of known tokens. */
  site?: string;
  /** What is wrong with the file as a file, and with what stands in it. */
  problems?: { ofFile: Problem[]; inside: Problem[] };
  isFaulty?: boolean;
  isNoJson?: boolean;
  isPartial?: boolean;
  anchors?: Anchor[];
  uses?: Use[];
  rowFields?: RowField[];
  references?: Loose<Reference>[];
  queries?: LooseQuery[];
  checkedBlocks?: Loose<CheckedBlock>[];
  endpoints?: string[];
}
