import { useEffect } from 'react';
import { onServerEvent } from '../editing/serverEvents.ts';
import { allShortcutKeys } from '../frame/shortcuts.ts';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { isUserActive } from '../framedPages/isUserActive.ts';

/** Lets a page select and edit by clicks and keys until it is unmounted; keys of the studio come from it, too. */
export function usePageEditing(page: FramedPage, isTrying: boolean): void {
  useEffect(() => page.send({ kind: 'edit', isTrying, shortcuts: allShortcutKeys }), [page, isTrying]);
  useEffect(() => () => page.send({ kind: 'release' }), [page]);
  // A page that runs no scripts of its own hears of saves from here.
  useEffect(() => onServerEvent(({ kind }) => kind === 'saved' && page.send({ kind: 'saved' })), [page]);
  useEffect(
    () =>
      page.on('key', ({ pressed }) => {
        if (!isUserActive()) return;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }));
      }),
    [page],
  );
}
