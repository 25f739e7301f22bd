import { decodeAddress } from '#shared/decodeAddress.ts';
import { hydrateIslandAt } from './islands.ts';

/**
 * Reveals the target of the address where the browser does not: opens the details around it, and hydrates its block,
 * which may have to open too.
 */
export function revealLinkTarget(): void {
  const target = document.getElementById(decodeAddress(location.hash.slice(1)));
  let hasOpened = false;
  for (let details = target?.closest('details'); details; details = details.parentElement?.closest('details')) {
    hasOpened ||= !details.open;
    details.open = true;
  }
  if (hasOpened) target?.scrollIntoView();
  // The styles of content below the first view change its height.
  const stylesheet = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
  if (target && stylesheet && !stylesheet.sheet)
    stylesheet.addEventListener('load', () => target.scrollIntoView(), { once: true });
  hydrateIslandAt(target);
}
