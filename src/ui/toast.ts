/** Look of a notice: `failure` is announced at once, the others wait for a pause. */
export type ToastKind = 'plain' | 'success' | 'failure';

/** A short notice that disappears by itself. */
export interface Toast {
  title?: string;
  text?: string;
  kind: ToastKind;
  /** Accessible name of its close button, in the site's language. */
  closeLabel: string;
}

export type ToastRequest = { act: 'show'; toast: Toast } | { act: 'clear' | 'prepare' };

/** Name of the event on `document` whose detail is a `ToastRequest`. */
export const toastEvent = 'lintel:toast';

const request = (detail: ToastRequest) => document.dispatchEvent(new CustomEvent<ToastRequest>(toastEvent, { detail }));

/** Shows a toast, once earlier ones are gone. The first call fetches the code for toasts. */
export const showToast = (toast: Toast): unknown => request({ act: 'show', toast });

/** Removes every toast, pending ones included. */
export const clearToasts = (): unknown => request({ act: 'clear' });

/** Fetches the code for toasts in advance. */
export const prepareToasts = (): unknown => request({ act: 'prepare' });
