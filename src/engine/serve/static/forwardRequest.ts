import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';

/** Server of this machine that answers all addresses below a path. */
export interface Forwarding {
  /** Path such as `/_inbox`; undefined as long as there is none. */
  readonly path: string | undefined;
  /** Settles once it listens; undefined if it could not be started. */
  readonly port: Promise<number | undefined>;
}

/** @returns true for a request that the other server answers */
export const isForwarded = ({ url = '' }: IncomingMessage, { path }: Forwarding): boolean =>
  path !== undefined && (url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`));

/** Passes a request on as it is, with the address of its sender, and the answer back. */
export async function forwardRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  { port: listening }: Forwarding,
): Promise<void> {
  const port = await listening;
  const fail = () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { 'retry-after': '5', 'content-length': 0 }).end();
  };
  if (port === undefined) return fail();
  const { method, url: path, headers, socket } = incoming;
  const sender = socket.remoteAddress ?? '';
  const outgoing = sendRequest(
    { host: '127.0.0.1', port, method, path, headers: { ...headers, 'x-forwarded-for': sender } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', fail);
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
