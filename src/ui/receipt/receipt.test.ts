import { expect, it, vi } from 'vitest';
import { readReceipt, storeReceipt } from './receipt.ts';

/** Session storage that holds what is stored in it. */
function stubStorage(items = new Map<string, string>()) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

it('hands the receipt of the last entry on, and none of an earlier one', () => {
  stubStorage();
  storeReceipt({ reference: 'K7QM-2XRD', sentAt: 1 });
  expect(readReceipt()).toEqual({ reference: 'K7QM-2XRD', sentAt: 1 });
  storeReceipt(undefined);
  expect(readReceipt()).toBeUndefined();
});

it.each(['', '{', 'null', '7', '{"reference": 7, "sentAt": 1}', '{"reference": "A"}'])(
  'reads no receipt from %j',
  (text) => {
    stubStorage(new Map([['lintel-receipt', text]]));
    expect(readReceipt()).toBeUndefined();
  },
);

it('does without storage where the browser forbids it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeReceipt({ reference: 'A', sentAt: 1 });
  expect(readReceipt()).toBeUndefined();
});
