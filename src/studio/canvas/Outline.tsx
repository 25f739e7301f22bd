import { useLayoutEffect, useRef } from 'react';
import type { LivePage } from './livePage.ts';
import classes from './Outline.module.css';
import type { Pointed } from './pointed.ts';
import { type Rect, rectOf } from './rects.ts';

/** What can be found on the page. */
type Placed = Pick<Pointed, 'shown' | 'frame' | 'parts'>;

/**
 * Keeps an element over the page where something on the page is; it is hidden while that is not shown.
 * @param put is given where that is, px of the studio from the corner of the page
 */
export function usePlaced(page: LivePage, pointed: Placed, scale: number, put: (box: HTMLElement, rect: Rect) => void) {
  const box = useRef<HTMLDivElement>(null);
  const { shown, frame, parts } = pointed;
  useLayoutEffect(() => {
    const place = () => {
      const rect = rectOf({ ...(shown && { shown }), ...(frame && { frame }), ...(parts && { parts }) });
      if (!box.current) return;
      box.current.hidden = !rect;
      if (rect) put(box.current, scaled(rect, scale));
    };
    place();
    return page.onMove(place);
  }, [page, shown, frame, parts, scale, put]);
  return box;
}

const scaled = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});

/** How an outline looks: what the pointer is over, what is selected, and the block around each. */
export type OutlineLook = 'hover' | 'hoverBlock' | 'selected' | 'selectedBlock';

/** A line around something on the page, with its name. It goes where that goes. */
export function Outline({
  page,
  pointed,
  scale,
  look,
  name,
}: {
  page: LivePage;
  pointed: Placed;
  /** By how much the page is scaled: 1 for not at all. */
  scale: number;
  look: OutlineLook;
  /** Without it the line has none. */
  name?: string | undefined;
}) {
  const box = usePlaced(page, pointed, scale, putAround);
  return (
    <div ref={box} className={classes.outline} data-look={look}>
      {name && <span className={classes.name}>{name}</span>}
    </div>
  );
}

/** Of the name over the line, px. */
const nameHeight = 20;

/** Lays an element over a place; how much of it is above the view stands in `--above`. */
export function putAround(box: HTMLElement, { left, top, right, bottom }: Rect): void {
  box.style.transform = `translate(${left}px, ${top}px)`;
  box.style.width = `${right - left}px`;
  box.style.height = `${bottom - top}px`;
  box.toggleAttribute('data-inside', top < nameHeight);
  box.style.setProperty('--above', `${Math.max(0, -top)}px`);
}
