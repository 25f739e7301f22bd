/**
 * Runs in the page, scripts off. Texts of the main part that are there but cannot be seen. What a visitor can open
 * without scripts (details, popover) counts as readable. Not looked at: decoration, words for screen readers only,
 * names of buttons and of search fields that need scripts, and messages about what only scripts do.
 */
export function findUnreadable(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['There is no <main>.'];
  const passedOver = [
    'script',
    'style',
    'template',
    'noscript',
    'option',
    'button',
    'search',
    'dialog',
    '[popover]',
    '[role=status]',
    '[aria-hidden=true]',
    '[hidden=until-found]',
    'details:not([open]) > :not(summary)',
  ].join();
  const isForScreenReaders = (element: Element) => {
    const { position, clipPath, clip, width } = getComputedStyle(element);
    return position === 'absolute' && (clipPath !== 'none' || clip !== 'auto' || width === '1px');
  };
  const isHiddenOnPurpose = (element: Element | null): boolean =>
    element !== null && element !== main && (isForScreenReaders(element) || isHiddenOnPurpose(element.parentElement));
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const unreadable: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!text.nodeValue?.trim() || !element || element.closest(passedOver) || isHiddenOnPurpose(element)) continue;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const range = document.createRange();
    range.selectNodeContents(text);
    if (!isSeen || range.getClientRects().length === 0) unreadable.push(text.nodeValue.trim());
  }
  return unreadable;
}
