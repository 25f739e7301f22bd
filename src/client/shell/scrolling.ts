import { closestTo } from './closestTo.ts';

const backToTopSelector = '[data-back-to-top]';

/**
 * Handles the button back to the top. Browsers without scroll-driven animations also get the reading progress.
 */
export function enhanceScrolling(document: Document): void {
  document.addEventListener('click', (event) => {
    if (!closestTo(event.target, backToTopSelector)) return;
    event.preventDefault();
    // Smooth or not: the style sheet follows the visitor's preference.
    scrollTo({ top: 0 });
    document.getElementById('top')?.focus({ preventScroll: true });
  });
  if (!CSS.supports('animation-timeline: scroll()')) showScrollProgress(document);
}

function showScrollProgress(document: Document): void {
  let isDue = false;
  const show = () => {
    isDue = false;
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    const read = scrollTop / Math.max(1, scrollHeight - clientHeight);
    const button = document.querySelector<HTMLElement>(backToTopSelector);
    const progress = document.querySelector<HTMLElement>('[data-scroll-progress]');
    const isFar = scrollTop > Number(button?.dataset.backToTop ?? 0);
    button?.toggleAttribute('data-shown', isFar);
    progress?.toggleAttribute('data-shown', isFar);
    progress?.style.setProperty('--read', read.toFixed(4));
  };
  const request = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(show);
  };
  document.addEventListener('scroll', request, { passive: true });
  show();
}
