import type { PageSource } from '#engine/content/source.ts';
import type { TokenContext } from '#engine/content/text/tokens.ts';
import type { Json } from '#shared/json.ts';
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
}
