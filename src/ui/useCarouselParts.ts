import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isPressedEarly, isToggle } from './useCarouselAutoplay.ts';

/** Marks the element that scrolls until the engine runs. */
export const stripAttribute = 'data-strip';

const findStrip = (root: HTMLElement | null) => root?.querySelector<HTMLElement>(`[${stripAttribute}]`);

/** Index of the slide whose start is nearest to the start of the strip. */
function nearestSlide(strip: HTMLElement): number {
  const slides = [...(strip.firstElementChild?.children ?? [])];
  const edge = strip.getBoundingClientRect().left;
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Hands the strip over to the engine: reads how far the visitor has scrolled it, then scrolls it back, all before the
 * browser paints. A strip that was moved, holds the focus or was pressed is in use and does not begin to move by itself.
 */
export function useStripPosition(root: RefObject<HTMLElement | null>, onUse: () => void) {
  const [{ live, start }, setPosition] = useState({ live: false, start: 0 });

  useLayoutEffect(() => {
    const strip = findStrip(root.current);
    const reached = strip ? nearestSlide(strip) : 0;
    const { activeElement } = document;
    const hasFocus = root.current?.contains(activeElement) && !isToggle(activeElement);
    if (reached > 0 || hasFocus || isPressedEarly(root.current)) onUse();
    setPosition({ live: true, start: reached });
  }, [root, onUse]);

  useEffect(() => {
    const strip = findStrip(root.current);
    if (live && strip) strip.scrollLeft = 0;
  }, [root, live]);

  return { live, start };
}

/** Follows the engine: the current slide, the slides in view, and whether there is anything to move. */
export function useEmblaState(api: EmblaCarouselType | null, start: number) {
  const [selected, setSelected] = useState<number>();
  const [inView, setInView] = useState<number[]>();
  const [still, setStill] = useState(false);

  useEffect(() => {
    if (!api) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    // Empty as long as the browser has not looked.
    const onView = () => setInView(api.slidesInView().length ? api.slidesInView() : undefined);
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
  }, [api]);

  return { selected: selected ?? start, inView, still };
}

/**
 * The slides whose pictures should be there: the current one, the next, the one before as soon as the visitor steers,
 * and all that have been asked for already.
 */
export function useWanted(selected: number, count: number, live: boolean, playing: boolean): ReadonlySet<number> {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    if (!live) return;
    const close = [selected, (selected + 1) % count, ...(playing ? [] : [(selected + count - 1) % count])];
    setWanted((before) => (close.every((index) => before.has(index)) ? before : new Set([...before, ...close])));
  }, [selected, count, live, playing]);
  return wanted;
}
