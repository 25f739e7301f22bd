import { type ToastRequest, toastEvent } from '#ui/toast.ts';
import { fetchOnce } from './fetchOnce.ts';

const loadToasts = fetchOnce(() => import('./Toasts.tsx'));

/** Fetches what shows toasts when it is first asked for something, and hands that over. */
export function showToasts(): void {
  document.addEventListener(toastEvent, async (event) => {
    const { detail } = event as CustomEvent<ToastRequest>;
    try {
      const { clear, present } = await loadToasts();
      if (detail.act === 'show') present(detail.toast);
      if (detail.act === 'clear') clear();
    } catch (error) {
      console.error('The code of notices could not be fetched.', error);
      // What a form answers must reach whoever sent it.
      if (detail.act === 'show') alert([detail.toast.title, detail.toast.text].filter(Boolean).join('\n'));
    }
  });
}
