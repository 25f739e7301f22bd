import type { PageSource } from '#engine/content/siteSource.ts';
import type { TracedSourceLocation } from '#shared/pageTrace.ts';
import { createBlockRenderer, renderBlocks } from '../render/renderBlocks.ts';
import type { SiteRenderer } from '../render/siteRenderer.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import { resolvePage } from '../resolve/resolvePage.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { NumberTracer } from './numberTracer.ts';
import { readHtml, type VisibleBlock, type VisibleItem } from './readHtml.ts';
import type { SourceLocationTable } from './sourceLocations.ts';
import { isRepeatedSymbol, traceRepeatedSymbols } from './traceRepeatedSymbols.ts';

const numbersIn = ({ value }: VisibleItem) => (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

const isUntracedNumber = (text: VisibleItem) =>
  text.mark === undefined && (/\d/.test(text.value) || isRepeatedSymbol(text));

/**
 * Traces numbers, which cannot contain marks. A block with unmarked digits or repeated symbols is rendered again with
 * other numbers; changed texts reveal their source locations, which the items receive as marks.
 */
export function traceNumbers(
  blocks: VisibleBlock[],
  { source, context, renderer }: { source: PageSource; context: SiteContext; renderer: SiteRenderer },
  locations: SourceLocationTable,
): void {
  const untracedBlocks = blocks.filter(({ texts }) => texts.some(isUntracedNumber));
  if (untracedBlocks.length === 0) return;
  const texts = untracedBlocks.flatMap((block) => block.texts.filter(isUntracedNumber));
  const writtenNumbers = new Set(texts.flatMap(numbersIn));
  const symbolCounts = new Set(texts.filter(isRepeatedSymbol).map(({ value }) => value.length));
  const numbers = new NumberTracer(context, source, { written: writtenNumbers, drawn: symbolCounts });
  const resolved = resolvePage(source, context, undefined, numbers);
  if (numbers.placeholders.size + numbers.drawnLocations.length === 0) return;
  const blockLocations = new Set(untracedBlocks.map(({ at }) => at));
  const blocksToRender = resolved.blocks.filter((block) =>
    blockLocationsIn(block).some((location) => blockLocations.has(location)),
  );
  const parts = { server: renderer.code.server, labels: renderer.labels, cache: renderer.blocks, isDev: true };
  const changed = readHtml(renderBlocks(blocksToRender, createBlockRenderer(parts)).join('')).blocks;
  for (const block of untracedBlocks) {
    const changedTexts = changed.find(({ at }) => at === block.at)?.texts ?? [];
    traceWrittenNumbers(block, changedTexts, numbers.placeholders, locations);
    traceRepeatedSymbols(block, changedTexts, numbers.drawnLocations, locations);
  }
}

const blockLocationsIn = ({ origin, slots }: ResolvedBlock): string[] => [
  origin,
  ...slots.flat().flatMap(blockLocationsIn),
];

function traceWrittenNumbers(
  { texts }: VisibleBlock,
  changed: VisibleItem[],
  placeholders: Map<number, TracedSourceLocation>,
  locations: SourceLocationTable,
): void {
  // Texts cannot be compared by position if the number determines how many there are.
  if (changed.length !== texts.length) return;
  texts.forEach((text, index) => {
    const changedText = changed[index];
    if (!isUntracedNumber(text) || !changedText) return;
    const location = numbersIn(changedText)
      .map((number) => placeholders.get(number))
      .find((location) => location !== undefined);
    if (location) text.mark = locations.idOf(location);
  });
}
