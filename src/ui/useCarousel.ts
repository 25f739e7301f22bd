import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type CarouselAutoplay, useCarouselAutoplay } from './useCarouselAutoplay.ts';
import { useStripPosition } from './useStripPosition.ts';

/** State of a carousel, and of what stands around it, such as dots and photo buttons. */
export interface CarouselState {
  /** Number of slides. */
  count: number;
  /** Index of the current slide, from 0. */
  selected: number;
  /** The current slide as a ring of photos turns to it, the short way round: it may be any whole number. */
  turn: number;
  /** Goes to a slide. */
  select: (index: number) => void;
  /** Goes to the next slide or the one before, round the ends. */
  move: (by: 1 | -1) => void;
  /** Slide that the visitor had scrolled to before Embla moved the slides; undefined before hydration. */
  start: number | undefined;
  /** Everything fits in view: there is nothing to move. */
  isStill: boolean;
  /** Indexes of the slides in view; undefined until they are known. */
  inView: number[] | undefined;
  /** Indexes of the slides whose pictures are loaded: those that are or were next to the current one. */
  near: ReadonlySet<number>;
  autoplay: CarouselAutoplay;
  /** The carousel's outermost element. */
  rootRef: RefObject<HTMLElement | null>;
  setApi: (api: EmblaCarouselType) => void;
}

/** Options of {@link useCarousel}. */
export interface CarouselOptions {
  /** Number of slides. */
  count: number;
  /** Milliseconds between two moves; undefined or 0 where nothing moves by itself. */
  autoplayMs?: number | undefined;
}

/** @returns the state of one carousel, for `<Carousel state>` */
export function useCarousel({ count, autoplayMs }: CarouselOptions): CarouselState {
  const [api, setApi] = useState<EmblaCarouselType>();
  const rootRef = useRef<HTMLElement>(null);
  const autoplay = useCarouselAutoplay(api, count > 1 ? autoplayMs : undefined);
  const start = useStripPosition(rootRef, autoplay.stop);
  const { selected, turn, inView, isStill } = useEmblaState(api, count, start);
  const near = useNear(selected, count, start !== undefined && (autoplay.isDue || !autoplay.isPlaying));

  const act = useWhenReady(api);
  const select = useCallback((index: number) => act((embla) => embla.scrollTo(index)), [act]);
  const move = useCallback(
    (by: 1 | -1) =>
      act((embla) => {
        if (by === 1) embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0);
        else embla.canScrollPrev() ? embla.scrollPrev() : embla.scrollTo(embla.scrollSnapList().length - 1);
      }),
    [act],
  );

  return { count, selected, turn, select, move, start, isStill, inView, near, autoplay, rootRef, setApi };
}

/** Does something with Embla, or as soon as it is ready: a press may be replayed before. */
function useWhenReady(api: EmblaCarouselType | undefined) {
  const pending = useRef<((embla: EmblaCarouselType) => void)[]>([]);
  useEffect(() => {
    if (api) for (const action of pending.current.splice(0)) action(api);
  }, [api]);
  return useCallback(
    (action: (embla: EmblaCarouselType) => void) => {
      if (api) action(api);
      else pending.current.push(action);
    },
    [api],
  );
}

/** Follows Embla: the current slide, the slides in view, and whether there is anything to move. */
function useEmblaState(api: EmblaCarouselType | undefined, count: number, start = 0) {
  const [{ selected, turn }, setSelected] = useState({ selected: 0, turn: 0 });
  const [inView, setInView] = useState<number[]>();
  const [isStill, setStill] = useState(false);

  useEffect(() => setSelected({ selected: start, turn: start }), [start]);
  useEffect(() => {
    if (!api) return;
    const onSelect = () => {
      const next = api.selectedScrollSnap();
      setSelected((before) => {
        const ahead = (next - before.selected + count) % count;
        return { selected: next, turn: before.turn + (ahead > count / 2 ? ahead - count : ahead) };
      });
    };
    const onView = () => {
      const seen = api.slidesInView();
      const { activeElement } = document;
      // While Embla takes the strip over, the slide with the focus may be out of view for a moment.
      const inUse = api.slideNodes().findIndex((slide) => slide.contains(activeElement));
      // Empty until the browser has reported what is in view.
      setInView(seen.length ? [...seen, inUse] : undefined);
    };
    const onInit = () => {
      setStill(api.scrollSnapList().length < 2);
      onSelect();
      onView();
    };
    onInit();
    api.on('select', onSelect).on('slidesInView', onView).on('reInit', onInit);
    return () => {
      api.off('select', onSelect).off('slidesInView', onView).off('reInit', onInit);
    };
  }, [api, count]);

  return { selected, turn, inView, isStill };
}

/**
 * Indexes of the slides whose pictures are loaded: the current one and, from when it is due, its neighbours. What was
 * loaded stays.
 */
function useNear(selected: number, count: number, isDue: boolean): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    const all = isDue ? [selected, (selected + 1) % count, (selected + count - 1) % count] : [selected];
    setNear((before) => (all.every((index) => before.has(index)) ? before : new Set([...before, ...all])));
  }, [selected, count, isDue]);
  return near;
}
