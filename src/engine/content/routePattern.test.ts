import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeRegExp } from '#shared/formatText.ts';
import { matchesParts, partsOf, routePattern } from './routePattern.ts';

/** The meaning of a pattern, as a regular expression says it. */
const expressionOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split(/(\*\*?)/)
      .map((part) => (part === '**' ? '.+' : part === '*' ? '[^/]+' : escapeRegExp(part)))
      .join('')}$`,
    's',
  );

const textOf = (characters: string[], maxLength: number) =>
  fc.array(fc.constantFrom(...characters), { maxLength }).map((list) => list.join(''));

describe('a pattern of routes', () => {
  it.each([
    ['/courses/*', '/courses/physics', true],
    ['/courses/*', '/courses/physics/labs', false],
    ['/courses/*', '/courses', false],
    ['/courses/*', '/courses/', false],
    ['/courses/**', '/courses/physics/labs', true],
    ['/courses/**', '/courses', false],
    ['/*/labs', '/courses/labs', true],
    ['/**/labs', '/courses/physics/labs', true],
    ['/a.c', '/abc', false],
    ['/a+(b)', '/a+(b)', true],
    ['/about', '/about/x', false],
    ['', '', true],
    ['*', '', false],
    ['***', 'a', false],
    ['***', 'ab', true],
  ])('%s and %s: %s', (pattern, route, isMatch) => {
    expect(routePattern(pattern).test(route)).toBe(isMatch);
  });

  it('means what its regular expression means, for all short patterns and routes', () => {
    const patterns = textOf(['*', '*', '/', 'a', 'b', '.', '😀'], 8);
    fc.assert(
      fc.property(patterns, textOf(['/', 'a', 'b', '.', '😀', '\n'], 9), (pattern, route) => {
        expect(routePattern(pattern).test(route)).toBe(expressionOf(pattern).test(route));
      }),
      { numRuns: 20_000 },
    );
  });

  it.each([
    ['a*'.repeat(40), 'a'.repeat(10_000)],
    [`${'**a'.repeat(40)}/b`, 'a'.repeat(10_000)],
    [`${'*'.repeat(40)}b`, 'a'.repeat(10_000)],
    [`${'**/*'.repeat(40)}b`, '/a'.repeat(5_000)],
  ])('takes work that grows with the length of the route alone: %s', (pattern, route) => {
    let reads = 0;
    const parts = partsOf(pattern);
    const counting = new Proxy(parts, {
      get(target, key) {
        if (key !== 'length') reads++;
        return Reflect.get(target, key);
      },
    });
    expect(matchesParts(counting, route)).toBe(pattern.startsWith('a*'));
    expect(reads).toBeLessThanOrEqual(2 * (parts.length + 1) * route.length);
  });
});
