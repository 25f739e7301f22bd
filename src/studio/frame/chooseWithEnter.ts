import type { KeyboardEvent } from 'react';

/** Has Enter choose the entry of a tree that has the focus; the tree itself moves with the arrows. */
export const chooseWithEnter =
  (choose: (value: string) => void) =>
  ({ key, target }: KeyboardEvent): void => {
    const value = rowOf(target);
    if (key === 'Enter' && value) choose(value);
  };

/** The entry of a tree that something is in. */
export const rowOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('[data-value]')?.getAttribute('data-value') ?? undefined;
