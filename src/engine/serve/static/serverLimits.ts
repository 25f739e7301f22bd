import type { ServerOptions } from 'node:http';

/** Limits for one client; times in milliseconds. */
export type ServerLimits = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval' | 'maxHeaderSize'
> & {
  /** Idle time until a connection is closed, as of a client that does not read its response. */
  timeout?: number;
  /** Limit for each address. */
  maxConnections?: number;
};

/** Generous to browsers on bad networks, yet short enough that a client can hold only few connections open. */
export const defaultServerLimits: Required<ServerLimits> = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  timeout: 30_000,
  maxConnections: 5000,
};
