import { touch } from './islands.ts';

/**
 * Brings out what the address points to where the browser does not by itself: opens the details around it, and wakes
 * the block that it is in, which may have to open too.
 */
export function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  let hasOpened = false;
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) {
    hasOpened ||= !around.open;
    around.open = true;
  }
  if (hasOpened) target?.scrollIntoView();
  // The styles of what is below the first view change how high it is.
  const later = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
  if (target && later && !later.sheet) later.addEventListener('load', () => target.scrollIntoView(), { once: true });
  touch(target);
}
