import { describe, expect, it } from 'vitest';
import { dotWindow } from './carouselDots.ts';

describe('dotWindow', () => {
  it('shows every dot when there is room', () => {
    expect(dotWindow(3, 1, 5)).toEqual([0, 1, 2]);
  });

  it('has the current slide in the middle', () => {
    expect(dotWindow(21, 10, 5)).toEqual([8, 9, 10, 11, 12]);
  });

  it('stops at both ends', () => {
    expect(dotWindow(21, 0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(dotWindow(21, 20, 5)).toEqual([16, 17, 18, 19, 20]);
  });

  it('always contains the current slide', () => {
    for (let selected = 0; selected < 21; selected++) expect(dotWindow(21, selected, 4)).toContain(selected);
  });
});
