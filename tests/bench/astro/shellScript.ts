/*
 * What `client/loader.ts` and `client/live.ts` do beside islands, as a script of the Astro pages: the shell's comforts,
 * reveals, toasts, and the panel that opens by itself.
 */
import { loadMovingPictures } from '#client/movingPictures.ts';
import { armReveals } from '#client/reveal.ts';
import { enhanceShell } from '#client/shell.ts';
import { showToasts } from '#client/showToasts.ts';

enhanceShell(document);
showToasts();
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

// The event does not bubble. Styles and reveals ask for the mark that Lintel's own islands get.
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
