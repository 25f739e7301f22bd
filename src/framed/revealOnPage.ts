import type { CanvasTarget } from './canvasTarget.ts';
import { rectOf } from './rects.ts';

/** Opens closed elements around a target, and scrolls to it. */
export function revealOnPage(target: CanvasTarget): void {
  const element = target.shown?.parentElement ?? target.parts?.[0]?.parentElement ?? target.frame;
  if (!element) return;
  openEnclosingPanels(element);
  const rect = rectOf(target);
  const { innerHeight: height } = window;
  if (!rect || (rect.top >= 0 && rect.bottom <= height)) return;
  const middle = (rect.top + rect.bottom - height) / 2;
  // A target higher than the view is shown from its beginning.
  const top = rect.bottom - rect.top > height ? rect.top - height / 8 : middle;
  scrollBy({ top, behavior: 'instant' });
}

function openEnclosingPanels(element: Element): void {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    if (outer.nodeName === 'DETAILS') outer.setAttribute('open', '');
    if (!outer.matches('[role=tabpanel],[role=region][id]') || outer.checkVisibility()) continue;
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(outer.id)}"]`);
    opener?.click();
  }
}
