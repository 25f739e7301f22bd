import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { isWildcardHost } from '../hosts.ts';
import { closeServer, listen, listenOnLoopback } from '../listenOnLoopback.ts';
import { createResponse, type StaticResponse } from './createResponse.ts';
import type { FolderLookup } from './findServedFile.ts';
import { type Forwarding, forwardRequest, isForwarded } from './forwardRequest.ts';
import { parseRequestTarget } from './requestTarget.ts';
import { retrySoonResponse, sendResponse } from './sendResponse.ts';
import { createSiteReader } from './servedSite.ts';

export interface RunningServer {
  /** `http://localhost:4173` */
  url: string;
  port: number;
  connections: () => Promise<number>;
  close: () => Promise<void>;
}

/** Site that is served before all of its files exist. */
export interface IncompleteSite {
  /** Folder of a file; undefined if the site has no such file, or does not have it yet. */
  folderOf: FolderLookup;
  /** Makes a missing file before all others; settles when it exists or cannot be made. Takes any path. */
  make: (path: string) => Promise<void> | undefined;
}

/** Times in milliseconds: long enough for browsers on bad networks, short enough that few connections are held open. */
const defaultLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  /** Idle time until a connection is closed, as of a client that does not read its response. */
  timeout: 30_000,
  /** Limit for each address that the server listens on. */
  maxConnections: 5000,
};

export interface StaticServerOptions {
  directory: string;
  /** 0 for any free port. */
  port: number;
  /** Address to listen on; `localhost` for this machine alone, by IPv4 and IPv6. */
  host?: string;
  limits?: Partial<typeof defaultLimits>;
  unfinished?: () => IncompleteSite | undefined;
  /** Another server of this machine, to which requests below a path go on. */
  forwarding?: Forwarding | undefined;
}

function listener({ directory, unfinished = () => undefined, forwarding }: StaticServerOptions): RequestListener {
  const readSite = createSiteReader(directory, () => unfinished()?.folderOf);
  /** A build may remove the folder between two looks at it, for less than a second. */
  const answerOrWait = ({ url = '/', method, headers: { range, ...headers } }: IncomingMessage): StaticResponse => {
    try {
      return createResponse(readSite(), url, method === 'GET' && range ? { ...headers, range } : headers);
    } catch (error) {
      console.error(error);
      return retrySoonResponse;
    }
  };
  return (request, response) => {
    const { method, headers } = request;
    if (forwarding && isForwarded(request, forwarding)) {
      void forwardRequest(request, response, forwarding);
      return;
    }
    // Request bodies are ignored: close the connection after the response.
    if (headers['content-length'] || headers['transfer-encoding']) response.setHeader('connection', 'close');
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
      return;
    }
    const path = parseRequestTarget(request.url ?? '/')?.path.slice(1) ?? '';
    Promise.resolve(unfinished()?.make(path))
      .then(() => sendResponse(response, answerOrWait(request), method === 'HEAD'))
      .catch((error: NodeJS.ErrnoException) => {
        // Visitors may close a connection at any time.
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(error);
        if (response.headersSent) response.destroy();
        else void sendResponse(response, retrySoonResponse);
      });
  };
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

// sirv 3.0.2 for found files fails 40 of 123 tests of requests: `bytes=-5` sends the first bytes, `If-Range` is ignored,
// links lead out of the folder, texts are not compressed, `br;q=0` gets brotli, outdated `.br` files are sent.
/**
 * Serves a built site until it is closed: to this machine alone unless a host is given.
 * @throws Error with a sentence for people if the port is taken or the folder is missing
 */
export async function startServer(options: StaticServerOptions): Promise<RunningServer> {
  const { directory, port, host = 'localhost', unfinished } = options;
  if (!unfinished?.() && !existsSync(directory))
    throw new Error(`There is no folder ${directory}. Build the site first: npm run build`);
  if (!(Number.isInteger(port) && port >= 0 && port < 65536)) throw new Error('PORT must be a number from 0 to 65535.');
  const { maxConnections, ...forRequests } = { ...defaultLimits, ...options.limits };
  const answerAll = listener(options);
  const createOne = () =>
    Object.assign(createServer(forRequests, answerAll), { maxConnections, timeout: forRequests.timeout });
  const listenTo = async (name: string) => {
    const server = createOne();
    return { port: await listen(server, port, name), servers: [server] };
  };
  const listening = host === 'localhost' ? listenOnLoopback(createOne, port) : listenTo(host);
  const { port: boundPort, servers } = await listening.catch((error) => {
    throw explain(error, { port, host });
  });
  return {
    url: `http://${isWildcardHost(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    port: boundPort,
    connections: async () => (await Promise.all(servers.map(countConnections))).reduce((sum, count) => sum + count, 0),
    close: async () => void (await Promise.all(servers.map(closeServer))),
  };
}

function explain(error: NodeJS.ErrnoException, { port, host }: { port: number; host: string }): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
  }
  if (error.code === 'EACCES') return new Error(`This user may not open port ${port}. Choose one above 1023.`);
  const isElsewhere = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '');
  return isElsewhere
    ? new Error(`HOST is ${host}, which is no address of this machine. 0.0.0.0 is all of them.`)
    : error;
}
