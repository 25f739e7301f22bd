/**
 * An element of its own at the end of the page, which neither gives styles to it nor takes any.
 * @param id of the element
 * @param css for what is in its shadow
 */
export function shadowHost(id: string, css: string): { host: HTMLElement; shadow: ShadowRoot } {
  const host = Object.assign(document.createElement('div'), { id });
  const shadow = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  shadow.adoptedStyleSheets = [style];
  document.body.append(host);
  return { host, shadow };
}

/** Whether the page is shown inside the studio, which says itself what is wrong and which moment is shown. */
export function isInStudio(): boolean {
  try {
    return parent !== window && parent.location.pathname.startsWith('/_studio/');
  } catch {
    // Another site shows it.
    return false;
  }
}
