import { closestTo } from './closestTo.ts';

const backToTopSelector = '[data-back-to-top]';

/** Milliseconds without scrolling after which one has stopped. */
const stoppedMs = 400;

/** Back to top, what makes way while one scrolls down, and what browsers without scroll-driven animations need to show it and the reading progress. */
export function enhanceScrolling(document: Document): void {
  document.addEventListener('click', (event) => {
    if (!closestTo(event.target, backToTopSelector)) return;
    event.preventDefault();
    // Smooth or not: the style sheet knows what the visitor prefers.
    scrollTo({ top: 0 });
    document.getElementById('top')?.focus({ preventScroll: true });
  });
  makeWay(document);
  if (!CSS.supports('animation-timeline: scroll()')) followScroll(document);
}

/** What floats above the page (`data-makes-way`) gets `data-away` while one scrolls down, until one stops or turns. */
function makeWay(document: Document): void {
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

function followScroll(document: Document): void {
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
