import type { TracedSourceLocation } from '#shared/pageTrace.ts';
import type { FileLocation } from '#shared/studio.ts';
import type { VisibleBlock, VisibleItem } from './readHtml.ts';
import type { SourceLocationTable } from './sourceLocations.ts';

/** @returns true if a text is one symbol repeated by a number: ★★★★ */
export const isRepeatedSymbol = ({ value, mark }: VisibleItem): boolean =>
  mark === undefined && /^(\p{S})\1*$/u.test(value);

/**
 * Traces the numbers of repeated symbols. They are what changed between two traced texts; the number is the one written
 * closest to its neighbours.
 */
export function traceRepeatedSymbols(
  { texts }: VisibleBlock,
  changed: VisibleItem[],
  numberLocations: TracedSourceLocation[],
  table: SourceLocationTable,
): void {
  if (numberLocations.length === 0) return;
  let changedStart = 0;
  for (let start = 0; start < texts.length; ) {
    const tracedIndex = texts.findIndex((text, index) => index >= start && text.mark !== undefined);
    const end = tracedIndex < 0 ? texts.length : tracedIndex;
    const nextIndex = changed.findIndex((text, index) => index >= changedStart && text.value === texts[end]?.value);
    const changedBetween = changed.slice(changedStart, nextIndex < 0 ? changed.length : nextIndex);
    const untracedTexts = texts.slice(start, end);
    if (joinTexts(untracedTexts) !== joinTexts(changedBetween)) {
      const neighbours = [texts[end], texts[start - 1]].flatMap((text) => table.all[text?.mark ?? -1] ?? []);
      const nearest = nearestTo(neighbours, numberLocations);
      if (nearest) for (const text of untracedTexts.filter(isRepeatedSymbol)) text.mark = table.idOf(nearest);
    }
    start = end + 1;
    changedStart = nextIndex < 0 ? changed.length : nextIndex + 1;
  }
}

const joinTexts = (texts: VisibleItem[]) => texts.map(({ value }) => value).join(' ');

/** Selects the location with the longest common path with a neighbour; earlier neighbours count more. */
function nearestTo(neighbours: FileLocation[], candidates: TracedSourceLocation[]): TracedSourceLocation | undefined {
  for (const location of neighbours) {
    const common = candidates.map((each) => commonKeys(each, location));
    const maxCommonKeys = Math.max(...common);
    if (maxCommonKeys > 0) return candidates[common.indexOf(maxCommonKeys)];
  }
  return undefined;
}

function commonKeys(a: FileLocation, b: FileLocation): number {
  if (a.file !== b.file) return 0;
  const [first, second] = [a, b].map(({ pointer }) => pointer.split('/')) as [string[], string[]];
  const differingIndex = first.findIndex((key, index) => key !== second[index]);
  return differingIndex < 0 ? first.length : differingIndex;
}
