import type { ServerResponse } from 'node:http';
import type { StudioSite } from './studioSite.ts';

/** After which a line is sent that means nothing, so that nobody takes the connection for a dead one, ms. */
const aliveMs = 30_000;

/** Tells a browser of everything that is saved and checked, as long as it listens. */
export function sendEvents({ saves }: StudioSite, response: ServerResponse): undefined {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  response.write(':\n\n');
  const stop = saves.listen((event) => response.write(`data: ${JSON.stringify(event)}\n\n`));
  const alive = setInterval(() => response.write(':\n\n'), aliveMs);
  response.once('close', () => {
    clearInterval(alive);
    stop();
  });
}
