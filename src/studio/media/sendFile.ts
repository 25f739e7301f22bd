import type { Uploaded } from '#shared/media.ts';
import type { NotSaved } from '#shared/studio.ts';
import { ApiError } from '../api.ts';
import { queryClient } from '../queries.ts';
import { asJpeg, isHeic } from './asJpeg.ts';
import { type Send, Uploads } from './uploads.ts';

/** Sends a file to the studio's server, which takes it into `_media`. */
const sendFile: Send = async ({ file, goal, batch }, onSent, signal) => {
  const jpeg = isHeic(file) ? await asJpeg(file) : undefined;
  signal.throwIfAborted();
  const sent = jpeg ?? file;
  const parameters = new URLSearchParams({ ...goal, name: sent.name, label: batch.label, typing: batch.id });
  const uploaded = await sendBytes(`/_studio/api/upload?${parameters}`, sent, onSent, signal);
  queryClient.setQueryData(['history'], uploaded.saved.history);
  return jpeg ? { ...uploaded, done: ['made a JPEG of a HEIC', ...uploaded.done] } : uploaded;
};

/** Files that are being added. They go on while another area of the studio is open. */
export const uploads = new Uploads(sendFile);

/** With `fetch` nobody knows how much of a file was sent. */
function sendBytes(address: string, body: Blob, onSent: (part: number) => void, signal: AbortSignal) {
  return new Promise<Uploaded>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: string, status = 0) => reject(new ApiError(status, { reason }));
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status === 200) return resolve(request.response as Uploaded);
      const { reason } = (request.response ?? {}) as Partial<NotSaved>;
      fail(reason ?? `The dev server answers with ${request.status}.`, request.status);
    });
    request.addEventListener('error', () => fail('The dev server does not answer. Is it still running?'));
    request.addEventListener('abort', () => fail('It was stopped.'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
