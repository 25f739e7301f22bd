import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Attribute of the pause button: a press on it is not the use that stops the movement. */
export const toggleAttribute = 'data-autoplay-toggle';

/** Milliseconds before a move by which the picture of the next slide is loaded. */
const leadMs = 1500;

/** @returns whether an element is the pause button of a carousel */
export const isToggle = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${toggleAttribute}]`) !== null;

type StopHandler = (event: { target: EventTarget | null }) => void;

/** Movement of a carousel by itself. */
export interface CarouselAutoplay {
  /** The carousel is of the kind that moves by itself, whether it does now or not. */
  isOffered: boolean;
  /** It moves, or will as soon as it is in view. */
  isPlaying: boolean;
  /** Its first move is about to come, or has come. */
  isDue: boolean;
  /** Starts or stops it, from the pause button. */
  toggle: () => void;
  /** Stops it until the pause button starts it again. */
  stop: () => void;
  /** Handlers of the carousel's outermost element: whatever a visitor does there stops the movement. */
  stopOn: Record<'onPointerDownCapture' | 'onFocusCapture' | 'onKeyDownCapture' | 'onClickCapture', StopHandler>;
  /** Plugins for Embla, the same array as long as the delay is the same. */
  plugins: ReturnType<typeof Autoplay>[];
}

/** Milliseconds for which the block has been in view: `hydration/autoplay.ts` notes since when, in `data-seen`. */
const seenMs = (element: HTMLElement) =>
  performance.now() - Number(element.closest<HTMLElement>('[data-seen]')?.dataset.seen ?? performance.now());

/**
 * Moves a carousel while it is in view, until the visitor uses it. Nothing moves for visitors who ask for less motion.
 * @param api Embla, undefined until it is ready
 * @param delayMs milliseconds between two moves; undefined or 0 where nothing moves by itself
 */
export function useCarouselAutoplay(api: EmblaCarouselType | undefined, delayMs = 0): CarouselAutoplay {
  const [isPlaying, setPlaying] = useState(delayMs > 0);
  const [isDue, setDue] = useState(false);
  const hasMoved = useRef(false);
  const plugins = useMemo(() => (delayMs ? [Autoplay({ delay: delayMs, playOnInit: false })] : []), [delayMs]);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!api || !isPlaying || !delayMs) return;
    let timers: ReturnType<typeof setTimeout>[] = [];
    const pause = () => {
      for (const timer of timers) clearTimeout(timer);
      api.plugins().autoplay?.stop();
    };
    // The first move is counted from when the block came into view, which may be before it was hydrated.
    const play = () => {
      const firstMs = hasMoved.current ? delayMs : Math.max(0, delayMs - seenMs(api.rootNode()));
      const moveFirst = () => {
        hasMoved.current = true;
        api.scrollNext();
        api.plugins().autoplay?.play();
      };
      timers = [setTimeout(setDue, firstMs - leadMs, true), setTimeout(moveFirst, firstMs)];
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        pause();
        // Where everything fits in view there is nothing to move, and the plugin cannot.
        if (entry?.isIntersecting && api.scrollSnapList().length > 1) play();
      },
      { threshold: 0.5 },
    );
    // Embla builds itself anew when it is resized, and its plugin with it: observing again starts the new one.
    const observe = () => {
      observer.disconnect();
      observer.observe(api.rootNode());
    };
    observe();
    api.on('reInit', observe);
    return () => {
      observer.disconnect();
      api.off('reInit', observe);
      pause();
    };
  }, [api, isPlaying, delayMs]);

  const stop = useCallback(() => setPlaying(false), []);
  const toggle = useCallback(() => setPlaying((before) => !before), []);
  const stopOn = useMemo(() => {
    const handler: StopHandler = ({ target }) => {
      if (!isToggle(target)) stop();
    };
    return {
      onPointerDownCapture: handler,
      onFocusCapture: handler,
      onKeyDownCapture: handler,
      onClickCapture: handler,
    };
  }, [stop]);

  return { isOffered: delayMs > 0, isPlaying, isDue, toggle, stop, stopOn, plugins };
}
