import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Attribute of the pause button: pressing it is not the use that stops the movement. */
export const pauseButtonAttribute = 'data-autoplay-toggle';

/** Milliseconds before a move at which the picture of the next slide is loaded. */
const pictureLeadMs = 1500;

export const isPauseButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${pauseButtonAttribute}]`) !== null;

type StopHandler = (event: { target: EventTarget | null }) => void;

/** State of a carousel's movement. */
export interface CarouselAutoplay {
  /** True if the carousel can move by itself, whether it does now or not. */
  isOffered: boolean;
  /** True if it moves, or will once it is in view. */
  isPlaying: boolean;
  /** True if its first move is imminent or has happened. */
  isDue: boolean;
  /** Starts or stops it, from the pause button. */
  toggle: () => void;
  /** Stops it until the pause button starts it again. */
  stop: () => void;
  /** Handlers of the carousel's outermost element: any use by the visitor stops the movement. */
  stopOn: Record<'onPointerDownCapture' | 'onFocusCapture' | 'onKeyDownCapture' | 'onClickCapture', StopHandler>;
  /** Plugins for Embla, the same array while the delay is the same. */
  plugins: ReturnType<typeof Autoplay>[];
}

/** Milliseconds since the block came into view: `hydration/autoplay.ts` writes that time into `data-seen`. */
const msInView = (element: HTMLElement) =>
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
    // The delay counts from when the block came into view, which may be before its hydration.
    const play = () => {
      const firstMs = hasMoved.current ? delayMs : Math.max(0, delayMs - msInView(api.rootNode()));
      const moveFirst = () => {
        hasMoved.current = true;
        api.scrollNext();
        api.plugins().autoplay?.play();
      };
      timers = [setTimeout(setDue, firstMs - pictureLeadMs, true), setTimeout(moveFirst, firstMs)];
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        pause();
        // The plugin fails when all slides fit in view.
        if (entry?.isIntersecting && api.scrollSnapList().length > 1) play();
      },
      { threshold: 0.5 },
    );
    // Embla re-creates itself and its plugin on resize: observing again starts the new one.
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
      if (!isPauseButton(target)) stop();
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
