import type { PageSource } from '#engine/content/source.ts';
import type { Origin, PageTrace, TracedRegion } from '#shared/pageTrace.ts';
import type { Place } from '#shared/studio.ts';
import type { SiteRenderer } from '../render/site.ts';
import { resolvePage } from '../resolve/page.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { createUses } from '../resolve/uses.ts';
import { findNumbers } from './findNumbers.ts';
import { joinRegion } from './match.ts';
import { Origins } from './origins.ts';
import { readHtml, type Seen, type SeenRegion } from './readHtml.ts';
import { renderMarked } from './renderMarked.ts';
import { Tracer } from './tracer.ts';
import { traceShell } from './traceShell.ts';

/**
 * Finds for each text and picture of a page where it is written: renders the page once more, with marks in all that it
 * shows, and reads them from the HTML.
 * @param source the page with all that is in its file
 * @param main its blocks as they are shown: with their places, without marks
 */
export function tracePage(source: PageSource, context: SiteContext, renderer: SiteRenderer, main: string): PageTrace {
  const tracer = new Tracer(context, source);
  const resolved = resolvePage(source, context, createUses(), tracer);
  const marked = readHtml(renderMarked(resolved.blocks, renderer, tracer).join(''));
  const blocks = readHtml(main).blocks.map((block, index) => {
    const other = marked.blocks[index];
    return other ? { at: block.at, ...joinRegion(block, other) } : block;
  });
  findNumbers(blocks, { source, context, renderer }, tracer.origins);
  const types = typesByPlace(resolved.blocks);
  const shell = traceShell(context, renderer, source.isNotFoundPage ? `${source.route}/_` : source.route);
  const origins = new Origins();
  return {
    blocks: blocks.map((block) => ({
      type: types.get(block.at) ?? '',
      place: placeFrom(block.at),
      ...withOrigins(block, tracer.origins.all, origins),
    })),
    shell: withOrigins(shell.seen, shell.origins, origins),
    origins: origins.all,
  };
}

function typesByPlace(blocks: ResolvedBlock[], types = new Map<string, string>()): Map<string, string> {
  for (const { origin, type, slots } of blocks) {
    types.set(origin, type);
    for (const inside of slots) typesByPlace(inside, types);
  }
  return types;
}

function placeFrom(at: string): Place {
  const [file = '', pointer = ''] = at.split('#');
  return { file, pointer };
}

/**
 * What is seen and has an origin.
 * @param known origins by their marks; a text may hold what looks like another
 * @param origins numbers those that are seen
 */
function withOrigins({ texts, pictures, icons }: SeenRegion, known: Origin[], origins: Origins): TracedRegion {
  const pairs = (seen: Seen[]) =>
    seen.flatMap(({ value, mark = -1 }): [string, number][] => {
      const origin = known[mark];
      return origin ? [[value, origins.idOf(origin)]] : [];
    });
  return { texts: pairs(texts), pictures: pairs(pictures), icons: pairs(icons) };
}
