import { type KeyboardEvent, useState } from 'react';
import { settle, step } from './viewerIndex.ts';

/** Pictures that are leafed through one at a time. */
export interface Leafing {
  /** Position of the one that is shown, from 0. */
  index: number;
  count: number;
  /** Goes so many pictures on, round the ends; backwards where it is negative. */
  leaf: (by: number) => void;
  /** Leafs by the arrow keys. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Leafs through pictures. Where there come to be fewer than the one that is shown, it begins again.
 * @param count how many there are
 * @param first position of the one that is shown at first
 */
export function useLeafing(count: number, first = 0): Leafing {
  const [wanted, setWanted] = useState(first);
  const index = settle(wanted, count);
  if (index !== wanted) setWanted(index);
  const leaf = (by: number) => setWanted((current) => (count > 1 ? step(current, by, count) : current));
  return {
    index,
    count,
    leaf,
    onKeyDown(event) {
      const ahead = document.dir === 'rtl' ? -1 : 1;
      const by = { ArrowRight: ahead, ArrowLeft: -ahead }[event.key];
      if (!by || count < 2) return;
      event.preventDefault();
      leaf(by);
    },
  };
}
