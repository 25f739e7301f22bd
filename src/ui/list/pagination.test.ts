import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, countPages, itemsOnPage, pageButtons } from './pagination.ts';

describe('pages', () => {
  it('are as many as needed', () => {
    expect(countPages(30, 12)).toBe(3);
    expect(countPages(24, 12)).toBe(2);
    expect(countPages(0, 12)).toBe(1);
    expect(countPages(500, undefined)).toBe(1);
  });

  it('hold every item once', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 20 }), (count, size) => {
        const list = Array.from({ length: count }, (_, index) => index);
        const pages = Array.from({ length: countPages(count, size) }, (_, index) => itemsOnPage(list, index + 1, size));
        expect(pages.flat()).toEqual(list);
      }),
    );
  });

  it('end at the last', () => {
    expect(clampPage(9, 3)).toBe(3);
    expect(clampPage(0, 3)).toBe(1);
  });
});

const described = (current: number, pages: number) =>
  pageButtons(current, pages).flatMap(({ page, isAfterGap }) => (isAfterGap ? ['gap', page] : [page]));

describe('buttons', () => {
  it('are first, last and two on either side', () => {
    expect(described(1, 3)).toEqual([1, 2, 3]);
    expect(described(1, 10)).toEqual([1, 2, 3, 'gap', 10]);
    expect(described(5, 10)).toEqual([1, 'gap', 3, 4, 5, 6, 7, 'gap', 10]);
    expect(described(10, 10)).toEqual([1, 'gap', 8, 9, 10]);
    expect(described(1, 1)).toEqual([1]);
  });

  it('leave out no page without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), (pages, offset) => {
        const buttons = described((offset % pages) + 1, pages);
        expect(buttons[0]).toBe(1);
        expect(buttons.at(-1)).toBe(pages);
        buttons.forEach((button, place) => {
          const before = buttons[place - 1];
          if (typeof button === 'number' && typeof before === 'number') expect(button).toBe(before + 1);
        });
      }),
    );
  });
});
