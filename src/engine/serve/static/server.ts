import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isEverywhere } from '../hosts.ts';
import { type Answer, answer } from './answer.ts';
import type { FolderOf } from './find.ts';
import { type Limits, limits } from './limits.ts';
import { send, soonAgain } from './send.ts';
import { followSite } from './site.ts';
import { parseTarget } from './target.ts';

/** A server that runs. */
export interface RunningServer {
  /** `http://localhost:4173` */
  url: string;
  port: number;
  /** Number of connections that are open now. */
  connections: () => Promise<number>;
  close: () => Promise<void>;
}

/** A site that is served before all of its files are there. */
export interface IncompleteSite {
  /** The folder that a file of it lies in; undefined where it has no such file, or has it not yet. */
  folderOf: FolderOf;
  /** Makes a file before all others if it is missing; done when it is there, or cannot be made. Takes any path. */
  make: (path: string) => Promise<void> | undefined;
}

/** What to serve, and to whom. */
export interface ServerOptions {
  directory: string;
  /** 0 takes any free one. */
  port: number;
  /** Address to listen on; `localhost` is this machine alone, by both of its own addresses. */
  host?: string;
  limits?: Limits;
  /** The site that is served in place of the one in the folder, while there is such. */
  unfinished?: () => IncompleteSite | undefined;
}

function listener({ directory, unfinished = () => undefined }: ServerOptions): RequestListener {
  const readSite = followSite(directory, () => unfinished()?.folderOf);
  /** A build may take the folder away between two looks at it, for less than a second. */
  const answerOrWait = ({ url = '/', method, headers: { range, ...headers } }: IncomingMessage): Answer => {
    try {
      return answer(readSite(), url, method === 'GET' && range ? { ...headers, range } : headers);
    } catch (error) {
      console.error(error);
      return soonAgain;
    }
  };
  return (request, response) => {
    const { method, headers } = request;
    // Nobody reads what is sent along.
    if (headers['content-length'] || headers['transfer-encoding']) response.setHeader('connection', 'close');
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
      return;
    }
    const path = parseTarget(request.url ?? '/')?.path.slice(1) ?? '';
    Promise.resolve(unfinished()?.make(path))
      .then(() => send(response, answerOrWait(request), method === 'HEAD'))
      .catch((error: NodeJS.ErrnoException) => {
        // Visitors go away whenever they like.
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(error);
        if (response.headersSent) response.destroy();
        else void send(response, soonAgain);
      });
  };
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

const countConnections = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Both addresses of this machine that `localhost` may stand for; only the first is there on every machine. */
const loopback = ['127.0.0.1', '::1'] as const;

async function listenToItself(createOne: () => Server, port: number): Promise<{ port: number; servers: Server[] }> {
  const [first, second] = [createOne(), createOne()];
  const bound = await listen(first, port, loopback[0]);
  try {
    await listen(second, bound, loopback[1]);
    return { port: bound, servers: [first, second] };
  } catch (error) {
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      await close(first);
      // A port that is free at one address and taken at the other.
      if (port === 0) return listenToItself(createOne, port);
      throw error;
    }
    return { port: bound, servers: [first] };
  }
}

// sirv 3.0.2 in place of find.ts and body.ts fails 4 of 27 tests: links out of the folder, `br;q=0`, compression, outdated `.br`.
/**
 * Serves a built site until it is closed: to this machine alone, unless a host is given.
 * @throws Error with a sentence for people when the port is taken or there is no such folder.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { directory, port, host = 'localhost', unfinished } = options;
  if (!unfinished?.() && !existsSync(directory))
    throw new Error(`There is no folder ${directory}. Build the site first: npm run build`);
  if (!(Number.isInteger(port) && port >= 0 && port < 65536)) throw new Error('PORT must be a number from 0 to 65535.');
  const { maxConnections, ...forRequests } = { ...limits, ...options.limits };
  const answerAll = listener(options);
  const createOne = () =>
    Object.assign(createServer(forRequests, answerAll), { maxConnections, timeout: forRequests.timeout });
  const listenTo = async (name: string) => {
    const server = createOne();
    return { port: await listen(server, port, name), servers: [server] };
  };
  const listening = host === 'localhost' ? listenToItself(createOne, port) : listenTo(host);
  const { port: bound, servers } = await listening.catch((error) => {
    throw explain(error, { port, host });
  });
  return {
    url: `http://${isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${bound}`,
    port: bound,
    connections: async () => (await Promise.all(servers.map(countConnections))).reduce((sum, count) => sum + count, 0),
    close: async () => void (await Promise.all(servers.map(close))),
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
