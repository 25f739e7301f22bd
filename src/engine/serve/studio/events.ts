import type { ServerResponse } from 'node:http';
import type { StudioSite } from './studioSite.ts';

/** Interval of empty lines that stop proxies and browsers from closing an idle connection, ms. */
const keepAliveMs = 30_000;

/** Sends an event to a browser for each save and each check, until it disconnects. */
export function sendEvents({ saves }: StudioSite, response: ServerResponse): undefined {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  response.write(':\n\n');
  const unsubscribe = saves.subscribe((event) => response.write(`data: ${JSON.stringify(event)}\n\n`));
  const alive = setInterval(() => response.write(':\n\n'), keepAliveMs);
  response.once('close', () => {
    clearInterval(alive);
    unsubscribe();
  });
}
