let style: CSSStyleSheet | undefined;

/** Shows a prompt in an element that is typed into, as long as it has the attribute `data-empty`. */
export function showWhileEmpty(element: HTMLElement, prompt: string): void {
  element.dataset.prompt = prompt;
  element.dataset.empty = '';
  if (style) return;
  style = new CSSStyleSheet();
  // Of no width, so that the caret stands before it and nothing moves.
  style.replaceSync(`[data-typing][data-empty]::before { content: attr(data-prompt); float: inline-start; inline-size: 0;
    white-space: nowrap; pointer-events: none; opacity: 0.62; }`);
  document.adoptedStyleSheets.push(style);
}
