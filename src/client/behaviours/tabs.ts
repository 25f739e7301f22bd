import { closeIn } from './disclosure.ts';

/** Marks a row of tabs of which the address has chosen one. */
const byAddress = 'data-by-address';

const elementNamed = (holder: Element, attribute: string) =>
  document.getElementById(holder.getAttribute(attribute) ?? '');

/** Shows the panel of a tab, and none of its neighbours'. What was open on those closes. */
function show(tab: Element): void {
  for (const other of (tab.parentElement?.children ?? []) as HTMLCollectionOf<HTMLElement>) {
    const isShown = other === tab;
    other.ariaSelected = String(isShown);
    other.tabIndex = isShown ? 0 : -1;
    other.toggleAttribute('data-active', isShown);
    const panel = elementNamed(other, 'aria-controls');
    if (!panel) continue;
    if (!isShown) closeIn(panel);
    panel.style.display = isShown ? '' : 'none';
  }
}

/**
 * Shows the panel of the tab that was pressed. The address follows where the panel has a name, so that it can be passed
 * on; it makes no step for Back, which leads off the page as before.
 */
export function chooseTab(tab: HTMLElement): void {
  show(tab);
  const name = elementNamed(tab, 'aria-controls')?.querySelector(':scope > [id]')?.id;
  tab.parentElement?.toggleAttribute(byAddress, Boolean(name));
  if (name) history.replaceState(history.state, '', `#${name}`);
}

/** The arrow keys, Home and End go along a row of tabs, round its ends. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function moveAlongTabs(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest<HTMLElement>('[data-act=tab]');
  const tabs = [...(tab?.parentElement?.children ?? [])] as HTMLElement[];
  const ahead = document.dir === 'rtl' ? -1 : 1;
  const by = { ArrowRight: ahead, ArrowLeft: -ahead }[event.key];
  const place = by ? tabs.indexOf(tab as HTMLElement) + by : { Home: 0, End: -1 }[event.key];
  if (!tab || place === undefined) return;
  event.preventDefault();
  const next = tabs.at(place % tabs.length);
  next?.focus();
  next?.click();
}

/** Shows the panel that the address points to or into; the first one again when it no longer points anywhere. */
export function followAddress(): void {
  const target = document.getElementById(location.hash.slice(1));
  const wasHidden = target?.getClientRects().length === 0;
  for (let panel = target?.closest('[role=tabpanel]'); panel; panel = panel.parentElement?.closest('[role=tabpanel]')) {
    const tab = elementNamed(panel, 'aria-labelledby');
    if (!tab) continue;
    show(tab);
    tab.parentElement?.setAttribute(byAddress, '');
  }
  // What was hidden until now is where the browser could not scroll to.
  if (wasHidden) target?.scrollIntoView();
  if (location.hash) return;
  for (const row of document.querySelectorAll(`[${byAddress}]`)) {
    if (row.firstElementChild) show(row.firstElementChild);
    row.removeAttribute(byAddress);
  }
}
