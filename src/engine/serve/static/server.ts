import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseHeaders, parseRedirects } from '#engine/make/output/hostRules.ts';
import type { UnfinishedSite } from '#engine/make/output/unfinishedSite.ts';
import { type Answer, answer, decodePath, type Site } from './answer.ts';
import type { FolderOf } from './find.ts';

/** A server that runs. */
export interface RunningServer {
  /** `http://localhost:4173` */
  url: string;
  port: number;
  close: () => Promise<void>;
}

/** What a server serves, and where. */
export interface ServerOptions {
  /** Folder of a built site. */
  directory: string;
  /** 0 takes any free one. */
  port: number;
  /** The site that is served in place of the one in the folder, while there is such. */
  unfinished?: () => UnfinishedSite | undefined;
}

/** The rules are read anew each time, because a build may put a new folder in the place of the old one. */
function readSite(folderOf: FolderOf): Site {
  const read = (path: string) => {
    const folder = folderOf(path);
    return folder && existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
  };
  return { folderOf, redirects: parseRedirects(read('_redirects')), headerRules: parseHeaders(read('_headers')) };
}

async function answerRequest(
  { directory, unfinished = () => undefined }: ServerOptions,
  { url = '/', headers }: IncomingMessage,
): Promise<Answer> {
  const [path = '/'] = url.split('?');
  await unfinished()?.make(decodePath(path)?.slice(1) ?? '');
  // A build may take the folder away between two looks at it, for less than a second.
  try {
    return answer(readSite(unfinished()?.folderOf ?? (() => directory)), url, headers);
  } catch (error) {
    console.error(error);
    return { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-cache' } };
  }
}

// sirv 3.0.2 in place of find.ts and body.ts fails 4 of 27 tests: links out of the folder, `br;q=0`, compression, outdated `.br`.
/**
 * Serves a built site until it is closed.
 * @throws Error with a sentence for people when the port is taken or there is no such folder.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { directory, port, unfinished } = options;
  if (!unfinished?.() && !existsSync(directory))
    throw new Error(`There is no folder ${directory}. Build the site first: npm run build`);
  if (!(Number.isInteger(port) && port >= 0 && port < 65536)) throw new Error('PORT must be a number from 0 to 65535.');
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    void answerRequest(options, request).then(({ status, headers, body }) => {
      response.writeHead(status, { ...headers, ...(body && { 'content-length': body.length }) });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
  }
  return error.code === 'EACCES' ? new Error(`This user may not open port ${port}. Choose one above 1023.`) : error;
}
