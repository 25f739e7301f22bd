/** Look of a notice: `failure` is announced at once, the others wait for a pause. */
export type ToastKind = 'plain' | 'success' | 'failure';

/** A short notice that leaves by itself. */
export interface Toast {
  title?: string;
  text?: string;
  kind: ToastKind;
  /** Name of the button that closes it, in the site's language. */
  closeLabel: string;
}

/** One thing that is asked of whoever shows toasts on the page. */
export type ToastRequest = { act: 'show'; toast: Toast } | { act: 'clear' | 'prepare' };

/** Name of the event on `document` whose detail is a `ToastRequest`. */
export const toastEvent = 'lintel:toast';

const request = (detail: ToastRequest) => document.dispatchEvent(new CustomEvent<ToastRequest>(toastEvent, { detail }));

/** Shows a toast, once those before it have left. The code for that is fetched with the first one. */
export const showToast = (toast: Toast): unknown => request({ act: 'show', toast });

/** Sends away every toast, one that is about to come included. */
export const clearToasts = (): unknown => request({ act: 'clear' });

/** Fetches the code for toasts, before there is one. */
export const prepareToasts = (): unknown => request({ act: 'prepare' });
