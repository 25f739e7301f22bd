import { notifications } from '@mantine/notifications';
import type { StudioEvent } from '#shared/studio.ts';
import { callEach } from '../failures/callEach.ts';
import { queryClient } from '../queries.ts';

/** Listeners to what was saved, by whomever. */
const listeners = new Set<(event: StudioEvent) => void>();

/** Calls back when the server says something; gives what ends that. */
export function onServerEvent(listener: (event: StudioEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows what the server says as long as the studio is open. What it has said while it could not be heard is made up for
 * by reading everything anew.
 * @returns what ends that
 */
export function followServer(): () => void {
  const source = new EventSource('/_studio/api/events');
  source.addEventListener('message', ({ data }) => {
    const event = JSON.parse(data) as StudioEvent;
    takeEvent(event);
    callEach(listeners, event);
  });
  // What is being read at this moment is new enough.
  source.addEventListener('open', () => void queryClient.invalidateQueries({}, { cancelRefetch: false }));
  source.addEventListener('error', () => {
    // The browser does not try again.
    if (source.readyState === EventSource.CLOSED) sayItIsOver();
  });
  return () => source.close();
}

const sayItIsOver = () =>
  notifications.show({
    color: 'red',
    title: 'Reload the studio',
    message: 'The connection to the server has ended: what others change is not shown here any more.',
    autoClose: false,
  });

/** Parts of what is known that follow from the content as a whole. */
const ofTheSite = [
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

function takeEvent(event: StudioEvent): void {
  const names = event.kind === 'saved' ? ['trace', 'outline'] : ofTheSite;
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
  if (event.kind === 'saved')
    for (const file of event.files) void queryClient.invalidateQueries({ queryKey: ['file', file] });
}
