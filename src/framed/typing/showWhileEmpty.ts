let style: CSSStyleSheet | undefined;

/** Shows a prompt in an element that is typed into, as long as it has the attribute `data-empty`. */
export function showWhileEmpty(element: HTMLElement, prompt: string): void {
  element.dataset.prompt = prompt;
  element.dataset.empty = '';
  if (style) return;
  style = new CSSStyleSheet();
  // The caret stands before it: at the beginning of an inline block, and of a paragraph of which it takes no width.
  style.replaceSync(`[data-typing][data-empty]::before { content: attr(data-prompt); pointer-events: none; opacity: 0.62; }
    lintel-typing[data-empty] { display: inline-block; }
    [data-typing][data-empty]:not(lintel-typing)::before { float: inline-start; inline-size: 0; white-space: nowrap; }`);
  document.adoptedStyleSheets.push(style);
}
