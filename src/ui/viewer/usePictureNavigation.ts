import { type KeyboardEvent, useState } from 'react';
import { existingIndexOrFirst, wrappedIndex } from './viewerIndex.ts';

/** Navigation among pictures that are shown one at a time. */
export interface PictureNavigation {
  /** Position of the shown picture, from 0. */
  index: number;
  count: number;
  /** Moves by a number of pictures, looping; backwards if it is negative. */
  leaf: (by: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Navigates among pictures. If the shown picture no longer exists, the first one is shown.
 * @param count number of pictures
 * @param first position of the picture shown at first
 */
export function usePictureNavigation(count: number, first = 0): PictureNavigation {
  const [requested, setRequested] = useState(first);
  const index = existingIndexOrFirst(requested, count);
  if (index !== requested) setRequested(index);
  const leaf = (by: number) => setRequested((current) => (count > 1 ? wrappedIndex(current, by, count) : current));
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
