import { useLayoutEffect, useRef } from 'react';
import type { MarkRects, Rect } from '#shared/pageMarks.ts';
import type { FramedPage } from '../framedPages/framedPage.ts';
import classes from './ElementOutline.module.css';

/** Name of a rectangle on the page. */
type Marked = keyof MarkRects;

/**
 * Positions an element of the studio over something on the page, or hides it while that is not visible.
 * @param put is given px of the studio from the corner of the page
 */
export function useOverlayPosition(
  page: FramedPage,
  around: Marked,
  scale: number,
  put: (box: HTMLElement, rect: Rect) => void,
) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const update = () => {
      const rect = page.rects[around];
      if (!box.current) return;
      box.current.hidden = !rect;
      if (rect) put(box.current, scaleRect(rect, scale));
    };
    update();
    return page.onMarks(update);
  }, [page, around, scale, put]);
  return box;
}

const scaleRect = ({ left, top, right, bottom }: Rect, factor: number): Rect => ({
  left: left * factor,
  top: top * factor,
  right: right * factor,
  bottom: bottom * factor,
});

interface ElementOutlineProps {
  page: FramedPage;
  around: Marked;
  scale: number;
  look: 'hover' | 'hoverBlock' | 'selected' | 'selectedBlock';
  name?: string | undefined;
}

export function ElementOutline({ page, around, scale, look, name }: ElementOutlineProps) {
  const box = useOverlayPosition(page, around, scale, positionAround);
  return (
    <div ref={box} className={classes.outline} data-look={look}>
      {name && <span className={classes.name}>{name}</span>}
    </div>
  );
}

/** Height of the label above the outline, px. */
const nameHeightPx = 20;

/** Lays an element over a rectangle. `--above` is set to the height hidden above the view. */
export function positionAround(box: HTMLElement, { left, top, right, bottom }: Rect): void {
  box.style.transform = `translate(${left}px, ${top}px)`;
  box.style.width = `${right - left}px`;
  box.style.height = `${bottom - top}px`;
  box.toggleAttribute('data-inside', top < nameHeightPx);
  box.style.setProperty('--above', `${Math.max(0, -top)}px`);
}
