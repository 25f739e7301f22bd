import { afterEach, expect, it } from 'vitest';
import { codeLimit, LimitReached, runWithinLimit, setCodeLimit, waitWithinLimit } from './codeLimit.ts';

afterEach(() => setCodeLimit(undefined));

const loop = () => {
  for (;;);
};

it('returns what code returns, and throws what it throws, with a limit and without', async () => {
  for (const limit of [undefined, 1000]) {
    setCodeLimit(limit);
    expect(runWithinLimit(() => runWithinLimit(() => 'done'))).toBe('done');
    expect(() =>
      runWithinLimit(() => {
        throw new TypeError('no');
      }),
    ).toThrow(TypeError);
    await expect(waitWithinLimit(async () => 'later')).resolves.toBe('later');
    await expect(waitWithinLimit(() => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
  }
});

it('ends a loop, and gives later ones less time', () => {
  setCodeLimit(1500);
  expect(() => runWithinLimit(loop)).toThrow('it has not ended after 1.5 s');
  expect(codeLimit()).toBe(1000);
  setCodeLimit(50);
  expect(() => runWithinLimit(() => runWithinLimit(loop))).toThrow(LimitReached);
});

it('ends waiting for a promise that is never settled, and a loop before one', async () => {
  setCodeLimit(50);
  await expect(waitWithinLimit(() => new Promise(() => {}))).rejects.toThrow(LimitReached);
  await expect(waitWithinLimit(async () => loop())).rejects.toThrow(LimitReached);
});
