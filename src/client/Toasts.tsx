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

/** Milliseconds until a toast leaves; it stays while it is hovered or holds the focus. */
const dismissMs = 5000;

/** Duration of a toast's transitions, in milliseconds. */
const moveMs = 150;

/**
 * Media query of windows with a free corner beside a form. In smaller ones only the top of the window is free, where no
 * on-screen keyboard is either.
 */
const wideWindow = '(min-width: 80em)';

let host: HTMLElement | undefined;
let pendingToast: ReturnType<typeof setTimeout> | undefined;

/** Element around toasts. It is a popover, as only a popover can be above open panels and dialogs. */
function mountHost(): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className: classes.host, popover: 'manual' });
  document.body.append(element);
  // Synchronously: a live region must exist before anything is put in it, or it is not read out.
  flushSync(() =>
    createRoot(element).render(
      <Provider>
        {/* "stacked" is the layout whose timer also waits for the keyboard's focus. */}
        <Notifications
          aria-live="polite"
          layout="stacked"
          withinPortal={false}
          limit={1}
          autoClose={dismissMs}
          transitionDuration={moveMs}
          containerWidth={400}
        />
      </Provider>,
    ),
  );
  return element;
}

/** Moves the toasts above everything that has been opened since. */
function raiseHost(element: HTMLElement): void {
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

/** The corner at the end of lines, unless the enquiry panel is there. */
function freeCorner(): NotificationData['position'] {
  const isTaken = document.querySelector('[data-enquiry]:popover-open') !== null;
  return isTaken === (document.dir === 'rtl') ? 'bottom-right' : 'bottom-left';
}

function notificationOf({ title, text, kind, closeLabel }: Toast): NotificationData {
  return {
    title,
    message: text,
    position: matchMedia(wideWindow).matches ? freeCorner() : 'top-center',
    // Announced by the region around it: an alert inside a live region is read twice.
    role: 'group',
    'data-kind': kind,
    classNames: {
      root: classes.root,
      title: classes.title,
      description: classes.description,
      closeButton: classes.closeButton,
    },
    closeButtonProps: { 'aria-label': closeLabel },
  };
}

export function removeToasts(): void {
  clearTimeout(pendingToast);
  if (notificationsStore.getState().notifications.length > 0) cleanNotifications();
}

/** Shows a toast, one at a time: earlier ones leave first. */
export function presentToast(toast: Toast): void {
  host ??= mountHost();
  const element = host;
  raiseHost(element);
  removeToasts();
  const showWhenClear = () => {
    // Also while one is leaving.
    if (element.querySelector('[data-kind]')) pendingToast = setTimeout(showWhenClear, moveMs / 5);
    else showNotification(notificationOf(toast));
  };
  // Delayed in any case: the live region may have just been created.
  pendingToast = setTimeout(showWhenClear, moveMs);
}
