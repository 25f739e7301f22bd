/** Texts of a page's main part, in their order. */
export interface PageTexts {
  /** Texts that a visitor can read, also in details and popovers that open by themselves without scripts. */
  readable: string[];
  /** Texts that are there, but that no visitor can see. */
  unreadable: string[];
}

/**
 * Reads the texts of the page's main part. Runs in the page, with or without its scripts, and opens everything that
 * opens without them. Left out are decoration, texts for screen readers only, names of buttons and of search fields
 * that need scripts, messages about features that need scripts, what is for scripts and no content, and popovers whose
 * buttons are for a different window width.
 * @param openers selector of controls that show further texts when pressed: these texts are readable too
 */
export async function readTexts(openers?: string): Promise<PageTexts> {
  const main = document.querySelector('main');
  if (!main) return { readable: [], unreadable: ['There is no <main>.'] };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;

  const openersOf = (popover: Element) => [...document.querySelectorAll(`[popovertarget="${CSS.escape(popover.id)}"]`)];

  for (const details of main.querySelectorAll('details')) {
    const summary = details.querySelector(':scope > summary');
    // Only one of the details with the same name can be open.
    details.removeAttribute('name');
    if (summary && isShown(summary)) details.open = true;
  }
  for (const popover of main.querySelectorAll<HTMLElement>('[popover][id]')) {
    if (!openersOf(popover).some(isShown) || popover.matches(':popover-open')) continue;
    popover.popover = 'manual';
    popover.showPopover();
  }

  const ignoredSelector =
    'script, style, template, noscript, option, button, search, [role=status], [aria-hidden=true], [data-scripted][data-pagefind-ignore]';
  const isForScreenReaders = (element: Element) => {
    const { position, clipPath, clip, width } = getComputedStyle(element);
    return position === 'absolute' && (clipPath !== 'none' || clip !== 'auto' || width === '1px');
  };
  const leastPx = 2;
  /** True if it is in a box without room, or outside the area that can be scrolled to. */
  const isCutOff = (element: Element, rect: DOMRect) => {
    for (let box: Element | null = element; box && box !== main; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const { width, height } = box.getBoundingClientRect();
      return width < leastPx || height < leastPx;
    }
    return rect.right + scrollX < 0 || rect.bottom + scrollY < 0;
  };
  const isFolded = (element: Element) => {
    const details = element.closest('details:not([open])');
    return details !== null && !element.closest('summary');
  };
  const isOfOtherWidth = (element: Element) => {
    const popover = element.closest('[popover]:not(:popover-open)');
    return popover !== null && openersOf(popover).length > 0;
  };
  const isReadable = (text: Node, element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const [rect] = range.getClientRects();
    return rect !== undefined && isShown(element) && !isFolded(element) && !isCutOff(element, rect);
  };
  const upToMain = (element: Element | null): Element[] =>
    element && element !== main ? [element, ...upToMain(element.parentElement)] : [];

  const texts: PageTexts = { readable: [], unreadable: [] };
  const read = (part: Element) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      const words = text.nodeValue?.trim();
      if (!words || !element || element.closest(ignoredSelector) || isOfOtherWidth(element)) continue;
      if (upToMain(element).some(isForScreenReaders)) continue;
      texts[isReadable(text, element) ? 'readable' : 'unreadable'].push(words);
    }
  };
  read(main);
  for (const opener of openers ? main.querySelectorAll<HTMLElement>(openers) : []) {
    opener.click();
    await new Promise((rendered) => setTimeout(rendered));
    read(document.getElementById(opener.getAttribute('aria-controls') ?? '') ?? main);
  }
  return texts;
}
