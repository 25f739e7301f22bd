import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isPauseButton } from './useCarouselAutoplay.ts';

/** Attribute of the element that scrolls until Embla moves the slides. */
export const stripAttribute = 'data-strip';

const findStrip = (root: HTMLElement | null) => root?.querySelector<HTMLElement>(`[${stripAttribute}]`);

/** Index of the slide whose start is nearest to the start of the strip. */
function nearestSlide(strip: HTMLElement): number {
  const slides = [...(strip.firstElementChild?.children ?? [])];
  const side = document.dir === 'rtl' ? 'right' : 'left';
  const edge = strip.getBoundingClientRect()[side];
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect()[side] - edge));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Transfers the strip to Embla before the browser paints: reads how far the visitor has scrolled it, then scrolls it
 * back. A strip that was scrolled, or holds the focus, is in use.
 * @param onUse called for a strip that is in use
 * @returns index of the slide at which the visitor had left the strip; undefined before hydration
 */
export function useStripPosition(root: RefObject<HTMLElement | null>, onUse: () => void): number | undefined {
  const [start, setStart] = useState<number>();

  useLayoutEffect(() => {
    const strip = findStrip(root.current);
    const reached = strip ? nearestSlide(strip) : 0;
    const { activeElement } = document;
    const isInUse = reached > 0 || root.current?.contains(activeElement);
    // A press on Pause must not start it.
    if (isInUse && !isPauseButton(activeElement)) onUse();
    setStart(reached);
  }, [root, onUse]);

  useEffect(() => {
    const strip = findStrip(root.current);
    if (start !== undefined && strip) strip.scrollLeft = 0;
  }, [root, start]);

  return start;
}
