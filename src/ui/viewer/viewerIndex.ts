/** The index after a step, round the ends. */
export const step = (index: number, by: 1 | -1, count: number): number => (index + by + count) % count;

/**
 * The picture to show when there are other pictures than before (specification 000, section 4).
 * @returns the same index; the first when there is no such picture any more; undefined when there are none
 */
export function settle(index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  return index >= 0 && index < count ? index : 0;
}
