import { type ToastRequest, toastEvent } from '#ui/toast.ts';
import { fetchOnce } from './fetchOnce.ts';

const loadToasts = fetchOnce(() => import('./Toasts.tsx'));

/** Listens for toast requests. The first one fetches the code that handles them. */
export function listenForToasts(): void {
  document.addEventListener(toastEvent, async (event) => {
    const { detail } = event as CustomEvent<ToastRequest>;
    try {
      const { removeToasts: clear, presentToast: present } = await loadToasts();
      if (detail.act === 'show') present(detail.toast);
      if (detail.act === 'clear') clear();
    } catch (error) {
      console.error('The code of notices could not be fetched.', error);
      // A form's answer must reach its sender in any case.
      if (detail.act === 'show') alert([detail.toast.title, detail.toast.text].filter(Boolean).join('\n'));
    }
  });
}
