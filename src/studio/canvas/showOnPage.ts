import type { LivePage } from './livePage.ts';
import type { Pointed } from './pointed.ts';
import { rectOf } from './rects.ts';

/** Opens what hides something, and scrolls to it. */
export function showOnPage(page: LivePage, pointed: Pointed): void {
  const element = pointed.shown?.parentElement ?? pointed.parts?.[0]?.parentElement ?? pointed.frame;
  if (!element) return;
  openAround(page, element);
  const rect = rectOf(pointed);
  const { innerHeight: height } = page.window;
  if (!rect || (rect.top >= 0 && rect.bottom <= height)) return;
  const middle = (rect.top + rect.bottom - height) / 2;
  // What is higher than the view is shown from its beginning.
  const top = rect.bottom - rect.top > height ? rect.top - height / 8 : middle;
  page.window.scrollBy({ top, behavior: 'instant' });
}

function openAround({ document }: LivePage, element: Element): void {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    if (outer.nodeName === 'DETAILS') outer.setAttribute('open', '');
    if (!outer.matches('[role=tabpanel],[role=region][id]') || outer.checkVisibility()) continue;
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(outer.id)}"]`);
    opener?.click();
  }
}
