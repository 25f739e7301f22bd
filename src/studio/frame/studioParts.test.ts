// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { partBeside } from './studioParts.ts';

/** Element of which only the part is known that it is in. */
const elementIn = (part: string | undefined) =>
  ({ closest: () => (part === undefined ? null : { getAttribute: () => part }) }) as unknown as Element;

describe('partBeside', () => {
  it.each([
    [undefined, 1, 'search'],
    ['pages', 1, 'outline'],
    ['outline', 1, 'canvas'],
    ['canvas', 1, 'properties'],
    ['properties', 1, 'search'],
    [undefined, -1, 'properties'],
    ['canvas', -1, 'outline'],
    ['pages', -1, 'properties'],
    ['elsewhere', 1, 'search'],
  ] as const)('goes from %s by %i to %s', (part, by, next) => {
    expect(partBeside(elementIn(part), by)).toBe(next);
  });
});
