import { createShadowHost } from './devPage.ts';

const hostId = 'lintel-problems';

let openOverlay: { words: HTMLElement; hide: () => void; isRequested: boolean } | undefined;
/** Text that was on screen when the person dismissed it. */
let dismissedText = '';

/**
 * Shows the checker's text over the page, or hides it. Escape or a click hides it too; then it is shown again only when
 * the text changes.
 * @param text empty for nothing
 */
export function showProblems(text: string): void {
  if (text === '') dismissedText = '';
  if (openOverlay?.isRequested) return;
  if (text === '') openOverlay?.hide();
  else if (openOverlay) openOverlay.words.textContent = text;
  else if (text !== dismissedText) createOverlay(text, false);
}

/** Shows the problems on request, until the overlay is dismissed. */
export function showProblemList(text: string): void {
  openOverlay?.hide();
  createOverlay(text, true);
}

/** Updates a requested list; an empty one is hidden. */
export function updateProblemList(text: string): void {
  if (!openOverlay?.isRequested) return;
  if (text === '') openOverlay.hide();
  else openOverlay.words.textContent = text;
}

function createOverlay(text: string, isRequested: boolean): void {
  const { host, shadow } = createShadowHost(
    hostId,
    `dialog { box-sizing: border-box; width: min(64rem, 94vw); max-height: 80vh; margin: auto; padding: 1.5rem; overflow: auto;
      color: #f4f1ee; background: #201a1c; border: 0; border-top: 0.4rem solid #ff7b72; border-radius: 0.5rem;
      font: 0.875rem/1.55 ui-monospace, monospace; box-shadow: 0 1rem 4rem #0008; }
    dialog::backdrop { background: #0006; }
    pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
    p { margin: 1rem 0 0; opacity: 0.7; }`,
  );
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = 'Problems';
  const words = Object.assign(document.createElement('pre'), { textContent: text });
  const note = Object.assign(document.createElement('p'), {
    textContent: 'Correct it and save: this goes away. Escape hides it.',
  });
  dialog.append(words, note);
  shadow.append(dialog);
  dialog.showModal();
  const hide = () => {
    openOverlay = undefined;
    dialog.close();
    host.remove();
  };
  openOverlay = { words, hide, isRequested };
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    if (!host.isConnected) return;
    dismissedText = words.textContent ?? '';
    hide();
  });
}
