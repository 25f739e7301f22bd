const name = 'lintel-problems';

/** Shows the checker's own words over the page, which stays as it was. Escape or a click puts them away. */
export function showProblems(text: string): void {
  hideProblems();
  const host = Object.assign(document.createElement('div'), { id: name });
  const shadow = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(`
    dialog { box-sizing: border-box; width: min(64rem, 94vw); max-height: 80vh; margin: auto; padding: 1.5rem; overflow: auto;
      color: #f4f1ee; background: #201a1c; border: 0; border-top: 0.4rem solid #ff7b72; border-radius: 0.5rem;
      font: 0.875rem/1.55 ui-monospace, monospace; box-shadow: 0 1rem 4rem #0008; }
    dialog::backdrop { background: #0006; }
    pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
    p { margin: 1rem 0 0; opacity: 0.7; }`);
  shadow.adoptedStyleSheets = [style];
  const dialog = document.createElement('dialog');
  const words = Object.assign(document.createElement('pre'), { textContent: text });
  const note = Object.assign(document.createElement('p'), {
    textContent: 'Mend it and save: this goes away. Escape hides it.',
  });
  dialog.append(words, note);
  shadow.append(dialog);
  document.body.append(host);
  dialog.showModal();
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
}

/** Takes the overlay away. */
export const hideProblems = (): void => document.getElementById(name)?.remove();
