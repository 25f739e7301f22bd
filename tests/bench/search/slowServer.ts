import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy server that delays answers. */
export interface SlowServer {
  url: string;
  /** Bytes of answers sent so far, compressed as they were, without their headers. */
  bytes: () => number;
  close: () => Promise<void>;
}

/**
 * Delays the answers of a server by a round trip. Unlike the browser's own throttling this applies to workers too, in
 * which searches run.
 * @param roundTripMs may be changed while it runs
 */
export async function slowServer(target: string, slowness: { roundTripMs: number }): Promise<SlowServer> {
  let bytes = 0;
  const server = createServer(({ method, url, headers }, response) => {
    setTimeout(() => {
      const forwarded = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      forwarded.end();
    }, slowness.roundTripMs);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
