import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpError.ts';

/** @throws HttpError if the body is larger */
export async function readRequestBytes(request: IncomingMessage, maxMegabytes: number): Promise<Buffer> {
  const mostBytes = maxMegabytes * 1024 ** 2;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // A browser reads the response only after it has sent the full body.
    if (size <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > mostBytes) throw new HttpError(`That is more than ${maxMegabytes} MB at once.`);
  return Buffer.concat(chunks);
}
