import type { BlockDragMark, Rect } from '#shared/pageMarks.ts';
import type { FileLocation } from '#shared/studio.ts';
import { locationOfFrame } from './canvasTarget.ts';
import { visibleFrames } from './findOnPage.ts';
import type { PageSourceMap } from './pageSourceMap.ts';
import { rectOf } from './rects.ts';

/** Distance from an edge of the view within which the page scrolls under a dragged block, px. */
const scrollZonePx = 48;

/** Distance from an edge that two nested blocks share within which the outer one is meant, px. */
const sharedEdgePx = 10;

interface DropTarget {
  frame: HTMLElement;
  side: 'before' | 'after';
  line: Rect;
}

/** A block that is dragged over this page, by the pointer in it or by the studio. */
export class BlockDrag {
  readonly #sourceMap: PageSourceMap;
  readonly #onChange: () => void;
  #block: FileLocation | undefined;
  #point = { x: 0, y: 0 };
  #target: DropTarget | undefined;

  constructor(sourceMap: PageSourceMap, onChange: () => void) {
    this.#sourceMap = sourceMap;
    this.#onChange = onChange;
  }

  get mark(): BlockDragMark | undefined {
    const block = this.#block;
    if (!block) return undefined;
    const target = this.#target;
    return { block, ...(target && { beside: locationOfFrame(target.frame), side: target.side }) };
  }

  /** Line where the block would land. */
  get line(): Rect | undefined {
    return this.#target?.line;
  }

  /** Begins or goes on; px of this window. */
  over(block: FileLocation, x: number, y: number): void {
    const isFirst = this.#block === undefined;
    this.#block = block;
    this.#point = { x, y };
    this.#find();
    if (isFirst) requestAnimationFrame(this.#scroll);
  }

  /** Finds the place of the line again, after the page has changed under the pointer. */
  refresh(): void {
    if (this.#block) this.#find();
  }

  /** @returns the last mark */
  end(): BlockDragMark | undefined {
    const { mark } = this;
    this.#block = undefined;
    this.#target = undefined;
    this.#onChange();
    return mark;
  }

  #find(): void {
    this.#target = findDropTarget(this.#sourceMap, this.#point);
    this.#onChange();
  }

  readonly #scroll = (): void => {
    if (!this.#block) return;
    const { y } = this.#point;
    const beyond = Math.min(0, y - scrollZonePx) + Math.max(0, y - (innerHeight - scrollZonePx));
    if (beyond !== 0) {
      scrollBy({ top: Math.max(-24, Math.min(24, beyond / 2)), behavior: 'instant' });
      this.#find();
    }
    requestAnimationFrame(this.#scroll);
  };
}

function findDropTarget(sourceMap: PageSourceMap, { x, y }: { x: number; y: number }): DropTarget | undefined {
  const frame =
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-at]') ?? findNearest(visibleFrames(sourceMap), y);
  const rect = frame && rectOf({ frame });
  if (!frame || !rect) return undefined;
  const side = y < (rect.top + rect.bottom) / 2 ? 'before' : 'after';
  const edge = side === 'before' ? 'top' : 'bottom';
  const outermost = outermostAtEdge(frame, edge, y);
  const { left, right, [edge]: at } = rectOf({ frame: outermost }) ?? rect;
  return { frame: outermost, side, line: { left, right, top: at, bottom: at } };
}

/** Block that a pointer at an edge means: where blocks begin or end together, the outermost one. */
function outermostAtEdge(frame: HTMLElement, edge: 'top' | 'bottom', y: number): HTMLElement {
  const outer = frame.parentElement?.closest<HTMLElement>('[data-at]');
  const rect = outer && rectOf({ frame: outer });
  return outer && rect && Math.abs(rect[edge] - y) <= sharedEdgePx ? outermostAtEdge(outer, edge, y) : frame;
}

/** Block beside a height at which there is none, as in the header or the footer. */
function findNearest(frames: readonly HTMLElement[], y: number): HTMLElement | undefined {
  const outermost = frames.filter((frame) => !frame.parentElement?.closest('[data-at]'));
  const distanceOf = (frame: HTMLElement) => {
    const { top, bottom } = frame.getBoundingClientRect();
    return Math.max(0, top - y, y - bottom);
  };
  return outermost.sort((one, other) => distanceOf(one) - distanceOf(other))[0];
}
