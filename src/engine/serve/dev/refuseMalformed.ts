import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTarget } from '../static/target.ts';

/** Says so where an address is not written correctly; Vite would show its own insides. */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const path = parseTarget(request.url ?? '/')?.path;
  // Two slashes stand before the name of a host.
  if (path && !path.startsWith('//') && !path.includes('\0')) {
    next();
    return;
  }
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('This address is not written correctly.\n');
}
