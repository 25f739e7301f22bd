import { notifications } from '@mantine/notifications';
import type { StudioEvent } from '#shared/studio.ts';
import { Listeners } from '../failures/Listeners.ts';
import { invalidate, queryClient } from '../queries.ts';

const listeners = new Listeners<[event: StudioEvent]>();

export const onServerEvent = listeners.subscribe;

/** Listens to the server until the result is called. After a lost connection all queries are refetched. */
export function subscribeToServer(): () => void {
  const source = new EventSource('/_studio/api/events');
  source.addEventListener('message', ({ data }) => {
    const event = JSON.parse(data) as StudioEvent;
    invalidateAfterEvent(event);
    listeners.notify(event);
  });
  // Queries that are running now are recent enough.
  source.addEventListener('open', () => void queryClient.invalidateQueries({}, { cancelRefetch: false }));
  source.addEventListener('error', () => {
    // The browser does not reconnect by itself.
    if (source.readyState === EventSource.CLOSED) notifyConnectionLost();
  });
  return () => source.close();
}

const notifyConnectionLost = () =>
  notifications.show({
    color: 'red',
    title: 'Reload the studio',
    message: 'The connection to the server has ended: what others change is not shown here any more.',
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
