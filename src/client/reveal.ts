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

const revealed = '[data-reveal]:not([data-reveal=none])';

/** All that was hidden, or was in view already: it comes once. */
const known = new WeakSet<Element>();

/**
 * Hides what is below the view until it is scrolled to. Parts of an island that is not hydrated yet are left as they are, as
 * React would find them to differ from what it renders: this is called again with the island when it is.
 * @param root the document, what is new in it, or an island that has just been hydrated
 */
export function armReveals(root: Document | Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const blocks = [...root.querySelectorAll<HTMLElement>(revealed)];
  if (root instanceof HTMLElement && root.matches(revealed)) blocks.push(root);
  // All are measured before the first is changed: the browser would lay out the page anew for each.
  const candidates = blocks.flatMap(candidatesOf).filter(({ element }) => !known.has(element));
  for (const { element } of candidates) known.add(element);
  for (const { element, byWord, isPart } of candidates.filter(isBelow)) {
    if (isPart && element.parentElement?.closest('[data-armed]')) continue;
    if (isPart) element.dataset.part = '';
    if (byWord) splitWords(element);
    element.setAttribute('data-armed', '');
    (byWord ? headings : parts).observe(element);
  }
}

/** A block as a whole; or its heading, and its cards, pictures, paragraphs and islands, each for itself. */
function candidatesOf(block: HTMLElement): Candidate[] {
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
