/*
 * What blocks do without React: small functions over the markup that is there. A control says what it does in
 * `data-act`. All of it listens on the document, so a block that comes later needs nothing.
 */
import { followStrip, moveSlides, startCarousels, stopWhenUsed, togglePause } from './carousel.ts';
import { disclose } from './disclosure.ts';
import { loadMovingPictures } from './marquee.ts';
import { chooseTab, followAddress, moveAlongTabs } from './tabs.ts';

const acts: Record<string, (control: HTMLElement) => void> = {
  tab: chooseTab,
  disclose,
  slide: (control) => moveSlides(control),
  previous: (control) => moveSlides(control, -1),
  next: (control) => moveSlides(control, 1),
  pause: togglePause,
};

addEventListener('click', ({ target }) => {
  const control = (target as Element).closest<HTMLElement>('[data-act]');
  if (control) acts[control.dataset.act ?? '']?.(control);
});
addEventListener('keydown', moveAlongTabs);
// A strip's scrolling does not bubble.
addEventListener('scroll', followStrip, { capture: true, passive: true });
for (const use of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(use, stopWhenUsed, { capture: true, passive: true });
addEventListener('hashchange', followAddress);

function start(): void {
  startCarousels();
  loadMovingPictures();
  followAddress();
}
start();
addEventListener('lintel:page', start);
// From here on the loader lets presses pass.
document.documentElement.dataset.acts = '';
