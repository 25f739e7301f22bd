/** Statuses of responses that have no body: https://fetch.spec.whatwg.org/#null-body-status */
const withoutBody = [101, 103, 204, 205, 304];

const headersOf = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
};

/**
 * Creates a function that sends a request as `fetch` does and says how much of its body has been sent. `fetch` itself
 * says so for streams only, which take HTTP/2 and are known to few browsers.
 * @param onProgress called with a number from 0 to 1
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return async (input, settings) => {
    const request = new Request(input, settings);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      const abort = () => sending.abort();
      sending.open(request.method, request.url);
      sending.responseType = 'blob';
      sending.withCredentials = request.credentials === 'include';
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      sending.onload = () => {
        const { status, response } = sending;
        const headers = headersOf(sending.getAllResponseHeaders());
        resolve(new Response(withoutBody.includes(status) ? null : response, { status, headers }));
      };
      sending.onerror = () => reject(new TypeError('The request has failed.'));
      sending.onabort = () => reject(new DOMException('The request was ended.', 'AbortError'));
      sending.onloadend = () => request.signal.removeEventListener('abort', abort);
      request.signal.addEventListener('abort', abort);
      if (request.signal.aborted) abort();
      else sending.send(body);
    });
  };
}
