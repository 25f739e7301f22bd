import { flushSync } from 'react-dom';

/**
 * Changes state at once, and scrolls so that an element stays where it is in the view: what was pressed stays under the
 * finger while something above it folds away.
 */
export function holdInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}
