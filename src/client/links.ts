type Router = typeof import('./router.tsx');

let router: Router | undefined;
let isLoading = false;

/** Fetches the router, once. Where that fails, links stay plain, and the next pointer tries again. */
async function loadRouter(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    router = await import('./router.tsx');
  } catch {
    isLoading = false;
  }
}

/**
 * Follows links to other pages of the site without loading a document, once the router is there; until then they are
 * plain. It is worth its bytes only when a pointer rests on a link; on touch it would compete with the document.
 */
export function followLinks(): void {
  const prepare = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    if (internalLink(event.target)) loadRouter();
  };
  addEventListener('pointerover', prepare, { passive: true });
  addEventListener('focusin', prepare, { passive: true });
  addEventListener('click', (event) => {
    const link = internalLink(event.target);
    if (!link || !router || !isPlainClick(event)) return;
    event.preventDefault();
    router.navigate(link.href).catch(() => location.assign(link.href));
  });
}

/** A click that asks for nothing but the page: no new tab, no download, and nobody has dealt with it. */
const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to another page of this site that opens in the same tab. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname && (link.hash || link.search === location.search) ? undefined : link;
}
