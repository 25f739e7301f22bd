/** How a message looks: `failure` is announced at once, the others wait for a pause. */
export type Kind = 'plain' | 'success' | 'failure';

/** Milliseconds until a toast leaves; it stays while it is pointed at or holds the focus. */
const dismissMs = 5000;

/** Milliseconds that a toast takes to come and to go. */
const moveMs = 150;

/** The part of its width that a toast is pushed aside by before it leaves. */
const pushed = 0.35;

/** The corner of the window that toasts are shown in, from the first one on. */
let corner: HTMLElement | undefined;

let next: ReturnType<typeof setTimeout> | undefined;

/** Sends away every toast, one that is about to come included. */
export function clearToasts(): void {
  clearTimeout(next);
  for (const toast of corner?.children ?? []) leave(toast as HTMLElement);
}

/**
 * Shows a notice that leaves by itself. There is one at a time: those before it leave first.
 * @param markup a corner with a toast in it, as rendered
 */
export function showToast(markup: HTMLElement, words: { title?: string; text?: string }, kind: Kind): void {
  const toast = markup.firstElementChild as HTMLElement;
  toast.remove();
  if (!corner?.isConnected) corner = document.body.appendChild(markup);
  clearToasts();
  toast.dataset.kind = kind;
  // Failures interrupt; the others are read out by the region around them.
  toast.role = kind === 'failure' ? 'alert' : 'group';
  writeWords(toast, [words.title, words.text]);
  // A moment later even when there is room: a live region that was made just now is not read out.
  next = setTimeout(() => enter(toast), moveMs);
}

/** Title and text are beside each other, and one of them may be missing. */
function writeWords(toast: HTMLElement, words: (string | undefined)[]): void {
  const parts = [...(toast.firstElementChild?.children ?? [])];
  parts.forEach((part, index) => {
    part.textContent = words[index] ?? '';
    if (!words[index]) part.remove();
  });
}

function enter(toast: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const stay = () => clearTimeout(timer);
  const goOn = () => {
    stay();
    if (!toast.contains(document.activeElement)) timer = setTimeout(leave, dismissMs, toast);
  };
  for (const sign of ['pointerenter', 'focusin']) toast.addEventListener(sign, stay);
  for (const sign of ['pointerleave', 'focusout']) toast.addEventListener(sign, () => setTimeout(goOn));
  toast.querySelector('button')?.addEventListener('click', () => leave(toast));
  letPush(toast);
  corner?.append(toast);
  // Where it comes from has to be laid out before it comes.
  toast.getBoundingClientRect();
  delete toast.dataset.away;
  goOn();
}

function leave(toast: HTMLElement): void {
  toast.dataset.away = '';
  setTimeout(() => toast.remove(), moveMs);
}

/** A finger pushes a toast aside. */
function letPush(toast: HTMLElement): void {
  let from: number | undefined;
  const move = (x: number) => toast.style.setProperty('--pushed', `${x}px`);
  toast.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    from = pointerType === 'mouse' ? undefined : clientX;
  });
  toast.addEventListener('pointermove', ({ clientX }) => from !== undefined && move(clientX - from));
  for (const end of ['pointerup', 'pointercancel'] as const)
    toast.addEventListener(end, ({ clientX }) => {
      if (from === undefined) return;
      if (Math.abs(clientX - from) > toast.offsetWidth * pushed) leave(toast);
      else move(0);
      from = undefined;
    });
}
