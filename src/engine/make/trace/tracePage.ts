import type { PageSource } from '#engine/content/siteSource.ts';
import type { PageTrace, TracedRegion, TracedSourceLocation } from '#shared/pageTrace.ts';
import type { SiteRenderer } from '../render/siteRenderer.ts';
import { parseOrigin, type ResolvedBlock } from '../resolve/resolved.ts';
import { resolvePage } from '../resolve/resolvePage.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { readHtml, type VisibleItem, type VisibleRegion } from './readHtml.ts';
import { SourceLocationTable } from './sourceLocations.ts';
import { traceNumbers } from './traceNumbers.ts';
import { renderMarked, Tracer } from './tracer.ts';
import { traceShell } from './traceShell.ts';
import { transferMarks } from './transferMarks.ts';

/**
 * Finds the source location of each text and picture of a page: renders it again with marks in all values, and reads
 * them from the HTML.
 * @param main HTML of its blocks as displayed, with source locations, without marks
 */
export function tracePage(source: PageSource, context: SiteContext, renderer: SiteRenderer, main: string): PageTrace {
  const tracer = new Tracer(context, source);
  const resolved = resolvePage(source, context, undefined, tracer);
  const marked = readHtml(renderMarked(resolved.blocks, renderer, tracer).join(''));
  const blocks = readHtml(main).blocks.map((block, index) => {
    const markedBlock = marked.blocks[index];
    return markedBlock ? { at: block.at, ...transferMarks(block, markedBlock) } : block;
  });
  traceNumbers(blocks, { source, context, renderer }, tracer.origins);
  const types = blockTypesByLocation(resolved.blocks);
  const shell = traceShell(context, renderer, source.isNotFoundPage ? `${source.route}/_` : source.route);
  const table = new SourceLocationTable();
  return {
    blocks: blocks.map((block) => ({
      type: types.get(block.at) ?? '',
      place: parseOrigin(block.at),
      ...traceRegion(block, tracer.origins.all, table),
    })),
    shell: traceRegion(shell.seen, shell.origins, table),
    origins: table.all,
  };
}

function blockTypesByLocation(blocks: ResolvedBlock[], types = new Map<string, string>()): Map<string, string> {
  for (const { origin, type, slots } of blocks) {
    types.set(origin, type);
    for (const slotBlocks of slots) blockTypesByLocation(slotBlocks, types);
  }
  return types;
}

/** @param known source locations by mark; a text may contain characters that look like an unknown mark */
function traceRegion(
  { texts, pictures, icons }: VisibleRegion,
  known: TracedSourceLocation[],
  table: SourceLocationTable,
): TracedRegion {
  const pairs = (items: VisibleItem[]) =>
    items.flatMap(({ value, mark = -1 }): [string, number][] => {
      const location = known[mark];
      return location ? [[value, table.idOf(location)]] : [];
    });
  return { texts: pairs(texts), pictures: pairs(pictures), icons: pairs(icons) };
}
