import type { SiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { TokenContext } from '#engine/content/text/tokens.ts';
import type { JsonObject } from '#shared/json.ts';
import type { SiteGraph } from './graph.ts';
import type { Reports } from './reports.ts';
import type { SoundReferences } from './sound.ts';

/** What a walk needs to know beside the file that it walks. */
export interface WalkContext {
  graph: SiteGraph;
  schemas: SiteSchemas;
  reports: Reports;
  tokens: TokenContext;
  isSiteKnown: boolean;
  /** Keys of `_site.json` that are missing, misspelt or of a wrong kind: what stands for them is not judged. */
  brokenSiteKeys: Set<string>;
  /** Fields of data lists as they were meant, by the lists' names. */
  listFields: Map<string, JsonObject>;
  /** False when a file could not be read: nobody knows what it refers to. */
  isComplete: boolean;
  /** Tokens of the site that have been found to stand for a text, and that text. */
  soundTokens: Map<string, string | undefined>;
  /** Of each picture, how wide it has been found to be shown so far, in px. */
  widest: Map<string, number>;
  /** References that need not be written down; absent where the graph shall hold all. */
  sound: SoundReferences | undefined;
  /** Pages, blocks and items that do not fit their schemas. */
  faulty: Set<JsonObject>;
}

/** A walk that notes which names were met and found in order. */
export type NotingContext = WalkContext & { sound: SoundReferences };
