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
      console.error('What shows notices could not be fetched.', error);
    }
  });
}
