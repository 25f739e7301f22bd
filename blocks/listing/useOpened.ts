import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { onAddress, writeAddress } from '#ui/list/address.ts';
import type { Item } from './item.ts';

/** The item at the anchor of an address, `#name`. */
function itemAtAnchor(anchor: string, items: readonly Item[]): Item | undefined {
  const id = anchor.slice(1);
  return id ? items.find((item) => item.id === id) : undefined;
}

/** A click that asks for nothing but the item: no new tab, no download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The item that is open above the page: the one that the address names. Opening is a step for Back.
 * @param isOn false where items do not open
 */
export function useOpened(items: readonly Item[], isOn: boolean) {
  const [opened, setOpened] = useState<Item>();

  useEffect(() => {
    if (!isOn) return;
    const read = () => setOpened(itemAtAnchor(location.hash, items));
    read();
    return onAddress(read);
  }, [items, isOn]);

  const before = useRef<Item>(undefined);
  useEffect(() => {
    const closed = opened ? undefined : before.current;
    before.current = opened;
    // The dialog gives the focus back to what had it; an item that its address has opened leaves it to nobody.
    if (!closed?.id || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`a[href="#${CSS.escape(closed.id)}"]`)?.focus();
  }, [opened]);

  /** Opens the item whose link was clicked. */
  const openFromClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const anchor = link?.getAttribute('href') ?? '';
    const item = isOn && anchor.startsWith('#') && isPlainClick(event) ? itemAtAnchor(anchor, items) : undefined;
    if (!item) return;
    event.preventDefault();
    writeAddress({ anchor }, 'push', { openedHere: true });
    setOpened(item);
  };

  const close = () => {
    setOpened(undefined);
    if (history.state?.openedHere) history.back();
    else writeAddress({ anchor: '' }, 'replace');
  };

  return { opened, openFromClick, close };
}
