/*
 * The dialog that is open above a list: an item that the address points to, or a picture.
 */

import { restOf } from '../../fetchRest.ts';
import { writeAddress } from '../lists/address.ts';
import { changedEvent } from '../lists/change.ts';
import type { List } from '../lists/list.ts';
import { render } from '../lists/render.ts';
import { addRest } from './addRest.ts';
import { type OpenDialog, openDialog, showPicture } from './dialog.ts';

/** What is open, and for an item its anchor. */
let opened: (OpenDialog & { list: List; anchor?: string }) | undefined;

addEventListener('lintel:page', () => {
  if (!opened?.list.frame.isConnected) close();
});

function close(): void {
  const dialog = opened;
  opened = undefined;
  dialog?.element.close();
}

function forget(dialog: OpenDialog): void {
  if (opened === dialog) opened = undefined;
}

/** Shows the picture that was pressed on the whole screen, and the way to the others that fit. */
export async function enlarge(list: List, button: Element): Promise<void> {
  const original = (await restOf(list.frame)).querySelector('dialog');
  await addRest(list);
  if (!original || opened || !list.frame.isConnected) return;
  // What fits is found anew, in the end of the list too.
  render(list);
  const sources = () =>
    list.matches.map((item) => ({
      picture: item.querySelector('button > *') as Element,
      title: item.querySelector('figcaption > *')?.textContent ?? '',
    }));
  const follow = () => showPicture(dialog);
  const dialog = openDialog(original, {
    sources,
    index: list.matches.findIndex((item) => item.contains(button)),
    onClosed: () => {
      list.frame.removeEventListener(changedEvent, follow);
      forget(dialog);
    },
  });
  list.frame.addEventListener(changedEvent, follow);
  opened = Object.assign(dialog, { list });
}

/** Opens an item whose link was pressed: a new step for Back, once it can open. @param anchor with its `#` */
export async function openItem(list: List, anchor: string): Promise<void> {
  await restOf(list.frame);
  if (!list.frame.isConnected) return;
  if (location.hash !== anchor) writeAddress('push', location.search, anchor, { openedHere: true });
  return followAnchor(list);
}

/** Opens the item of a list that the address points to, and closes the one that it no longer points to. */
export async function followAnchor(list: List): Promise<void> {
  const { hash } = location;
  if (opened?.anchor && opened.anchor !== hash) close();
  if (!hash || opened) return;
  const original = (await restOf(list.frame)).querySelector(`[data-anchor="${CSS.escape(hash.slice(1))}"]`);
  if (!original || opened || location.hash !== hash || !list.frame.isConnected) return;
  const pictures = Array.from(original.querySelector('template')?.content.children ?? [], (picture) => ({ picture }));
  const dialog = openDialog(original, {
    sources: () => pictures,
    index: 0,
    onClosed: () => {
      forget(dialog);
      leaveItem(list, hash);
    },
  });
  opened = Object.assign(dialog, { list, anchor: hash });
}

/** Takes a closed item out of the address. */
function leaveItem({ frame }: List, hash: string): void {
  if (location.hash === hash) {
    if (history.state?.openedHere) history.back();
    else writeAddress('replace', location.search, '');
  }
  // The focus goes back to what had it; an item that its address has opened leaves it to nobody.
  if (document.activeElement === document.body)
    frame.querySelector<HTMLElement>(`a[href="${CSS.escape(hash)}"]`)?.focus();
}
