import { describe, expect, it } from 'vitest';
import { existingIndexOrFirst, wrappedIndex } from './viewerIndex.ts';

describe('pictures', () => {
  it('go round', () => {
    expect(wrappedIndex(0, -1, 4)).toBe(3);
    expect(wrappedIndex(3, 1, 4)).toBe(0);
  });

  it('begin again where there are fewer', () => {
    expect(existingIndexOrFirst(2, 5)).toBe(2);
    expect(existingIndexOrFirst(7, 5)).toBe(0);
    expect(existingIndexOrFirst(-1, 5)).toBe(0);
  });
});
