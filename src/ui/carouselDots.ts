/**
 * Which dots are shown when there are more slides than dots: a window with the current slide in its middle and
 * stops at both ends.
 * @param count number of slides
 * @param selected index of the current slide
 * @param size how many dots there is room for
 * @returns indexes of the slides whose dots are shown, ascending
 */
export function dotWindow(count: number, selected: number, size: number): number[] {
  const shown = Math.min(count, size);
  const first = Math.max(0, Math.min(selected - Math.floor(shown / 2), count - shown));
  return Array.from({ length: shown }, (_, offset) => first + offset);
}
