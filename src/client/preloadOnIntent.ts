import { isSlowConnection } from './connection.ts';
import { fetchOnce } from './fetchOnce.ts';
import { mayBePageOfSite, pageLinkAt } from './pageLink.ts';

type Router = typeof import('./router.tsx');

let router: Router | undefined;

/** The router; undefined until it is loaded. */
export const loadedRouter = (): Router | undefined => router;

const loadRouter = fetchOnce(async () => {
  router = await import('./router.tsx');
});

/** Time in ms that a mouse hovers over a link before its page is prefetched. */
const hoverMs = 80;

let hoverTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the router when a link is hovered or focused by keyboard, and prefetches the link's page when a mouse stays on
 * it or it is pressed. A touch alone loads nothing: the router would compete with the document.
 */
export function preloadOnIntent(): void {
  if (isSlowConnection()) return;
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(sign, (event) => preloadForLink(event as PointerEvent), { passive: true });
}

function preloadForLink({ type, target, pointerType }: PointerEvent): void {
  clearTimeout(hoverTimer);
  const link = pageLinkAt(target);
  if (!link || link.href === location.href || !mayBePageOfSite(link.href)) return;
  const prefetch = () => router?.prefetch(link.href);
  if (type === 'pointerdown') prefetch();
  else if (pointerType ? pointerType !== 'touch' : link.matches(':focus-visible')) {
    const loaded = loadRouter();
    // Without the router, following the link loads a document.
    loaded.catch(() => {});
    if (pointerType) hoverTimer = setTimeout(() => loaded.then(prefetch, () => {}), hoverMs);
  }
}
