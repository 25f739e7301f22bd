import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** @returns the port, also if any free one was asked for */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Closes a server with all of its connections. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Addresses of `localhost`; only the first exists on every machine. */
const loopbackAddresses = ['127.0.0.1', '::1'] as const;

/**
 * Lets a server listen on all addresses of `localhost`, so that no other program gets what is meant for it.
 * @param createOne creates a server for one address
 * @param port 0 for any free port
 */
export async function listenOnLoopback(
  createOne: () => Server,
  port: number,
): Promise<{ port: number; servers: Server[] }> {
  const [first, second] = [createOne(), createOne()];
  const bound = await listen(first, port, loopbackAddresses[0]);
  try {
    await listen(second, bound, loopbackAddresses[1]);
    return { port: bound, servers: [first, second] };
  } catch (error) {
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      await closeServer(first);
      // The port was free at one address and taken at the other.
      if (port === 0) return listenOnLoopback(createOne, port);
      throw error;
    }
    return { port: bound, servers: [first] };
  }
}
