import { goToEvent } from '#ui/goTo.ts';
import { basePath } from './basePath.ts';
import { isSlow } from './connection.ts';
import { fetchOnce } from './fetchOnce.ts';
import { hasModifier } from './hasModifier.ts';

let router: typeof import('./router.tsx') | undefined;

const loadRouter = fetchOnce(async () => {
  router = await import('./router.tsx');
  return router;
});

/** Time that a mouse rests on a link before its page is fetched ahead, ms. */
const restMs = 80;

/**
 * Starts to follow links to other pages of the site by the router once that is there; until then they load documents. To
 * be called when a block is hydrated: React is there, and the whole style sheet.
 */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (link && event.button === 0 && !hasModifier(event)) follow(link.href, event);
  });
  document.addEventListener(goToEvent, (event) => {
    follow(new URL((event as CustomEvent<string>).detail, location.href).href, event);
  });
  if (isSlow()) return;
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(sign, (event) => prepare(event as PointerEvent), { passive: true });
}

function follow(href: string, event: Event): void {
  if (!router || event.defaultPrevented || !isOwnPage(href)) return;
  event.preventDefault();
  router.navigate(href).catch(() => location.assign(href));
}

let rest: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the router when a link is pointed at or is reached by keyboard, and fetches the link's page ahead when a mouse
 * rests on it or it is pressed. A touch alone loads nothing: the router would compete with the document.
 */
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

/** A link that opens in the same tab. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.href && !link.target && !link.hreflang && !link.hasAttribute('download') ? link : undefined;
}

/**
 * Reports whether an address may be a page of this site. A part of this page is the browser's, and so is what cannot be a
 * page: a file by its ending, and what begins with `_`.
 */
function isOwnPage(href: string): boolean {
  const { origin, pathname, search } = new URL(href);
  // Beside the folder of this site another one may lie.
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${basePath()}/`) || /\/_|\.\w+$/.test(pathname))
    return false;
  return !(href.includes('#') && pathname === location.pathname && search === location.search);
}
