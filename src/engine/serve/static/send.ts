import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './answer.ts';
import type { FilePart } from './body.ts';

/** Said while a build takes away what was found, for less than a second. */
export const soonAgain: Answer = { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-cache' } };

/**
 * Writes an answer to its end. What fails on the way ends the connection: whoever has heard a length must not take less
 * for the whole.
 * @param isHead whether only the headers were asked for
 */
export async function send(response: ServerResponse, answer: Answer, isHead = false): Promise<void> {
  const { status, headers, content } = answer;
  if (content === undefined || Buffer.isBuffer(content)) {
    const length = content?.length ?? 0;
    response.writeHead(status, status === 304 ? headers : { ...headers, 'content-length': length });
    response.end(isHead ? undefined : content);
    return;
  }
  if (content instanceof Promise) return send(response, { ...answer, content: await content }, isHead);
  const length = content.end - content.start;
  if (!isHead) return stream(response, { ...answer, headers: { ...headers, 'content-length': length } }, content);
  response.writeHead(status, { ...headers, 'content-length': length }).end();
}

async function stream(response: ServerResponse, { status, headers }: Answer, part: FilePart): Promise<void> {
  // Of requests sent all at once, each has its file opened when it is its turn: the client may be gone by then.
  if (!response.socket) await once(response, 'socket');
  const file = await open(part.path);
  try {
    if ((await file.stat()).size !== part.size) throw new Error(`${part.path} was changed while it was asked for.`);
    response.writeHead(status, headers);
    const bytes = file.createReadStream({ start: part.start, end: part.end - 1, autoClose: false });
    await pipeline(bytes, (chunks) => untilEnd(chunks, part), response);
  } finally {
    await file.close();
  }
}

/** @throws Error when there are fewer bytes than the browser was told */
async function* untilEnd(chunks: AsyncIterable<Buffer>, { path, start, end }: FilePart) {
  let left = end - start;
  for await (const chunk of chunks) {
    left -= chunk.length;
    yield chunk;
  }
  if (left) throw new Error(`${path} became shorter while it was sent.`);
}
