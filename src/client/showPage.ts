import { attach, unmountWithin } from './islands.ts';
import { loadMovingPictures } from './movingPictures.ts';
import { armReveals } from './reveal.ts';
import { showTarget } from './target.ts';

/** Head elements that belong to a page rather than to the site. */
const pageHead =
  'meta[name=description],meta[name=robots],meta[property],link[rel=canonical],script[type="application/ld+json"]';

/** Puts another page of the site in place of this one: title and head, header (for its marks), main, what the loader knows. */
export function showPage(page: Document): void {
  document.title = page.title;
  for (const element of document.head.querySelectorAll(pageHead)) element.remove();
  document.head.append(
    ...[...page.head.querySelectorAll(pageHead)].map((element) => document.importNode(element, true)),
  );
  closePopovers();
  replace('header', page);
  const main = replace('main', page);
  // Left out of the bundle where no page feature has code.
  if (import.meta.env.HAS_FEATURE_CODE)
    for (const { src } of page.head.querySelectorAll<HTMLScriptElement>('script[src]')) import(/* @vite-ignore */ src);
  Object.assign(document.getElementById('loader')?.dataset ?? {}, page.getElementById('loader')?.dataset);
  followShellState(page);
  if (!main) return;
  attach(main);
  loadMovingPictures(main);
  armReveals(main);
  showTarget();
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function replace(selector: string, page: Document): Element | undefined {
  const old = document.querySelector(`body > ${selector}`);
  const incoming = page.querySelector(`body > ${selector}`);
  if (!old || !incoming) return undefined;
  const fresh = document.importNode(incoming, true);
  // Meant for a panel that opens; the browser would take it for the page's and try to focus it now.
  const focusedFirst = [...fresh.querySelectorAll<HTMLElement>('[autofocus]')];
  for (const element of focusedFirst) element.autofocus = false;
  old.replaceWith(fresh);
  // React unmounts nothing while it runs the effect that this is called from.
  queueMicrotask(() => unmountWithin(old));
  for (const element of focusedFirst) element.autofocus = true;
  return fresh;
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}

/** A panel that opens by itself does so on some pages only. */
function followShellState(page: Document): void {
  for (const panel of document.querySelectorAll<HTMLElement>('body > [popover][id]')) {
    const after = page.getElementById(panel.id)?.dataset.openAfter;
    if (after === undefined) delete panel.dataset.openAfter;
    else panel.dataset.openAfter = after;
  }
  // The loader starts the time anew.
  dispatchEvent(new Event('lintel:page'));
}
