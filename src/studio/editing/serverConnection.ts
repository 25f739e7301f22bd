import type { StudioEvent } from '#shared/studioEvent.ts';

/** A message of the server, or news of the connection to it. */
export type ServerMessage = StudioEvent | { kind: 'connected' } | { kind: 'lost' };

/** Name of the lock of the tab that listens to the server, and of the channel to the others. */
const sharedName = 'lintel-studio:events';

/** Delay before the server is looked for again where the browser does not do so by itself, ms. */
const retryDelayMs = 2000;

/**
 * Listens to the server until a signal. Browsers open few connections to a server at once: of all tabs of the studio
 * one listens, and passes on to the others what it receives. When it is closed, another one takes its place.
 */
export function listenToServer(onMessage: (message: ServerMessage) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(sharedName);
  channel.addEventListener('message', ({ data }) => onMessage(data as ServerMessage), { signal });
  signal.addEventListener('abort', () => channel.close());
  const relay = (message: ServerMessage) => {
    onMessage(message);
    channel.postMessage(message);
  };
  const listen = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      openStream(relay, signal);
    });
  navigator.locks.request(sharedName, { signal }, listen).catch((error: unknown) => {
    if (!signal.aborted) reportError(error);
  });
}

function openStream(relay: (message: ServerMessage) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const source = new EventSource('/_studio/api/events');
  signal.addEventListener('abort', () => source.close());
  source.addEventListener('message', ({ data }) => relay(JSON.parse(data) as StudioEvent));
  source.addEventListener('open', () => relay({ kind: 'connected' }));
  source.addEventListener('error', () => {
    relay({ kind: 'lost' });
    if (source.readyState === EventSource.CLOSED) setTimeout(() => openStream(relay, signal), retryDelayMs);
  });
}
