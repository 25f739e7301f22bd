import { expect, it } from 'vitest';
import { allCodes, problemKindOf } from './catalogue.ts';

it.each(allCodes)('says all there is about %s', (code) => {
  expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  const { severity, title, why, example, adjustable, hides = [] } = problemKindOf(code);
  expect(title).toMatch(/[^.]$/);
  expect(why).toMatch(/[.:]$/);
  expect(example?.wrong).not.toBe(example?.right ?? '');
  expect(allCodes).toEqual(expect.arrayContaining([...hides]));
  expect(hides).not.toContain(code);
  expect(adjustable && severity).not.toBe('warning');
});
