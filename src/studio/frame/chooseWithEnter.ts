import type { KeyboardEvent } from 'react';

/** Selects the focused tree node with Enter; the tree itself handles the arrow keys. */
export const chooseWithEnter =
  (choose: (value: string) => void) =>
  ({ key, target }: KeyboardEvent): void => {
    const value = treeValueOf(target);
    if (key === 'Enter' && value) choose(value);
  };

export const treeValueOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('[data-value]')?.getAttribute('data-value') ?? undefined;
