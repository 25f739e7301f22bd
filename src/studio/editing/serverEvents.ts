import { notifications } from '@mantine/notifications';
import type { StudioEvent } from '#shared/studioEvent.ts';
import { Listeners } from '../failures/Listeners.ts';
import { invalidate, queryClient } from '../queries.ts';
import { listenToServer, type ServerMessage } from './serverConnection.ts';

const listeners = new Listeners<[event: StudioEvent]>();

export const onServerEvent = listeners.subscribe;

const connectionListeners = new Listeners();

/** Subscribes to each moment at which the server answers again after it was away. */
export const onServerFoundAgain = connectionListeners.subscribe;

/** Listens to the server until the result is called. After a lost connection all queries are refetched. */
export function subscribeToServer(): () => void {
  const controller = new AbortController();
  let isLost = false;
  let notice: ReturnType<typeof setTimeout> | undefined;
  const handle = (message: ServerMessage) => {
    if (message.kind === 'lost') {
      isLost = true;
      notice ??= setTimeout(notifyConnectionLost, lostNoticeDelayMs);
    } else if (message.kind === 'connected') {
      clearTimeout(notice);
      notice = undefined;
      notifications.hide(lostNoticeId);
      // Queries that are running now are recent enough.
      void queryClient.invalidateQueries({}, { cancelRefetch: false });
      if (isLost) connectionListeners.notify();
      isLost = false;
    } else {
      invalidateAfterEvent(message);
      listeners.notify(message);
    }
  };
  listenToServer(handle, controller.signal);
  return () => {
    clearTimeout(notice);
    controller.abort();
  };
}

const lostNoticeId = 'connection lost';

/** Time that a server needs for a restart, ms. */
const lostNoticeDelayMs = 4000;

const notifyConnectionLost = () =>
  notifications.show({
    id: lostNoticeId,
    color: 'yellow',
    title: 'The dev server does not answer',
    message:
      'Nothing is lost: what you change stays here. The studio goes on by itself as soon as the server is started again.',
    autoClose: false,
  });

const contentQueryKinds = [
  'site',
  'problems',
  'outline',
  'trace',
  'uses',
  'hits',
  'history',
  'search',
  'targets',
  'media',
  'choices',
  'coming',
  'media-uses',
  'repository',
];

function invalidateAfterEvent(event: StudioEvent): void {
  if (event.kind !== 'saved') return void invalidate(...contentQueryKinds);
  void invalidate('trace', 'outline');
  for (const file of event.files) void queryClient.invalidateQueries({ queryKey: ['file', file] });
}
