import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseRequestTarget } from '../static/requestTarget.ts';

/** Answers a malformed address with 400; Vite would show a stack trace. */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const path = parseRequestTarget(request.url ?? '/')?.path;
  // After two slashes a host would follow.
  if (path && !path.startsWith('//') && !path.includes('\0')) {
    next();
    return;
  }
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('This address is not written correctly.\n');
}
