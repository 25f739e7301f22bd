import {
  cleanNotifications,
  type NotificationData,
  Notifications,
  notificationsStore,
  showNotification,
} from '@mantine/notifications';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from '#render/Provider.tsx';
import classes from '#ui/toast.module.css';
import type { Toast } from '#ui/toast.ts';

/** How toasts behave on a site. */
export interface ToastSettings {
  /** How many may be seen at once; one more sends the others away. */
  limit: number;
  /** Milliseconds until a toast leaves; it stays while it is pointed at or holds the focus. */
  dismissMs: number;
}

/** One at a time, for 5000 ms. */
export const defaultToastSettings: ToastSettings = { limit: 1, dismissMs: 5000 };

/** Milliseconds that a toast takes to come and to go. */
const moveMs = 150;

/** From here on a corner is free beside a form; below, only the top of the window is, where no keyboard stands either. */
const wideWindow = '(min-width: 80em)';

let isMounted = false;
let next: ReturnType<typeof setTimeout> | undefined;

function mount({ limit, dismissMs }: ToastSettings): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  // At once: a live region must stand before anything is put in it, or it is not read out.
  flushSync(() =>
    createRoot(host).render(
      <Provider>
        {/* "stacked" is the layout whose timer also waits for the keyboard's focus. */}
        <Notifications
          aria-live="polite"
          layout="stacked"
          limit={limit}
          autoClose={dismissMs}
          transitionDuration={moveMs}
          containerWidth={400}
        />
      </Provider>,
    ),
  );
}

function notificationOf({ title, text, kind = 'plain', closeLabel }: Toast): NotificationData {
  return {
    title,
    message: text,
    position: matchMedia(wideWindow).matches ? 'bottom-right' : 'top-center',
    // Failures interrupt; the others are read out by the region around them.
    role: kind === 'failure' ? 'alert' : 'group',
    'data-kind': kind,
    className: classes.toast,
    classNames: { title: classes.title, description: classes.description, closeButton: classes.close },
    closeButtonProps: { 'aria-label': closeLabel },
  };
}

/** Toasts in the document, those included that are still on their way out. */
const countShown = () => document.getElementsByClassName(classes.toast ?? '').length;

/** Sends away every toast, one that is about to come included. */
export function clear(): void {
  clearTimeout(next);
  cleanNotifications();
}

/** Shows a toast. The ones before it leave first, so that there are never more than the limit, not even while they move. */
export function present(toast: Toast, settings: ToastSettings = defaultToastSettings): void {
  mount(settings);
  clearTimeout(next);
  if (notificationsStore.getState().notifications.length >= settings.limit) cleanNotifications();
  const showWhenClear = () => {
    if (countShown() < settings.limit) showNotification(notificationOf(toast));
    else next = setTimeout(showWhenClear, moveMs / 5);
  };
  // A moment later even when there is room: the live region may have been made just now.
  next = setTimeout(showWhenClear, moveMs);
}
