import type { KeyboardEvent } from 'react';

/** Has Enter choose the entry of a tree that has the focus; the tree itself moves with the arrows. */
export const chooseWithEnter =
  (choose: (value: string) => void) =>
  ({ key, target }: KeyboardEvent): void => {
    const value = (target as Element).closest('[data-value]')?.getAttribute('data-value');
    if (key === 'Enter' && value) choose(value);
  };
