import type { Origin } from '#shared/pageTrace.ts';
import type { Place } from '#shared/studio.ts';
import type { Origins } from './origins.ts';
import type { Seen, SeenBlock } from './readHtml.ts';

/** Whether a text is nothing but one sign, as often as a number says: ★★★★ */
export const isDrawing = ({ value, mark }: Seen): boolean => mark === undefined && /^(\p{S})\1*$/u.test(value);

/**
 * Finds the numbers by which signs are drawn. Those are what has changed between two texts that are known; the number is
 * the one that is written next to what stands beside it.
 * @param changed what is seen when the numbers of these places are others
 */
export function findDrawn({ texts }: SeenBlock, changed: Seen[], drawn: Origin[], origins: Origins): void {
  if (drawn.length === 0) return;
  let at = 0;
  for (let start = 0; start < texts.length; ) {
    const known = texts.findIndex((text, index) => index >= start && text.mark !== undefined);
    const end = known < 0 ? texts.length : known;
    const same = changed.findIndex((text, index) => index >= at && text.value === texts[end]?.value);
    const between = changed.slice(at, same < 0 ? changed.length : same);
    const open = texts.slice(start, end);
    if (wordsOf(open) !== wordsOf(between)) {
      const beside = [texts[end], texts[start - 1]].flatMap((text) => origins.all[text?.mark ?? -1] ?? []);
      const nearest = nearestTo(beside, drawn);
      if (nearest) for (const text of open.filter(isDrawing)) text.mark = origins.idOf(nearest);
    }
    start = end + 1;
    at = same < 0 ? changed.length : same + 1;
  }
}

const wordsOf = (texts: Seen[]) => texts.map(({ value }) => value).join(' ');

/** Of some places the one that has most in common with those beside it; the first of these counts most. */
function nearestTo(beside: Place[], places: Origin[]): Origin | undefined {
  for (const place of beside) {
    const common = places.map((each) => commonKeys(each, place));
    const most = Math.max(...common);
    if (most > 0) return places[common.indexOf(most)];
  }
  return undefined;
}

function commonKeys(a: Place, b: Place): number {
  if (a.file !== b.file) return 0;
  const [first, second] = [a, b].map(({ pointer }) => pointer.split('/')) as [string[], string[]];
  const other = first.findIndex((key, index) => key !== second[index]);
  return other < 0 ? first.length : other;
}
