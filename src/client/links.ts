import { goToEvent } from '#ui/goTo.ts';
import { basePath } from './basePath.ts';
import { fetchOnce } from './fetchOnce.ts';
import { fetchAhead, withoutHash } from './pageDocument.ts';

const loadRouter = fetchOnce(() => import('./router.ts'));

/** How long somebody who has followed a link waits for the router before a document is loaded instead, ms. */
const patienceMs = 2000;

/** How long a mouse rests on a link before its page is fetched ahead, ms. */
const restMs = 80;

/**
 * Has the router follow all links to other pages of the site, whoever follows them and how, without loading a document.
 * To be called when a block has come to life: the whole style sheet is there, and what was filled in stays.
 */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (!link || !isPlainClick(event) || !isOwnPage(link.href)) return;
    event.preventDefault();
    follow(link.href);
  });
  document.addEventListener(goToEvent, (event) => {
    const { href } = new URL((event as CustomEvent<string>).detail, location.href);
    if (!isOwnPage(href)) return;
    event.preventDefault();
    follow(href);
  });
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (!saveData) prefetchLinks();
}

let follows = 0;

/** Goes to a page of this site. Of several that are asked for in a row, the last one counts. */
async function follow(href: string): Promise<void> {
  const turn = ++follows;
  const isTooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  try {
    const router = await Promise.race([loadRouter(), isTooLate]);
    if (turn !== follows) return;
    if (router) await router.navigate(href);
    else location.assign(href);
  } catch {
    if (turn === follows) location.assign(href);
  }
}

/**
 * Fetches the router when a link is pointed at, has the focus or is being pressed, and the link's page when a mouse rests
 * on it or it is being pressed. For a finger, router and page come in one trip.
 */
function prefetchLinks(): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const prefetch = async (link: HTMLAnchorElement) => {
    try {
      await (await loadRouter()).prefetch(link.href);
    } catch {
      // Whoever follows the link is going to find out.
    }
  };
  const prepare = (event: Event) => {
    const { type, target, pointerType } = event as PointerEvent;
    clearTimeout(rest);
    const link = linkAt(target);
    if (!link || link.href === location.href || !isOwnPage(link.href)) return;
    loadRouter().catch(() => {});
    if (pointerType === 'touch') fetchAhead(withoutHash(link.href));
    else if (type === 'pointerdown') prefetch(link);
    else if (pointerType === 'mouse') rest = setTimeout(prefetch, restMs, link);
  };
  addEventListener('pointerover', prepare, { passive: true });
  addEventListener('pointerdown', prepare, { passive: true });
  addEventListener('focusin', prepare, { passive: true });
}

/** A click that asks for nothing but the page: no new tab, no download, and nobody has dealt with it. */
const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link that opens in the same tab. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.href && !link.target && !link.hreflang && !link.hasAttribute('download') ? link : undefined;
}

/**
 * Whether the router has to do with an address. A part of this page is the browser's, and so is what cannot be a page: a
 * file by its ending, and what begins with `_`.
 */
function isOwnPage(href: string): boolean {
  const { origin, pathname, search } = new URL(href);
  // Beside the folder of this site another one may lie.
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${basePath()}/`) || /\/_|\.\w+$/.test(pathname))
    return false;
  return !(href.includes('#') && pathname === location.pathname && search === location.search);
}
