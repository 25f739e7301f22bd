import { type MouseEvent, useCallback } from 'react';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { writeAddress } from '#ui/list/listAddress.ts';
import { useAnchor } from '#ui/list/useAnchor.ts';
import { hasModifier } from '#ui/navigateTo.ts';
import type { Listing } from './listing.types.ts';
import type { ListingItem } from './listingItem.ts';

interface OpenItemState {
  opened: ListingItem | undefined;
  /** Opens an item whose link was pressed, by its anchor: a step for Back. */
  open: (event: MouseEvent, id: string) => void;
  close: () => void;
}

/** The item of a list that the address points to, if items open in dialogs. */
export function useOpenItem({ items, opensDialog }: Pick<Listing, 'items' | 'opensDialog'>): OpenItemState {
  const [anchor, setAnchor] = useAnchor();
  const opened = opensDialog && anchor.id ? items.find(({ id }) => id === anchor.id) : undefined;
  const open = useCallback(
    (event: MouseEvent, id: string) => {
      if (hasModifier(event)) return;
      event.preventDefault();
      if (decodeAddress(location.hash) !== `#${id}`) writeAddress('push', { anchor: `#${id}` }, { openedHere: true });
      setAnchor(id);
    },
    [setAnchor],
  );
  const close = () => {
    const hash = `#${anchor.id}`;
    setAnchor('');
    if (decodeAddress(location.hash) === hash) {
      if (history.state?.openedHere) history.back();
      else writeAddress('replace', { anchor: '' });
    }
    // The dialog restores the focus. An item opened from the address had none before, so its link gets it.
    if (document.activeElement === document.body)
      document.getElementById(anchor.id)?.querySelector<HTMLElement>(`a[href="${hash}"]`)?.focus();
  };
  return { opened, open, close };
}
