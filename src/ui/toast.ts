/** A short notice that leaves by itself. */
export interface Toast {
  title?: string;
  text?: string;
  /** `failure` looks it and is announced at once; the others wait for a pause. */
  kind?: 'plain' | 'success' | 'failure';
  /** Name of the button that closes it, in the site's language. */
  closeLabel: string;
}

/** Name of the event on `document` that carries a `Toast` as its detail; without one, what is shown leaves. */
export const toastEvent = 'lintel:toast';

/** Shows a notice. Whoever listens on the page shows it; the code for that is fetched with the first one. */
export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}

/** Takes away what is shown: something new begins, and it is out of date. */
export function clearToasts(): void {
  document.dispatchEvent(new CustomEvent(toastEvent));
}
