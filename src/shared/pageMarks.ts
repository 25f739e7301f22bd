import { type Check, isBoolean, isNumber, isText, listOf, optional, shaped } from './messageShape.ts';
import type { FileLocation } from './studio.ts';

/** A rectangle in view, CSS px of the page from the corner of its window. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A selected or pointed-at part of a page. */
export interface MarkedTarget {
  place: FileLocation;
  kind: 'block' | 'value' | 'parts';
  /** Source location of the block around it, or of itself; absent outside of blocks. */
  block?: FileLocation;
}

/** Marks of the rich text editor that are active at the caret. */
export const formats = ['bold', 'italic', 'link', 'bulletList', 'orderedList'] as const;
export type Format = (typeof formats)[number];

/** A block that is dragged over a page, and the block beside which it would land. */
export interface BlockDragMark {
  block: FileLocation;
  /** Absent while there is none. */
  beside?: FileLocation;
  side?: 'before' | 'after';
}

/** Marked parts of a page, without their positions. */
export interface MarkedTargets {
  hovered?: MarkedTarget;
  selected?: MarkedTarget;
  /** True if Tab, or Shift+Tab, leads to another value. */
  hasNext?: boolean;
  hasPrevious?: boolean;
  /** Absent while no block is dragged. */
  drag?: BlockDragMark;
  /** Absent while nothing is typed into. */
  typing?: {
    /** True in a rich text editor. */
    isRich: boolean;
    /** True if paragraphs and lists are allowed. */
    isFlow: boolean;
    active: Format[];
  };
  /** True while the focus is in a field of the page. */
  isInField: boolean;
}

/**
 * Rectangles of what is marked; absent for what is not visible now, such as in a closed tab. `drop` is the line where a
 * dragged block would land.
 */
export type MarkRects = Partial<
  Record<'hovered' | 'hoveredBlock' | 'selected' | 'selectedBlock' | 'typing' | 'drop', Rect>
>;

/** Check of a format. */
export const isFormat: Check = (value) => (formats as readonly unknown[]).includes(value);

/** Check of a source location. */
export const isPlace = shaped({ file: isText, pointer: isText });
const isRect = shaped({ left: isNumber, top: isNumber, right: isNumber, bottom: isNumber });
const isTarget = shaped({
  place: isPlace,
  kind: (value) => ['block', 'value', 'parts'].includes(value as string),
  block: optional(isPlace),
});
/** Check of a dragged block. */
export const isDragMark = shaped({
  block: isPlace,
  beside: optional(isPlace),
  side: optional((value) => value === 'before' || value === 'after'),
});
/** Check of marked targets. */
export const isTargets = shaped({
  hovered: optional(isTarget),
  selected: optional(isTarget),
  hasNext: optional(isBoolean),
  hasPrevious: optional(isBoolean),
  drag: optional(isDragMark),
  typing: optional(shaped({ isRich: isBoolean, isFlow: isBoolean, active: listOf(isFormat) })),
  isInField: isBoolean,
});
/** Check of their rectangles. */
export const isRects = shaped({
  hovered: optional(isRect),
  hoveredBlock: optional(isRect),
  selected: optional(isRect),
  selectedBlock: optional(isRect),
  typing: optional(isRect),
  drop: optional(isRect),
});
