import type { MappedItemListener } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { TokenContext } from '#engine/content/text/tokens.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import type { DependencyRecord } from './dependencyRecord.ts';
import type { ResolvedBlock } from './resolved.ts';
import type { SiteContext } from './siteContext.ts';

export interface ResolveScope {
  context: SiteContext;
  /** Absent while resolving the shell. */
  page?: PageSource;
  tokens: TokenContext;
  uses: DependencyRecord;
  slots: ResolvedBlock[][];
  resolveBlocks: (blocks: Json[]) => ResolvedBlock[];
  /** Files that the `data` of the block reads: those of its values that are resolved are added. */
  files?: MeasuredMedia[];
  /** Texts of the block's items that are not translated: those of its values that are selected are added. */
  untranslated?: Set<string>;
  /** Target of the object that the text is in, if that is a link itself. */
  ownLink?: string;
  trace?: ResolveTrace | undefined;
}

/** Callbacks that trace resolved values back to their source locations. Resolving works without it. */
export interface ResolveTrace {
  /** Called for every resolved value, with the object or list that contains it. @returns value for the component */
  mark(
    resolved: Json | null | undefined,
    schema: Schema,
    holder: JsonObject | Json[],
    key: string | number,
    scope: ResolveScope,
  ): Json | null | undefined;
  /** Called for an object that was merged from others; later ones win. */
  merged(item: JsonObject, from: JsonObject[]): void;
  page(item: JsonObject, source: PageSource): void;
  /** Called for an item that was mapped by `as`. */
  filled: MappedItemListener;
}
