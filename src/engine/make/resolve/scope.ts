import type { Made } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/source.ts';
import type { TokenContext } from '#engine/content/text/tokens.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { ResolvedBlock } from './resolved.ts';
import type { SiteContext } from './siteContext.ts';
import type { Uses } from './uses.ts';

/** What a value is resolved against: the site, the page that it stands on, the block that it belongs to. */
export interface Scope {
  context: SiteContext;
  /** Absent while the site shell is resolved. */
  page?: PageSource;
  tokens: TokenContext;
  /** Filled with what is looked up. */
  uses: Uses;
  /** Filled with the blocks of each slot that occurs. */
  slots: ResolvedBlock[][];
  /** Resolves blocks inside the one that is being resolved. */
  resolveBlocks: (blocks: Json[]) => ResolvedBlock[];
  /** Given where it is asked for what is written where. */
  trace?: Trace | undefined;
}

/** Follows values from where they are written to what they become. Everything is resolved without it. */
export interface Trace {
  /**
   * Is asked about every value that was resolved.
   * @param resolved what became of it
   * @param holder the object or list in which it stands, and its key there
   * @returns what the component gets in its place
   */
  mark(
    resolved: Json | null | undefined,
    schema: Schema,
    holder: JsonObject | Json[],
    key: string | number,
    scope: Scope,
  ): Json | null | undefined;
  /** Hears of an object whose keys come from others; where several have the same, from the last. */
  merged(made: JsonObject, from: JsonObject[]): void;
  /** Hears of an item that was made of a page. */
  page(made: JsonObject, source: PageSource): void;
  /** Hears of what `as` has made of an item. */
  filled: Made;
}
