import { describe, expect, it } from 'vitest';
import { settle, step } from './viewerIndex.ts';

describe('pictures', () => {
  it('go round', () => {
    expect(step(0, -1, 4)).toBe(3);
    expect(step(3, 1, 4)).toBe(0);
  });

  it('begin again where there are fewer', () => {
    expect(settle(2, 5)).toBe(2);
    expect(settle(7, 5)).toBe(0);
    expect(settle(-1, 5)).toBe(0);
  });
});
