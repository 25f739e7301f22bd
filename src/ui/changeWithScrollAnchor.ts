import { flushSync } from 'react-dom';

/**
 * Changes state synchronously, and scrolls so that an element keeps its place in the view: a pressed button stays under
 * the finger while something above it collapses.
 */
export function changeWithScrollAnchor(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}
