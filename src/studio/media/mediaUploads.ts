import type { UploadResult } from '#shared/media.ts';
import type { SaveFailure } from '#shared/studio.ts';
import { ApiError, changeHeaders } from '../api.ts';
import { queryClient } from '../queries.ts';
import { convertToJpeg, isHeic } from './convertToJpeg.ts';
import { type SendFile, UploadQueue } from './uploadQueue.ts';

/** Uploads a file to the studio's server, which adds it to `_media`. */
const sendFile: SendFile = async ({ file, goal, batch }, onSent, signal) => {
  const jpeg = isHeic(file) ? await convertToJpeg(file) : undefined;
  signal.throwIfAborted();
  const sent = jpeg ?? file;
  const parameters = new URLSearchParams({ ...goal, name: sent.name, label: batch.label, typing: batch.id });
  const uploaded = await sendBytes(`/_studio/api/upload?${parameters}`, sent, onSent, signal);
  queryClient.setQueryData(['history'], uploaded.saved.history);
  return jpeg ? { ...uploaded, done: ['made a JPEG of a HEIC', ...uploaded.done] } : uploaded;
};

/** Queue of uploads. It continues while another area of the studio is open. */
export const mediaUploads = new UploadQueue(sendFile);

/** Sends by XMLHttpRequest, because `fetch` does not report the progress of uploads. */
function sendBytes(address: string, body: Blob, onSent: (part: number) => void, signal: AbortSignal) {
  return new Promise<UploadResult>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: string, status = 0) => reject(new ApiError(status, { reason }));
    request.open('POST', address);
    request.responseType = 'json';
    const headers = { ...changeHeaders, 'content-type': 'application/octet-stream' };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status === 200) return resolve(request.response as UploadResult);
      const { reason } = (request.response ?? {}) as Partial<SaveFailure>;
      fail(reason ?? `The dev server answers with ${request.status}.`, request.status);
    });
    request.addEventListener('error', () => fail('The dev server does not answer. Is it still running?'));
    request.addEventListener('abort', () => fail('It was stopped.'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
