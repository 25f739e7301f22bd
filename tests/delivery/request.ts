import { request } from 'node:http';

/** Answer of a host. */
export interface Reply {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface Question {
  /** Path and query; sent exactly as written, whereas `fetch` would normalize them first. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request to a host on this machine. */
export const ask = (port: number, { path, method = 'GET', headers = {} }: Question): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
