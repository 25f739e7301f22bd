import { goToEvent } from '#ui/goTo.ts';
import { hasModifier } from './hasModifier.ts';
import { loadedRouter, prepareOnIntent } from './intent.ts';
import { isOwnPage, linkAt } from './pageLink.ts';

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
  prepareOnIntent();
}

function follow(href: string, event: Event): void {
  const router = loadedRouter();
  if (!router || event.defaultPrevented || !isOwnPage(href)) return;
  event.preventDefault();
  router.navigate(href).catch(() => location.assign(href));
}
