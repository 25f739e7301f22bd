/*
 * Reveals: parts that appear when they are first scrolled to. Nothing is hidden until the visitor has given a sign of
 * life, nothing that is in view is hidden at all, and nothing moves for those who ask for less motion.
 */
const observe = (options: IntersectionObserverInit) =>
  new IntersectionObserver((entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.removeAttribute('data-armed');
    }
  }, options);

const parts = observe({ threshold: 0.1 });
const headings = observe({ threshold: 0.5, rootMargin: '-5% 0px -20% 0px' });

/** Hides what is below the view until it is scrolled to. */
export function armReveals(root: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-reveal]:not([data-reveal=none])')) {
    const { reveal } = element.dataset;
    if (reveal === 'parts') armParts(element);
    else arm(element, reveal === 'words');
  }
}

/**
 * The heading of a block, and its cards, pictures and paragraphs, each for itself. What React is going to take over comes
 * as a whole: it would object to marks that it has not made.
 */
function armParts(block: HTMLElement): void {
  if (block.closest('[data-island]')) {
    arm(block, false);
    return;
  }
  for (const part of block.querySelectorAll<HTMLElement>('h2, p, li, article, img, [data-island]')) {
    if (part.parentElement?.closest('[data-armed], [data-island]')) continue;
    part.dataset.part = '';
    arm(part, part.localName === 'h2');
  }
}

function arm(element: HTMLElement, byWord: boolean): void {
  const { top, bottom, left } = element.getBoundingClientRect();
  const below = document.documentElement.scrollHeight - scrollY - bottom;
  // In view, beside it in a carousel, or so near the end of the page that a heading never comes to its place.
  if (top < innerHeight || left >= innerWidth || (byWord && below < innerHeight / 5)) return;
  if (byWord) splitWords(element);
  element.setAttribute('data-armed', '');
  (byWord ? headings : parts).observe(element);
}

/** Puts each word in an element of its own, numbered, so that CSS can delay it. */
function splitWords(element: HTMLElement): void {
  if (element.childElementCount > 0) return;
  element.dataset.words = '';
  const words = (element.textContent ?? '').split(/(\s+)/);
  element.replaceChildren(
    ...words.map((word, index) => {
      if (!word.trim()) return word;
      const span = document.createElement('span');
      span.textContent = word;
      span.style.setProperty('--word', String(index / 2));
      return span;
    }),
  );
}
