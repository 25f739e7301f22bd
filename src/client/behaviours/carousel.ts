import { firstDot } from './firstDot.ts';

/*
 * Slides in a strip that one scrolls. Whether it moves by itself stands on the frame of the block, `data-paused`; how far
 * it has turned, in slides, in `--turn`.
 */

/** A carousel on the page. */
export interface Carousel {
  /** The frame of its block. */
  frame: HTMLElement;
  strip: HTMLElement;
  slides: HTMLElement[];
  /** Position of the current slide, from 0. */
  at: number;
  /** The current slide as a ring of photos turns to it, the short way round: it may be any whole number. */
  turn: number;
  isInView?: boolean;
  /** A control has set it in motion. */
  isSteered?: boolean;
  /** Until its next move. */
  moveTimer?: ReturnType<typeof setTimeout>;
  /** Until it is taken to be at rest. */
  restTimer?: ReturnType<typeof setTimeout>;
  /** Goes to a slide in place of scrolling, once a mouse can drag the slides. */
  scrollTo?: (at: number) => void;
}

/** Milliseconds before a move by which the next picture is asked for. */
const leadMs = 1500;

/** Milliseconds without movement after which a strip is at rest. */
const restMs = 120;

const isCalm = matchMedia('(prefers-reduced-motion:reduce)').matches;
const carousels = new Map<Element | null | undefined, Carousel>();

/** The carousel that an element is in. */
export const carouselAt = (target: EventTarget | null): Carousel | undefined =>
  carousels.get((target as Element | null)?.closest?.('[data-behaviour=carousel]'));

const leftOf = ({ slides: [first] }: Carousel, slide: HTMLElement | undefined) =>
  (slide?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);

