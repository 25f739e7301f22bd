import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type CarouselAutoplay, useCarouselAutoplay } from './useCarouselAutoplay.ts';
import { useEmblaState, useStripPosition, useWanted } from './useCarouselParts.ts';

/** What a carousel and the things around it (dots, photo buttons) have to know of each other. */
export interface CarouselState {
  /** Number of slides. */
  count: number;
  /** Index of the current slide. */
  selected: number;
  /** Goes to a slide. */
  select: (index: number) => void;
  /** Goes to the next slide or the one before, round the ends. */
  move: (by: 1 | -1) => void;
  /** The engine runs; before that the carousel is a strip that one scrolls. */
  live: boolean;
  /** Slide at which the visitor had left the strip. */
  start: number;
  /** Everything fits in view: there is nothing to move. */
  still: boolean;
  /** Indexes of the slides that can be seen; undefined as long as nobody has looked. */
  inView: number[] | undefined;
  /** Slides that are or were close enough for their pictures to be loaded. */
  wanted: ReadonlySet<number>;
  autoplay: CarouselAutoplay;
  /** The carousel's outermost element. */
  rootRef: RefObject<HTMLElement | null>;
  setApi: (api: EmblaCarouselType) => void;
}

/** Options of {@link useCarousel}. */
export interface CarouselOptions {
  /** Number of slides. */
  count: number;
  /** Milliseconds between two moves; undefined when nothing moves by itself. */
  autoplayMs?: number;
}

/** The state of one carousel, to be handed to `<Carousel state>`. */
export function useCarousel({ count, autoplayMs }: CarouselOptions): CarouselState {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  const rootRef = useRef<HTMLElement>(null);
  const autoplay = useCarouselAutoplay(api, count > 1 ? autoplayMs : undefined);
  const { live, start } = useStripPosition(rootRef, autoplay.stop);
  const { selected, inView, still } = useEmblaState(api, start);
  const wanted = useWanted(selected, count, live, autoplay.playing);

  const act = useWhenRunning(api);
  const select = useCallback((index: number) => act((engine) => engine.scrollTo(index)), [act]);
  const move = useCallback(
    (by: 1 | -1) =>
      act((engine) => {
        if (by === 1) engine.canScrollNext() ? engine.scrollNext() : engine.scrollTo(0);
        else engine.canScrollPrev() ? engine.scrollPrev() : engine.scrollTo(engine.scrollSnapList().length - 1);
      }),
    [act],
  );

  return { count, selected, select, move, live, start, still, inView, wanted, autoplay, rootRef, setApi };
}

/** Does something with the engine, or as soon as it runs: a click can come in between hydration and then. */
function useWhenRunning(api: EmblaCarouselType | null) {
  const waiting = useRef<(engine: EmblaCarouselType) => void>(undefined);
  useEffect(() => {
    if (!api) return;
    waiting.current?.(api);
    waiting.current = undefined;
  }, [api]);
  return useCallback(
    (action: (engine: EmblaCarouselType) => void) => {
      if (api) action(api);
      else waiting.current = action;
    },
    [api],
  );
}
