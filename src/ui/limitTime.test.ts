import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitTime } from './limitTime.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<never>(() => {});

test('passes on what arrives, and how it fails', async () => {
  await expect(limitTime(Promise.resolve('a page'))).resolves.toBe('a page');
  await expect(limitTime(Promise.reject(new Error('404')))).rejects.toThrow('404');
  expect(vi.getTimerCount()).toBe(0);
});

test('fails after half a minute without an answer, or after the time that is set', async () => {
  for (const [timeoutMs, limit] of [
    [undefined, 30_000],
    [200, 200],
  ] as const) {
    const settled = vi.fn();
    const work = limitTime(never, timeoutMs);
    work.catch(settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(new Error('No answer came in time.'));
  }
});

test('waits without an end where there is no limit', async () => {
  void limitTime(never, null);
  expect(vi.getTimerCount()).toBe(0);
});
