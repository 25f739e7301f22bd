/*
 * Reveals: parts that appear when they are first scrolled to. Nothing is hidden before the visitor's first interaction,
 * nothing in view is ever hidden, and nothing moves for visitors who ask for less motion.
 */
const createRevealObserver = (options: IntersectionObserverInit) =>
  new IntersectionObserver((entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.removeAttribute('data-armed');
    }
  }, options);

const parts = createRevealObserver({ threshold: 0.1 });
const headings = createRevealObserver({ threshold: 0.5, rootMargin: '-5% 0px -20% 0px' });

/** An element that may be hidden until it is scrolled to. */
interface RevealCandidate {
  element: HTMLElement;
  /** True if it appears word by word. */
  byWord: boolean;
  /** True if it is one of many in its block. */
  isPart?: boolean;
}

const revealSelector = '[data-reveal]:not([data-reveal=none])';

/** Elements that were hidden, or already in view: each is revealed once. */
const armedElements = new WeakSet<Element>();

/**
 * Hides the elements below the view until they are scrolled to. Parts of an island that is not hydrated yet are not
 * changed, as React would find a mismatch: this is called again with the island after its hydration.
 * @param root the document, its new part, or an island that has just been hydrated
 */
export function armReveals(root: Document | Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const blocks = [...root.querySelectorAll<HTMLElement>(revealSelector)];
  if (root instanceof HTMLElement && root.matches(revealSelector)) blocks.push(root);
  // All are measured before the first is changed: otherwise the browser would lay out the page again for each.
  const candidates = blocks.flatMap(candidatesOf).filter(({ element }) => !armedElements.has(element));
  for (const { element } of candidates) armedElements.add(element);
  for (const { element, byWord, isPart } of candidates.filter(isBelow)) {
    if (isPart && element.parentElement?.closest('[data-armed]')) continue;
    if (isPart) element.dataset.revealPart = '';
    if (byWord) splitWords(element);
    element.setAttribute('data-armed', '');
    (byWord ? headings : parts).observe(element);
  }
}

/** A full block; or its heading, cards, pictures, paragraphs and islands one by one. */
function candidatesOf(block: HTMLElement): RevealCandidate[] {
  const { reveal } = block.dataset;
  if (reveal !== 'parts') return [{ element: block, byWord: reveal === 'words' }];
  const isReady = ({ parentElement }: HTMLElement) => {
    const island = parentElement?.closest<HTMLElement>('[data-island]');
    return !island || ('live' in island.dataset && island.contains(block));
  };
  return [...block.querySelectorAll<HTMLElement>('h2, p, li, article, img, [data-island]')]
    .filter(isReady)
    .map((element) => ({ element, byWord: element.localName === 'h2', isPart: true }));
}

/**
 * @returns true if an element is neither in view, nor beside the view in a carousel, nor, for a heading, so near the
 *   end of the page that it is never scrolled far enough
 */
function isBelow({ element, byWord }: RevealCandidate): boolean {
  const { top, bottom, left } = element.getBoundingClientRect();
  const below = document.documentElement.scrollHeight - scrollY - bottom;
  return top >= innerHeight && left < innerWidth && !(byWord && below < innerHeight / 5);
}

/** Wraps each word in a numbered element, so that CSS can delay it. */
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
