import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * All that a request brings.
 * @param most MB that it may have
 * @throws Refusal when it has more
 */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const mostBytes = most * 1024 ** 2;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // A browser reads no answer before it has sent everything.
    if (size <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > mostBytes) throw new Refusal(422, { reason: `That is more than ${most} MB at once.` });
  return Buffer.concat(chunks);
}
