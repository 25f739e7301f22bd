import { expect, it } from 'vitest';
import { isStep, limitsOfSteps, stepValues } from './steps.ts';

it.each([
  [{ input: 'range' }, { from: 0, to: 100, step: 1 }],
  [
    { input: 'range', from: -5, to: 5, step: 2.5 },
    { from: -5, to: 5, step: 2.5 },
  ],
  [{ input: 'rating' }, { from: 1, to: 5, step: 1 }],
  [
    { input: 'rating', from: 3, to: 7 },
    { from: 1, to: 7, step: 1 },
  ],
])('completes the limits of %j', (field, expected) => {
  expect(limitsOfSteps(field)).toEqual(expected);
});

it.each([
  [{ input: 'range', step: 5 }, '15', true],
  [{ input: 'range', step: 5 }, '7', false],
  [{ input: 'range' }, '', false],
  [{ input: 'range', to: 1_000_000 }, '70000', true],
  [{ input: 'range', to: 1_000_000 }, '', false],
  [{ input: 'range', to: 1_000_000 }, 'many', false],
  [{ input: 'rating' }, '6', false],
])('knows whether %j can be %j', (field, value, expected) => {
  expect(isStep(field, value)).toBe(expected);
});

it.each([
  [{ input: 'range', to: 1, step: 0.1 }, ['0', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9', '1']],
  [{ input: 'range', from: -5, to: 6, step: 5 }, ['-5', '0', '5']],
  [{ input: 'rating', to: 3 }, ['1', '2', '3']],
  [{ input: 'range', from: 5, to: 1 }, undefined],
  [{ input: 'range', to: 1_000_000 }, undefined],
])('lists the values of %j', (field, expected) => {
  expect(stepValues(field)).toEqual(expected);
});
