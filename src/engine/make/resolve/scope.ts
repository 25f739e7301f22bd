import type { MappedItemListener } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { TokenContext } from '#engine/content/text/tokens.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { DependencyRecord } from './dependencyRecord.ts';
import type { ResolvedBlock } from './resolved.ts';
import type { SiteContext } from './siteContext.ts';

/** Scope of resolving a value: the site, the page, and the block. */
export interface ResolveScope {
  context: SiteContext;
  /** Absent while resolving the shell. */
  page?: PageSource;
  tokens: TokenContext;
  /** Receives the dependencies. */
  uses: DependencyRecord;
  /** Receives the blocks of each slot. */
  slots: ResolvedBlock[][];
  /** Resolves blocks inside the current block. */
  resolveBlocks: (blocks: Json[]) => ResolvedBlock[];
  /** Trace of source locations, if requested. */
  trace?: ResolveTrace | undefined;
}

/** Callbacks that trace resolved values back to their source locations. Resolving works without it. */
export interface ResolveTrace {
  /**
   * Called for every resolved value.
   * @param resolved resolved value
   * @param holder object or list that contains the value
   * @param key key of the value in `holder`
   * @returns value for the component
   */
  mark(
    resolved: Json | null | undefined,
    schema: Schema,
    holder: JsonObject | Json[],
    key: string | number,
    scope: ResolveScope,
  ): Json | null | undefined;
  /** Called for an object that was merged from others; later ones win. */
  merged(item: JsonObject, from: JsonObject[]): void;
  /** Called for an item that was created from a page. */
  page(item: JsonObject, source: PageSource): void;
  /** Called for an item that was mapped by `as`. */
  filled: MappedItemListener;
}
