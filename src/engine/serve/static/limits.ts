import type { ServerOptions } from 'node:http';

/** What one client may ask of a server; times in milliseconds. */
export type Limits = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval' | 'maxHeaderSize'
> & {
  /** After which a connection is closed on which nothing moves: of a client that does not read what it has asked for. */
  timeout?: number;
  /** Open connections at each address. */
  maxConnections?: number;
};

/** Generous to browsers on bad networks, and short enough that who holds connections open holds few of them. */
export const limits: Required<Limits> = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  timeout: 30_000,
  maxConnections: 5000,
};
