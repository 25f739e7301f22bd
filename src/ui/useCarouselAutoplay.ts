import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Marks the pause button: touching it must not count as the touch that stops the movement. */
export const toggleAttribute = 'data-autoplay-toggle';

/** The pause button, or a part of it. */
export const isToggle = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${toggleAttribute}]`) !== null;

/** How a carousel moves by itself. */
export interface CarouselAutoplay {
  /** It moves, or will as soon as it is in view. */
  playing: boolean;
  /** Starts it or stops it, from the pause button. */
  toggle: (event: { currentTarget: Element }) => void;
  /** Stops it for good: only the pause button starts it again. */
  stop: () => void;
  /** Handlers of the carousel's outermost element: whatever a visitor does there stops the movement. */
  stopOn: Record<'onPointerDownCapture' | 'onFocusCapture' | 'onKeyDownCapture' | 'onClickCapture', StopHandler>;
  /** Embla's plugins, the same array as long as the delay is the same. */
  plugins: ReturnType<typeof Autoplay>[];
}

/** Something in the block was pressed before it could react, and is about to be pressed again. */
export const isPressedEarly = (element: Element | null) => element?.closest('[data-pressed]') != null;

type StopHandler = (event: { target: EventTarget | null }) => void;

/**
 * How long the block has been in view before its code was there, in ms: the loader notes in `data-seen` on the block's
 * frame when it came into view (`performance.now()`). Undefined where nobody has noted it.
 */
function waitedMs(element: HTMLElement): number | undefined {
  const seen = element.closest<HTMLElement>('[data-seen]')?.dataset.seen;
  return seen === undefined ? undefined : performance.now() - Number(seen);
}

/** Makes the first move on time, though the engine's own clock starts only now. Gives a function that calls it off. */
function moveOnTime(api: EmblaCarouselType, delayMs: number): () => void {
  const waited = waitedMs(api.rootNode());
  if (waited === undefined || waited < 0) return () => {};
  const timer = setTimeout(
    () => {
      const { autoplay } = api.plugins();
      if (!autoplay?.isPlaying() || isPressedEarly(api.rootNode())) return;
      api.scrollNext();
      autoplay.reset();
    },
    Math.max(0, delayMs - waited),
  );
  return () => clearTimeout(timer);
}

/**
 * Moves a carousel while it is in view, until the visitor touches it. Nothing moves for visitors who ask for less
 * motion.
 * @param api the engine, null until it runs
 * @param delayMs milliseconds between two moves; undefined when nothing moves by itself
 */
export function useCarouselAutoplay(api: EmblaCarouselType | null, delayMs: number | undefined): CarouselAutoplay {
  const [playing, setPlaying] = useState(delayMs !== undefined);
  const isFirst = useRef(true);
  const plugins = useMemo(
    () => (delayMs === undefined ? [] : [Autoplay({ delay: delayMs, playOnInit: false })]),
    [delayMs],
  );

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!api || !playing || delayMs === undefined) return;
    const callOff = isFirst.current ? moveOnTime(api, delayMs) : undefined;
    isFirst.current = false;
    const move = new IntersectionObserver(([entry]) => {
      const { autoplay } = api.plugins();
      // Where everything fits in view there is nothing to play, and the plugin cannot.
      const canMove = api.scrollSnapList().length > 1;
      if (entry?.isIntersecting && canMove) autoplay?.play();
      else autoplay?.stop();
    });
    // Embla builds itself anew when it is resized, and its plugin with it: observing again starts the new one.
    const observe = () => {
      move.disconnect();
      move.observe(api.rootNode());
    };
    observe();
    api.on('reInit', observe);
    return () => {
      callOff?.();
      move.disconnect();
      api.off('reInit', observe);
      api.plugins().autoplay?.stop();
    };
  }, [api, playing, delayMs]);

  const stop = useCallback(() => setPlaying(false), []);
  // Before it could react, the button can only have said "Pause".
  const toggle = useCallback(({ currentTarget }: { currentTarget: Element }) => {
    const mayStart = !isPressedEarly(currentTarget);
    setPlaying((before) => mayStart && !before);
  }, []);
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

  return { playing, toggle, stop, stopOn, plugins };
}
