import { isSameLocation } from '#shared/pointer.ts';
import { type CanvasTarget, enclosingBlockOf, targetOfFrame, targetOfNode } from './canvasTarget.ts';
import { visibleFrames, visibleValues } from './findOnPage.ts';
import type { PageSourceMap } from './pageSourceMap.ts';
import { rectOf } from './rects.ts';

interface CanvasKeyActions {
  select: (target: CanvasTarget | undefined) => void;
  type: (target: CanvasTarget) => void;
}

type CanvasKey = Pick<KeyboardEvent, 'key' | 'shiftKey'>;
type Among = 'blocks' | 'values';

const stepsByKey: Record<string, { among: Among; by: 1 | -1 }> = {
  ArrowDown: { among: 'blocks', by: 1 },
  ArrowUp: { among: 'blocks', by: -1 },
  ArrowRight: { among: 'values', by: 1 },
  ArrowLeft: { among: 'values', by: -1 },
};

/**
 * Handles a key of the canvas without Ctrl or Alt. Arrows up and down select the next block, left and right the next
 * value. Tab selects the next value, and leaves the canvas after the last. Enter starts typing, Escape selects the
 * enclosing block.
 * @returns false for keys without a meaning here
 */
export function handleCanvasKey(
  { key, shiftKey }: CanvasKey,
  sourceMap: PageSourceMap,
  selected: CanvasTarget | undefined,
  { select, type }: CanvasKeyActions,
): boolean {
  if (key === 'Escape' && selected) {
    select(enclosingBlockOf(selected));
    return true;
  }
  if (key === 'Enter' && selected?.shown) {
    type(selected);
    return true;
  }
  const step = key === 'Tab' && selected ? { among: 'values' as const, by: shiftKey ? -1 : 1 } : stepsByKey[key];
  if (!step || (shiftKey && key !== 'Tab')) return false;
  const next = nextTarget(targetsAmong(step.among, sourceMap), selected, step.by);
  if (next) select(next);
  return next !== undefined;
}

/** Ways in which Tab leads from the selection to another value. */
export function findTabSteps(
  sourceMap: PageSourceMap,
  selected: CanvasTarget | undefined,
): { hasNext: boolean; hasPrevious: boolean } {
  if (!selected) return { hasNext: false, hasPrevious: false };
  const all = targetsAmong('values', sourceMap);
  const has = (by: 1 | -1) => nextTarget(all, selected, by) !== undefined;
  return { hasNext: has(1), hasPrevious: has(-1) };
}

const targetsAmong = (among: Among, sourceMap: PageSourceMap): CanvasTarget[] =>
  among === 'blocks'
    ? visibleFrames(sourceMap).map(targetOfFrame)
    : visibleValues(sourceMap).flatMap((shown) => targetOfNode(sourceMap, shown) ?? []);

function nextTarget(all: CanvasTarget[], selected: CanvasTarget | undefined, by: number): CanvasTarget | undefined {
  const firstInView = () => all.find(isInView) ?? all[0];
  if (!selected) return firstInView();
  const exact = all.findIndex((one) => isSameTarget(one, selected));
  // The selection may have been rendered anew since, and a value may consist of several pieces.
  const isSame = (one: CanvasTarget) => one.frame === selected.frame && isSameLocation(one.place, selected.place);
  const index = exact !== -1 ? exact : by > 0 ? all.findLastIndex(isSame) : all.findIndex(isSame);
  if (index !== -1) return all[index + by];
  // From a value to blocks or back: starts with the enclosing block or the first value inside.
  const inside = all.findIndex(({ frame, shown }) =>
    shown ? selected.frame?.contains(shown) : frame === selected.frame,
  );
  if (inside === -1) return firstInView();
  const isBlock = all[inside]?.shown === undefined;
  return all[isBlock || by < 0 ? inside + by : inside];
}

const isSameTarget = (one: CanvasTarget, other: CanvasTarget): boolean =>
  one.shown === other.shown && one.frame === other.frame && !other.parts && isSameLocation(one.place, other.place);

const isInView = (target: CanvasTarget): boolean => {
  const rect = rectOf(target);
  return rect !== undefined && rect.bottom > 0 && rect.top < innerHeight;
};
