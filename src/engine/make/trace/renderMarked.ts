import { BlockCache, createBlockRenderer, renderBlocks } from '../render/renderBlocks.ts';
import type { SiteRenderer } from '../render/siteRenderer.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import type { Tracer } from './tracer.ts';

/** Renders blocks that were resolved with marks, with marked interface labels. @returns the HTML of each block */
export function renderMarked(blocks: ResolvedBlock[], { code, labels }: SiteRenderer, tracer: Tracer): string[] {
  const parts = { server: code.server, labels: tracer.labels(labels), cache: new BlockCache(), isDev: true };
  return renderBlocks(blocks, createBlockRenderer(parts));
}
