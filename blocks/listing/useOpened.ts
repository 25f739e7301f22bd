import { type MouseEvent, useCallback } from 'react';
import { writeAddress } from '#ui/list/address.ts';
import { useAnchor } from '#ui/list/useAnchor.ts';
import type { Item } from './item.ts';
import type { Listing } from './listing.types.ts';

/** The one item that is open in a dialog. */
interface Opened {
  opened: Item | undefined;
  /** Opens an item whose link was pressed, by its anchor: a step for Back. */
  open: (event: MouseEvent, id: string) => void;
  /** Takes the item that was closed out of the address. */
  close: () => void;
}

/** The item of a list that the address points to, where items open in dialogs. */
export function useOpened({ items, opensDialog }: Pick<Listing, 'items' | 'opensDialog'>): Opened {
  const [anchor, setAnchor] = useAnchor();
  const opened = opensDialog && anchor.id ? items.find(({ id }) => id === anchor.id) : undefined;
  const open = useCallback(
    (event: MouseEvent, id: string) => {
      if (asksForMore(event)) return;
      event.preventDefault();
      if (location.hash !== `#${id}`) writeAddress('push', { anchor: `#${id}` }, { openedHere: true });
      setAnchor(id);
    },
    [setAnchor],
  );
  const close = () => {
    const hash = `#${anchor.id}`;
    setAnchor('');
    if (location.hash === hash) {
      if (history.state?.openedHere) history.back();
      else writeAddress('replace', { anchor: '' });
    }
    // The focus goes back to what had it; an item that its address has opened leaves it to nobody.
    if (document.activeElement === document.body)
      document.getElementById(anchor.id)?.querySelector<HTMLElement>(`a[href="${hash}"]`)?.focus();
  };
  return { opened, open, close };
}

/** A new tab, a download: what the browser does with a link. */
const asksForMore = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;
