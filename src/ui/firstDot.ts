/**
 * Where the row of dots begins when there are more slides than dots: the current slide is in its middle, and the row
 * stops at both ends.
 * @param count number of slides
 * @param at position of the current slide, from 0
 * @param size how many dots there is room for
 * @returns position of the slide whose dot is the first
 */
export const firstDot = (count: number, at: number, size: number): number =>
  Math.max(0, Math.min(at - (size >> 1), count - size));
