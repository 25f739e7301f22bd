import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type CarouselAutoplay, useCarouselAutoplay } from './useCarouselAutoplay.ts';
import { useStripPosition } from './useStripPosition.ts';

/** State of a carousel and of the elements around it, such as dots and photo buttons. */
export interface CarouselState {
  count: number;
  /** Index of the current slide, from 0. */
  selected: number;
  /** Rotation of a ring of photos, in slides, the short way round: any integer. */
  turn: number;
  select: (index: number) => void;
  /** Goes to the next slide or the one before, looping. */
  move: (by: 1 | -1) => void;
  /** Slide that the visitor had scrolled to before Embla took over; undefined before hydration. */
  start: number | undefined;
  /** True if all slides fit in view, so that nothing moves. */
  isStill: boolean;
  /** Indexes of the slides in view; undefined until they are known. */
  inView: number[] | undefined;
  /** Indexes of the slides whose pictures are loaded: those that are or were next to the current one. */
  near: ReadonlySet<number>;
  autoplay: CarouselAutoplay;
  rootRef: RefObject<HTMLElement | null>;
  setApi: (api: EmblaCarouselType) => void;
}

export interface CarouselOptions {
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
  const near = useSlidesToLoad(selected, count, start !== undefined && (autoplay.isDue || !autoplay.isPlaying));

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

/** Runs an action on Embla, as soon as it is ready: a press may be replayed before. */
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

/** State of Embla: the current slide, the slides in view, and whether all of them fit. */
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
      // While Embla takes over the strip, the focused slide may be out of view for a moment.
      const inUse = api.slideNodes().findIndex((slide) => slide.contains(activeElement));
      // It is empty until the browser has reported the slides in view.
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
 * Indexes of the slides whose pictures are loaded: the current one and, once due, its neighbours. Loaded pictures stay.
 */
function useSlidesToLoad(selected: number, count: number, isDue: boolean): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    const needed = isDue ? [selected, (selected + 1) % count, (selected + count - 1) % count] : [selected];
    setNear((before) => (needed.every((index) => before.has(index)) ? before : new Set([...before, ...needed])));
  }, [selected, count, isDue]);
  return near;
}
