import { expect, it } from 'vitest';
import { runSteps } from './runSteps.ts';

const never = new Promise<string[]>(() => {});

it('collects what steps find, and goes on after one that fails', async () => {
  const steps = {
    'At 320 px': async () => ['too wide'],
    'Without scripts': () => Promise.reject(new Error('no such control')),
    'By keyboard': async () => ['not reached'],
  };
  expect(await runSteps(steps, 1000)).toEqual([
    'too wide',
    'Without scripts: could not be done: Error: no such control',
    'not reached',
  ]);
});

it('ends at a step that does not, and says which', async () => {
  let isBegun = false;
  const steps = {
    'With scripts': async () => ['pale'],
    'At 320 px': () => never,
    'By keyboard': async () => {
      isBegun = true;
      return [];
    },
  };
  expect(await runSteps(steps, 20)).toEqual([
    'pale',
    expect.stringMatching(/^At 320 px: has not ended after 0\.02 s\. Code of the block may never end/),
  ]);
  expect(isBegun).toBe(false);
});
