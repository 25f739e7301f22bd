import { closestTo } from './closestTo.ts';

const backToTopSelector = '[data-back-to-top]';

/** Milliseconds without scrolling after which scrolling has stopped. */
const stoppedMs = 400;

/**
 * Handles the button back to the top and elements that hide while scrolling down. Browsers without scroll-driven
 * animations also get the reading progress.
 */
export function enhanceScrolling(document: Document): void {
  document.addEventListener('click', (event) => {
    if (!closestTo(event.target, backToTopSelector)) return;
    event.preventDefault();
    // Smooth or not: the style sheet follows the visitor's preference.
    scrollTo({ top: 0 });
    document.getElementById('top')?.focus({ preventScroll: true });
  });
  hideWhileScrolling(document);
  if (!CSS.supports('animation-timeline: scroll()')) showScrollProgress(document);
}

/**
 * Sets `data-away` on floating elements (`data-makes-way`) while scrolling down, until the visitor stops or scrolls up.
 */
function hideWhileScrolling(document: Document): void {
  let before = scrollY;
  let stopping: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'scroll',
    () => {
      const floating = document.querySelector('[data-makes-way]');
      floating?.toggleAttribute('data-away', scrollY > before);
      before = scrollY;
      clearTimeout(stopping);
      stopping = setTimeout(() => floating?.removeAttribute('data-away'), stoppedMs);
    },
    { passive: true },
  );
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
