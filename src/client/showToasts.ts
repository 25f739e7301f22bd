import { toastEvent } from '#ui/toast.ts';

/** Fetches what shows toasts when the first one is asked for, and hands it over. */
export function showToasts(): void {
  document.addEventListener(toastEvent, async (event) => {
    const { present } = await import('./Toasts.tsx');
    present((event as CustomEvent).detail);
  });
}
