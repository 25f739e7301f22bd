import { BlockCache, createBlockRenderer, renderBlocks } from '../render/blocks.ts';
import type { SiteRenderer } from '../render/site.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import type { Tracer } from './tracer.ts';

/** Renders blocks that were resolved with marks; gives the HTML of each, with the words of the interface marked, too. */
export function renderMarked(blocks: ResolvedBlock[], { code, labels }: SiteRenderer, tracer: Tracer): string[] {
  const parts = { server: code.server, labels: tracer.labels(labels), cache: new BlockCache(), isDev: true };
  return renderBlocks(blocks, createBlockRenderer(parts));
}
