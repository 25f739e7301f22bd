import { studioOriginName } from '#shared/framedPage.ts';

/**
 * Appends an element to the page whose styles are isolated from the page's.
 * @param id of the element
 * @param css for its shadow tree
 */
export function createShadowHost(id: string, css: string): { host: HTMLElement; shadow: ShadowRoot } {
  const host = Object.assign(document.createElement('div'), { id });
  const shadow = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  shadow.adoptedStyleSheets = [style];
  document.body.append(host);
  return { host, shadow };
}

/** @returns true if the page is shown inside the studio, which displays problems and time itself */
export const isInStudio = (): boolean =>
  parent !== window && document.querySelector(`meta[name=${studioOriginName}]`) !== null;
