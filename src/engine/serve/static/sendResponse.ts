import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { StaticResponse } from './createResponse.ts';
import type { FilePart } from './responseBody.ts';

/** Sent while a build replaces the found file, for less than a second. */
export const retrySoonResponse: StaticResponse = {
  status: 503,
  headers: { 'retry-after': '1', 'cache-control': 'no-cache' },
};

/** @throws Error after which the connection must end, so that the client does not take a part for the full content */
export async function sendResponse(
  response: ServerResponse,
  staticResponse: StaticResponse,
  isHead = false,
): Promise<void> {
  const { status, headers, content } = staticResponse;
  if (content === undefined || Buffer.isBuffer(content)) {
    const length = content?.length ?? 0;
    response.writeHead(status, status === 304 ? headers : { ...headers, 'content-length': length });
    response.end(isHead ? undefined : content);
    return;
  }
  if (content instanceof Promise) return sendResponse(response, { ...staticResponse, content: await content }, isHead);
  const length = content.end - content.start;
  if (!isHead)
    return streamFilePart(response, { ...staticResponse, headers: { ...headers, 'content-length': length } }, content);
  response.writeHead(status, { ...headers, 'content-length': length }).end();
}

async function streamFilePart(
  response: ServerResponse,
  { status, headers }: StaticResponse,
  part: FilePart,
): Promise<void> {
  // Requests on one connection are answered in turn: open the file only then, and only if the client is still there.
  if (!response.socket) await once(response, 'socket');
  const file = await open(part.path);
  try {
    if ((await file.stat()).size !== part.size) throw new Error(`${part.path} was changed while it was asked for.`);
    response.writeHead(status, headers);
    const bytes = file.createReadStream({ start: part.start, end: part.end - 1, autoClose: false });
    await pipeline(bytes, (chunks) => checkLength(chunks, part), response);
  } finally {
    await file.close();
  }
}

/** @throws Error when there are fewer bytes than announced */
async function* checkLength(chunks: AsyncIterable<Buffer>, { path, start, end }: FilePart) {
  let remaining = end - start;
  for await (const chunk of chunks) {
    remaining -= chunk.length;
    yield chunk;
  }
  if (remaining) throw new Error(`${path} became shorter while it was sent.`);
}
