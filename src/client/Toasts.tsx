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

/** Milliseconds until a toast leaves; it stays while it is pointed at or holds the focus. */
const dismissMs = 5000;

/** Milliseconds that a toast takes to come and to go. */
const moveMs = 150;

/** From here on a corner is free beside a form; below, only the top of the window is, where no keyboard stands either. */
const wideWindow = '(min-width: 80em)';

let host: HTMLElement | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

/** The element around toasts. A popover, as nothing else stands above panels and dialogs that are open. */
function mount(): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className: classes.host, popover: 'manual' });
  document.body.append(element);
  // At once: a live region must stand before anything is put in it, or it is not read out.
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

/** Puts what is around toasts above all that has been opened meanwhile. */
function raise(element: HTMLElement): void {
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

/** The corner where lines end, unless the enquiry panel stands there. */
function freeCorner(): NotificationData['position'] {
  const isTaken = document.querySelector('[data-enquiry]:popover-open') !== null;
  return isTaken === (document.dir === 'rtl') ? 'bottom-right' : 'bottom-left';
}

function notificationOf({ title, text, kind, closeLabel }: Toast): NotificationData {
  return {
    title,
    message: text,
    position: matchMedia(wideWindow).matches ? freeCorner() : 'top-center',
    // Failures interrupt; the others are read out by the region around them.
    role: kind === 'failure' ? 'alert' : 'group',
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

/** Sends away every toast, one that is about to come included. */
export function clear(): void {
  clearTimeout(next);
  if (notificationsStore.getState().notifications.length > 0) cleanNotifications();
}

/** Shows a toast. There is one at a time: those before it leave first. */
export function present(toast: Toast): void {
  host ??= mount();
  const around = host;
  raise(around);
  clear();
  const showWhenClear = () => {
    // Also one that is on its way out.
    if (around.querySelector('[data-kind]')) next = setTimeout(showWhenClear, moveMs / 5);
    else showNotification(notificationOf(toast));
  };
  // A moment later even when there is room: the live region may have been made just now.
  next = setTimeout(showWhenClear, moveMs);
}
