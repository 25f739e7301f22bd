import { shadowHost } from './devHost.ts';

const name = 'lintel-problems';

/** What is on screen. */
let open: { words: HTMLElement; hide: () => void; isAsked: boolean } | undefined;
/** What the person at the page has put away. */
let seen = '';

/**
 * Shows the checker's own words over the page, which stays as it was, or takes them away. Escape or a click does so too;
 * then they come back only with other words.
 * @param text empty for nothing
 */
export function showProblems(text: string): void {
  if (text === '') seen = '';
  if (open?.isAsked) return;
  if (text === '') open?.hide();
  else if (open) open.words.textContent = text;
  else if (text !== seen) show(text, false);
}

/** Shows what somebody has asked for, until they put it away. */
export function listProblems(text: string): void {
  open?.hide();
  show(text, true);
}

/** Brings a list that was asked for up to date; an empty one goes. */
export function updateList(text: string): void {
  if (!open?.isAsked) return;
  if (text === '') open.hide();
  else open.words.textContent = text;
}

function show(text: string, isAsked: boolean): void {
  const { host, shadow } = shadowHost(
    name,
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
    textContent: 'Mend it and save: this goes away. Escape hides it.',
  });
  dialog.append(words, note);
  shadow.append(dialog);
  dialog.showModal();
  const hide = () => {
    open = undefined;
    dialog.close();
    host.remove();
  };
  open = { words, hide, isAsked };
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    if (!host.isConnected) return;
    seen = words.textContent ?? '';
    hide();
  });
}
