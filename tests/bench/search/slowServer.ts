import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers as another one does, but late. */
export interface SlowServer {
  url: string;
  /** How many bytes of answers have gone out, compressed as they were, without their headers. */
  bytes: () => number;
  close: () => Promise<void>;
}

/**
 * Puts a round trip before a server. Unlike a browser's own slowness it holds for workers, too, in which searches run.
 * @param roundTripMs may be changed while it runs
 */
export async function slowServer(of: string, slowness: { roundTripMs: number }): Promise<SlowServer> {
  let bytes = 0;
  const server = createServer(({ method, url, headers }, response) => {
    setTimeout(() => {
      const asked = request(new URL(url ?? '/', of), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.pipe(response);
      });
      asked.on('error', () => response.destroy());
      asked.end();
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
