import { armReveals } from './armReveals.ts';
import { attachIslands, unmountWithin } from './islands.ts';
import { loadMovingPictures } from './loadMovingPictures.ts';
import { revealLinkTarget } from './revealLinkTarget.ts';

/** Elements of the head that all pages have in common: what the browser has loaded or applied stays. */
const commonMeta = '[charset],[http-equiv],[name=viewport],[name=theme-color],[name=color-scheme]';
const commonLinks =
  '[rel~=stylesheet],[rel~=icon],[rel=apple-touch-icon],[rel=manifest],[rel$=preload],[rel=preconnect]';

/** Head elements that belong to a page, those of page features included. */
const pageHeadSelector = `meta:not(${commonMeta}),link:not(${commonLinks}),script[type="application/ld+json"]`;

/**
 * Replaces the page by a different page of the site: title, head, header (for its marks), main and the loader's data.
 */
export function showPage(page: Document): void {
  document.title = page.title;
  for (const element of document.head.querySelectorAll(pageHeadSelector)) element.remove();
  document.head.append(
    ...[...page.head.querySelectorAll(pageHeadSelector)].map((element) => document.importNode(element, true)),
  );
  closePopovers();
  replacePart('header', page);
  const main = replacePart('main', page);
  // Left out of the bundle if no page feature has code.
  if (import.meta.env.HAS_FEATURE_CODE)
    for (const { src } of page.head.querySelectorAll<HTMLScriptElement>('script[src]')) import(/* @vite-ignore */ src);
  Object.assign(document.getElementById('loader')?.dataset ?? {}, page.getElementById('loader')?.dataset);
  updateShellState(page);
  if (!main) return;
  attachIslands(main);
  loadMovingPictures(main);
  armReveals(main);
  revealLinkTarget();
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function replacePart(selector: string, page: Document): Element | undefined {
  const old = document.querySelector(`body > ${selector}`);
  const incoming = page.querySelector(`body > ${selector}`);
  if (!old || !incoming) return undefined;
  const fresh = document.importNode(incoming, true);
  // It is meant for a panel when it opens; the browser would apply it to the page and try to focus it now.
  const focusedFirst = [...fresh.querySelectorAll<HTMLElement>('[autofocus]')];
  for (const element of focusedFirst) element.autofocus = false;
  old.replaceWith(fresh);
  // React unmounts nothing while it runs the effect that calls this.
  queueMicrotask(() => unmountWithin(old));
  for (const element of focusedFirst) element.autofocus = true;
  return fresh;
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}

/** Updates which panels open by themselves: they do so on some pages only. */
function updateShellState(page: Document): void {
  for (const panel of document.querySelectorAll<HTMLElement>('body > [popover][id]')) {
    const after = page.getElementById(panel.id)?.dataset.openAfter;
    if (after === undefined) delete panel.dataset.openAfter;
    else panel.dataset.openAfter = after;
  }
  // The loader restarts the timer.
  dispatchEvent(new Event('lintel:page'));
}