/** Position of the slide that is nearest to the start of the strip. */
function nearest(carousel: Carousel): number {
  const distances = carousel.slides.map((slide) => Math.abs(leftOf(carousel, slide) - carousel.strip.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Has the pictures of the current slide and of its neighbours loaded. */
function prepare({ frame, at, slides, slides: { length } }: Carousel): void {
  for (const near of [at, at + 1, at + length - 1])
    for (const part of [slides[near % length], ...frame.querySelectorAll(`[data-place="${near % length}"]`)])
      part?.setAttribute('data-near', '');
}

/** Marks a slide as the current one wherever that is shown. */
export function show(carousel: Carousel, at: number): void {
  const { frame, slides } = carousel;
  const { length } = slides;
  const ahead = (at - carousel.at + length) % length;
  carousel.turn += ahead > length / 2 ? ahead - length : ahead;
  carousel.at = at;
  frame.style.setProperty('--turn', String(carousel.turn));
  for (const part of frame.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = Number(part.dataset.place);
    part.toggleAttribute('data-current', place === at);
    if (part.dataset.act) part.ariaCurrent = place === at ? 'true' : null;
    const dots = Number(part.parentElement?.dataset.dots);
    const first = firstDot(length, at, dots);
    if (dots) part.hidden = place < first || place >= first + dots;
  }
  const status = frame.querySelector('p[aria-live]');
  if (status) status.textContent = slides[at]?.ariaLabel ?? '';
  prepare(carousel);
}

function goTo(carousel: Carousel, at: number): void {
  const { strip, slides, scrollTo } = carousel;
  show(carousel, at);
  carousel.isSteered = true;
  if (scrollTo) scrollTo(at);
  else strip.scrollTo({ left: leftOf(carousel, slides[at]), behavior: isCalm ? 'instant' : 'smooth' });
}

/** Goes to the next slide or the one before, round the ends. */
function step(carousel: Carousel, by: 1 | -1): void {
  const { strip, slides, at, scrollTo } = carousel;
  // Where several slides are in view, the last ones never come to the start of the strip.
  const isAtEnd = !scrollTo && Math.abs(strip.scrollLeft) + strip.clientWidth > strip.scrollWidth - 2;
  const from = isAtEnd ? (by > 0 ? -1 : nearest(carousel)) : at;
  goTo(carousel, (from + by + slides.length) % slides.length);
}

/** Goes where a control leads: to the slide of its `data-place`, or some slides on. */
export function moveSlides(control: HTMLElement, by?: 1 | -1): void {
  const carousel = carouselAt(control);
  if (!carousel) return;
  // Also where nothing but a click came, as from a press that was repeated.
  setPaused(carousel, true);
  if (by) step(carousel, by);
  else goTo(carousel, Number(control.dataset.place));
}

/** Follows a strip that a finger or the keyboard has scrolled, once it is at rest. */
export function followStrip({ target }: Event): void {
  const carousel = carouselAt(target);
  if (carousel?.strip !== target || carousel.scrollTo) return;
  clearTimeout(carousel.restTimer);
  carousel.restTimer = setTimeout(() => {
    const at = nearest(carousel);
    // A mouse may have come meanwhile: what it drags does not scroll.
    if (!carousel.isSteered && !carousel.scrollTo && at !== carousel.at) {
      setPaused(carousel, true);
      show(carousel, at);
    }
    carousel.isSteered = false;
  }, restMs);
}

/** Sets the time of the next move, or calls it off. */
function schedule(carousel: Carousel): void {
  const { paused, autoplay, still } = carousel.frame.dataset;
  const everyMs = Number(autoplay);
  const wait = (ms: number, next: () => void) => {
    carousel.moveTimer = setTimeout(next, ms);
  };
  clearTimeout(carousel.moveTimer);
  if (paused !== undefined || still !== undefined || !everyMs || !carousel.isInView) return;
  const lead = Math.min(leadMs, everyMs);
  wait(everyMs - lead, () => {
    prepare(carousel);
    wait(lead, () => {
      step(carousel, 1);
      schedule(carousel);
    });
  });
}

function setPaused(carousel: Carousel, isPaused: boolean): void {
  const { frame } = carousel;
  const button = frame.querySelector<HTMLElement>('[data-act=pause]');
  if (!button || 'paused' in frame.dataset === isPaused) return;
  frame.toggleAttribute('data-paused', isPaused);
  [button.ariaLabel, button.dataset.otherwise] = [button.dataset.otherwise ?? '', button.ariaLabel ?? ''];
  // Moves that nobody asked for are not read out.
  frame.querySelector('p[aria-live]')?.setAttribute('aria-live', isPaused ? 'polite' : 'off');
  schedule(carousel);
}

/** The pause button: stops what moves by itself for good, or starts it again. */
export function togglePause(button: HTMLElement): void {
  const carousel = carouselAt(button);
  if (carousel) setPaused(carousel, !('paused' in carousel.frame.dataset));
}

/** Whatever a visitor does in a carousel stops it, but for the button that starts it. */
export function stopWhenUsed({ target }: Pick<Event, 'target'>): void {
  const carousel = carouselAt(target);
  if (!carousel || (target as Element).closest('[data-act=pause]')) return;
  carousel.isSteered = false;
  prepare(carousel);
  setPaused(carousel, true);
}

const inView = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const carousel = carousels.get(target);
      if (!carousel) continue;
      carousel.isInView = isIntersecting;
      schedule(carousel);
    }
  },
  { threshold: 0.5 },
);

// Where everything fits in view there is nothing to steer.
const fits = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const carousel = carouselAt(target);
    if (!carousel || carousel.scrollTo) continue;
    carousel.frame.toggleAttribute('data-still', target.scrollWidth < target.clientWidth + 2);
    schedule(carousel);
  }
});

/** Starts the carousels that are new on the page, and forgets those that have left it. */
export function startCarousels(): void {
  for (const frame of carousels.keys()) if (!frame?.isConnected) carousels.delete(frame);
  for (const frame of document.querySelectorAll<HTMLElement>('[data-behaviour=carousel]')) {
    const strip = frame.querySelector<HTMLElement>('[data-strip]');
    if (!strip || carousels.has(frame)) continue;
    const slides = [...(strip.firstElementChild?.children ?? [])] as HTMLElement[];
    const carousel = { frame, strip, slides, at: 0, turn: 0 };
    carousels.set(frame, carousel);
    fits.observe(strip);
    inView.observe(frame);
    // One that was scrolled before this came is in use.
    const at = nearest(carousel);
    if (at > 0 || isCalm) setPaused(carousel, true);
    if (at > 0) show(carousel, at);
  }
  // So is one that has the focus.
  stopWhenUsed({ target: document.activeElement });
}
