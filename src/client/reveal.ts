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

/** Something that may be hidden until it is scrolled to. */
interface Candidate {
  element: HTMLElement;
  /** It comes word by word. */
  byWord: boolean;
  /** It is one of many in its block. */
  isPart?: boolean;
}

/** What is filled later than the page comes: React would object to marks that it has not made, and posts have none. */
const filledLater = '[data-island], [data-behaviour=feed]';

/** Hides what is below the view until it is scrolled to. */
export function armReveals(root: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const blocks = root.querySelectorAll<HTMLElement>('[data-reveal]:not([data-reveal=none])');
  // All are measured before the first is changed: the browser would lay out the page anew for each.
  for (const { element, byWord, isPart } of [...blocks].flatMap(candidatesOf).filter(isBelow)) {
    if (isPart && element.parentElement?.closest(`[data-armed], ${filledLater}`)) continue;
    if (isPart) element.dataset.part = '';
    if (byWord) splitWords(element);
    element.setAttribute('data-armed', '');
    (byWord ? headings : parts).observe(element);
  }
}

/**
 * A block as a whole; or its heading, and its cards, pictures and paragraphs, each for itself. What is
 * filled later comes as a whole.
 */
function candidatesOf(block: HTMLElement): Candidate[] {
  const { reveal } = block.dataset;
  if (reveal !== 'parts') return [{ element: block, byWord: reveal === 'words' }];
  if (block.closest(filledLater)) return [{ element: block, byWord: false }];
  return [...block.querySelectorAll<HTMLElement>(`h2, p, li, article, img, ${filledLater}`)].map((element) => ({
    element,
    byWord: element.localName === 'h2',
    isPart: true,
  }));
}

/** Neither in view, nor beside it in a carousel, nor so near the end of the page that a heading never comes to its place. */
function isBelow({ element, byWord }: Candidate): boolean {
  const { top, bottom, left } = element.getBoundingClientRect();
  const below = document.documentElement.scrollHeight - scrollY - bottom;
  return top >= innerHeight && left < innerWidth && !(byWord && below < innerHeight / 5);
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
