/*
 * The non-island parts of `client/loader.ts` and `client/live.ts`, as a script of the Astro pages: shell enhancements,
 * reveals, toasts, and the panel that opens by itself.
 */

import { armReveals } from '#client/armReveals.ts';
import { enhanceShell } from '#client/enhanceShell.ts';
import { listenForToasts } from '#client/listenForToasts.ts';
import { loadMovingPictures } from '#client/loadMovingPictures.ts';

enhanceShell(document);
listenForToasts();
loadMovingPictures(document);

let hasSign = false;

for (const sign of ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll'])
  addEventListener(
    sign,
    () => {
      if (!hasSign) armReveals(document);
      hasSign = true;
    },
    { once: true, passive: true, capture: true },
  );

// The event does not bubble. Styles and reveals depend on the attribute that Lintel's own islands get.
document.addEventListener(
  'astro:hydrate',
  ({ target }) => {
    const block = (target as Element).closest<HTMLElement>('.block');
    if (!block) return;
    block.dataset.live = '';
    if (hasSign) armReveals(block);
  },
  true,
);

const panel = document.querySelector<HTMLElement>('[data-open-after]');
if (panel)
  setTimeout(() => {
    if (panel.dataset.openAfter && !panel.matches(':popover-open')) panel.showPopover();
  }, Number(panel.dataset.openAfter));
