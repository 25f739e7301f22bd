import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';

/** Sends a file as it is; always gives true, the request is answered. */
export function sendFile(response: ServerResponse, path: string): true {
  response.setHeader('content-type', mediaTypeOf(path).type);
  createReadStream(path).pipe(response);
  return true;
}
