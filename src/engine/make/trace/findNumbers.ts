import type { PageSource } from '#engine/content/source.ts';
import type { Origin } from '#shared/pageTrace.ts';
import { createBlockRenderer, renderBlocks } from '../render/blocks.ts';
import type { SiteRenderer } from '../render/site.ts';
import { resolvePage } from '../resolve/page.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { createUses } from '../resolve/uses.ts';
import { findDrawn, isDrawing } from './findDrawn.ts';
import { NumberTracer } from './numberTracer.ts';
import type { Origins } from './origins.ts';
import { readHtml, type Seen, type SeenBlock } from './readHtml.ts';

const numbersIn = ({ value }: Seen) => (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

const isOpen = (text: Seen) => text.mark === undefined && (/\d/.test(text.value) || isDrawing(text));

/**
 * Numbers hold no marks. Where a text with digits has none, or one of signs that are drawn, its block is rendered with other
 * numbers in the place of those that occur in it: what is another text then says where it is written.
 * @param blocks what is seen in them; marks are added
 * @param origins numbers the origins
 */
export function findNumbers(
  blocks: SeenBlock[],
  { source, context, renderer }: { source: PageSource; context: SiteContext; renderer: SiteRenderer },
  origins: Origins,
): void {
  const open = blocks.filter(({ texts }) => texts.some(isOpen));
  if (open.length === 0) return;
  const texts = open.flatMap((block) => block.texts.filter(isOpen));
  const written = new Set(texts.flatMap(numbersIn));
  const drawn = new Set(texts.filter(isDrawing).map(({ value }) => value.length));
  const numbers = new NumberTracer(context, source, { written, drawn });
  const resolved = resolvePage(source, context, createUses(), numbers);
  if (numbers.standIns.size + numbers.drawn.length === 0) return;
  const places = new Set(open.map(({ at }) => at));
  const asked = resolved.blocks.filter((block) => placesIn(block).some((place) => places.has(place)));
  const parts = { server: renderer.code.server, labels: renderer.labels, cache: renderer.blocks, isDev: true };
  const changed = readHtml(renderBlocks(asked, createBlockRenderer(parts)).join('')).blocks;
  for (const block of open) {
    const others = changed.find(({ at }) => at === block.at)?.texts ?? [];
    findWritten(block, others, numbers.standIns, origins);
    findDrawn(block, others, numbers.drawn, origins);
  }
}

const placesIn = ({ origin, slots }: ResolvedBlock): string[] => [origin, ...slots.flat().flatMap(placesIn)];

function findWritten({ texts }: SeenBlock, changed: Seen[], standIns: Map<number, Origin>, origins: Origins): void {
  // A number that says how much is shown: what is at one place is not what was there.
  if (changed.length !== texts.length) return;
  texts.forEach((text, index) => {
    const other = changed[index];
    if (!isOpen(text) || !other) return;
    const origin = numbersIn(other)
      .map((number) => standIns.get(number))
      .find((found) => found !== undefined);
    if (origin) text.mark = origins.idOf(origin);
  });
}
