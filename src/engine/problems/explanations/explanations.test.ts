import { expect, it } from 'vitest';
import type { ProblemKind } from '#shared/problemKind.ts';
import { catalogue } from '../catalogue.ts';
import { explanations } from './explanations.ts';

const kinds = Object.entries(catalogue as unknown as Record<string, ProblemKind<never>>);

it('says of every kind of problem why it matters', () => {
  expect(kinds.filter(([code, { why }]) => !why && !explanations[code]).map(([code]) => code)).toEqual([]);
});

it('explains nothing that is not there', () => {
  expect(Object.keys(explanations).filter((code) => !kinds.some(([known]) => known === code))).toEqual([]);
});

it('shows something else in the right example than in the wrong one', () => {
  for (const [code, kind] of kinds) {
    const { why, example } = { ...explanations[code], ...kind };
    expect(why).toMatch(/[.:]$/);
    expect(example?.wrong).not.toBe(example?.right ?? '');
  }
});
