import { hasModifier, navigationEvent } from '#ui/navigateTo.ts';
import { mayBePageOfSite, pageLinkAt } from './pageLink.ts';
import { loadedRouter, preloadOnIntent } from './preloadOnIntent.ts';

/**
 * Follows links to other pages of the site with the router once it is loaded; until then they load documents. To be
 * called when a block is hydrated: React and the full style sheet are loaded by then.
 */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = pageLinkAt(event.target);
    if (link && event.button === 0 && !hasModifier(event)) navigateWithRouter(link.href, event);
  });
  document.addEventListener(navigationEvent, (event) => {
    navigateWithRouter(new URL((event as CustomEvent<string>).detail, location.href).href, event);
  });
  preloadOnIntent();
}

function navigateWithRouter(href: string, event: Event): void {
  const router = loadedRouter();
  if (!router || event.defaultPrevented || !mayBePageOfSite(href)) return;
  event.preventDefault();
  router.navigate(href).catch(() => location.assign(href));
}
