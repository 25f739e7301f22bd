import { useEffect, useRef } from 'react';

/** Place of the focus after an item of a group was added, removed or moved. */
interface FocusTarget {
  /** Index of the item; below 0 if there is none any more. */
  item: number;
  part: 'heading' | 'up' | 'down';
}

/** Moves the focus within a group once its items are rendered anew. A button that is off there leads to the heading. */
export function useItemFocus() {
  const place = useRef<HTMLFieldSetElement>(null);
  const target = useRef<FocusTarget>(undefined);
  useEffect(() => {
    const { item, part } = target.current ?? {};
    if (part === undefined || item === undefined) return;
    target.current = undefined;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    const found =
      find(`[data-item="${item}"] [data-part=${part}]:not(:disabled)`) ??
      find(`[data-item="${item}"] [data-part=heading]`) ??
      find('[data-part=add]');
    found?.focus();
  });
  return {
    place,
    focusNext: (next: FocusTarget): void => {
      target.current = next;
    },
  };
}
