import { isSamePlace, seenFrames, seenValues } from './findPlace.ts';
import type { LivePage } from './livePage.ts';
import { around, type Pointed, pointedFrame, pointedShown } from './pointed.ts';
import { rectOf } from './rects.ts';

/** What keys do on the canvas. */
export interface KeyActions {
  select: (pointed: Pointed | undefined) => void;
  type: (pointed: Pointed) => void;
}

const steps: Record<string, { among: 'blocks' | 'values'; by: 1 | -1 }> = {
  ArrowDown: { among: 'blocks', by: 1 },
  ArrowUp: { among: 'blocks', by: -1 },
  ArrowRight: { among: 'values', by: 1 },
  ArrowLeft: { among: 'values', by: -1 },
};

/**
 * Does what a key is for: arrows up and down go from block to block, left and right from value to value, Tab on to the
 * next value and out of the canvas behind the last; Enter types, Escape goes outwards.
 * @returns false for keys that mean nothing here
 */
export function takeKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  page: LivePage,
  selected: Pointed | undefined,
  { select, type }: KeyActions,
): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape' && selected) {
    select(around(selected));
    return true;
  }
  if (key === 'Enter' && selected?.shown) {
    type(selected);
    return true;
  }
  const step = key === 'Tab' && selected ? { among: 'values' as const, by: shiftKey ? -1 : 1 } : steps[key];
  if (!step || (shiftKey && key !== 'Tab')) return false;
  const all: Pointed[] =
    step.among === 'blocks'
      ? seenFrames(page.origins).map(pointedFrame)
      : seenValues(page.origins).flatMap((shown) => pointedShown(page.origins, shown) ?? []);
  const next = nextOf(all, selected, step.by, page.window.innerHeight);
  if (next) select(next);
  return next !== undefined;
}

function nextOf(all: Pointed[], selected: Pointed | undefined, by: number, height: number): Pointed | undefined {
  if (!selected) return all.find((one) => isInView(one, height)) ?? all[0];
  const exact = all.findIndex((one) => isSameThing(one, selected));
  // What is selected may have been drawn anew since, and a value may consist of several pieces.
  const isSame = (one: Pointed) => one.frame === selected.frame && isSamePlace(one.place, selected.place);
  const at = exact !== -1 ? exact : by > 0 ? all.findLastIndex(isSame) : all.findIndex(isSame);
  if (at !== -1) return all[at + by];
  // From a value to blocks, or from a block to values: beginning with what is around it or in it.
  const inside = all.findIndex(({ frame, shown }) => (shown ? isIn(shown, selected.frame) : frame === selected.frame));
  if (inside === -1) return all.find((one) => isInView(one, height)) ?? all[0];
  const isBlock = all[inside]?.shown === undefined;
  return all[isBlock || by < 0 ? inside + by : inside];
}

const isSameThing = (one: Pointed, other: Pointed): boolean =>
  one.shown === other.shown && one.frame === other.frame && !other.parts && isSamePlace(one.place, other.place);

const isIn = (node: Node, frame: HTMLElement | undefined): boolean => frame?.contains(node) === true;

const isInView = (pointed: Pointed, height: number): boolean => {
  const rect = rectOf(pointed);
  return rect !== undefined && rect.bottom > 0 && rect.top < height;
};
