import { isSlow } from './connection.ts';
import { fetchOnce } from './fetchOnce.ts';
import { isOwnPage, linkAt } from './pageLink.ts';

type Router = typeof import('./router.tsx');

let router: Router | undefined;

/** The router, once it is there. */
export const loadedRouter = (): Router | undefined => router;

const loadRouter = fetchOnce(async () => {
  router = await import('./router.tsx');
});

/** Time that a mouse rests on a link before its page is fetched ahead, ms. */
const restMs = 80;

let rest: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the router when a link is pointed at or is reached by keyboard, and fetches the link's page ahead when a mouse
 * rests on it or it is pressed. A touch alone loads nothing: the router would compete with the document.
 */
export function prepareOnIntent(): void {
  if (isSlow()) return;
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(sign, (event) => prepare(event as PointerEvent), { passive: true });
}

function prepare({ type, target, pointerType }: PointerEvent): void {
  clearTimeout(rest);
  const link = linkAt(target);
  if (!link || link.href === location.href || !isOwnPage(link.href)) return;
  const prefetch = () => router?.prefetch(link.href);
  if (type === 'pointerdown') prefetch();
  else if (pointerType ? pointerType !== 'touch' : link.matches(':focus-visible')) {
    const loaded = loadRouter();
    // Whoever follows the link loads a document.
    loaded.catch(() => {});
    if (pointerType) rest = setTimeout(() => loaded.then(prefetch, () => {}), restMs);
  }
}
