import type { KeyboardEvent } from 'react';

/** Creates a key handler that selects the focused tree node with Enter; the tree itself handles the arrow keys. */
export const chooseWithEnter =
  (choose: (value: string) => void) =>
  ({ key, target }: KeyboardEvent): void => {
    const value = treeValueOf(target);
    if (key === 'Enter' && value) choose(value);
  };

/** Value of the tree node around an element. */
export const treeValueOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('[data-value]')?.getAttribute('data-value') ?? undefined;
