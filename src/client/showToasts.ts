import { type Toast, toastEvent } from '#ui/toast.ts';

/** Fetches what shows toasts when the first one is asked for, and hands it over. */
export function showToasts(): void {
  let wasAsked = false;
  document.addEventListener(toastEvent, async (event) => {
    const { detail } = event as CustomEvent<Toast | null>;
    if (!detail && !wasAsked) return;
    wasAsked = true;
    const { clear, present } = await import('./Toasts.tsx');
    if (detail) present(detail);
    else clear();
  });
}
