/**
 * First visible dot when there are more slides than dots: the current slide is in the middle of the row, and the row
 * stops at both ends.
 * @param count number of slides
 * @param at position of the current slide, from 0
 * @param size number of dots that fit
 * @returns position of the slide whose dot is the first
 */
export const firstVisibleDot = (count: number, at: number, size: number): number =>
  Math.max(0, Math.min(at - (size >> 1), count - size));
