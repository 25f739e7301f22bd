import { connect, type Socket } from 'node:net';

export interface LoadFigures {
  requests: number;
  /** Number of closed connections and of answers other than 200. */
  failed: number;
  /** Time from the first request to the last answer. */
  ms: number;
  /** Times from request to the end of the answer, ms, shortest first. */
  latencies: number[];
}

/** Requests to make. */
export interface Load {
  port: number;
  clients: number;
  /** Duration, ms. */
  forMs: number;
  paths: string[];
}

/** Makes clients request one path after the other, each on a connection that stays open. */
export async function askAtOnce({ port, clients, forMs, paths }: Load): Promise<LoadFigures> {
  const figures = { requests: 0, failed: 0, latencies: [] as number[] };
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`);
  const start = performance.now();
  const client = async (index: number) => {
    let socket: Socket | undefined;
    for (let turn = index; performance.now() - start < forMs; turn += 1) {
      socket = socket?.writable ? socket : await open(port);
      const sent = performance.now();
      const isGood = await send(socket, requests[turn % requests.length] ?? '');
      figures.requests += 1;
      if (!isGood) figures.failed += 1;
      figures.latencies.push(performance.now() - sent);
    }
    socket?.destroy();
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  const ms = performance.now() - start;
  return { ...figures, ms, latencies: figures.latencies.sort((a, b) => a - b) };
}

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket)).once('error', reject);
  });

/**
 * Sends a request and reads its answer to the end.
 * @returns true if it was a page
 */
function send(socket: Socket, request: string): Promise<boolean> {
  return new Promise((resolve) => {
    let head = '';
    let left: number | undefined;
    const end = (isGood: boolean) => {
      socket.off('data', read).off('close', closed).off('error', closed);
      // A server may close a connection after a number of requests.
      if (/\r\nconnection: close/i.test(head)) socket.destroy();
      resolve(isGood);
    };
    const closed = () => end(false);
    const read = (chunk: Buffer) => {
      if (left === undefined) {
        const text = head + chunk.toString('latin1');
        const headEnd = text.indexOf('\r\n\r\n');
        const bodyBytes = headEnd < 0 ? 0 : text.length - headEnd - 4;
        head = headEnd < 0 ? text : text.slice(0, headEnd);
        if (headEnd < 0) return;
        left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN) - bodyBytes;
      } else left -= chunk.length;
      if (!(left > 0)) end(left === 0 && head.startsWith('HTTP/1.1 200'));
    };
    socket.on('data', read).once('close', closed).once('error', closed);
    socket.write(request);
  });
}

/**
 * Opens connections that begin a request and never end it.
 * @returns the number of those closed within a time, ms
 */
export async function waitForClosing(port: number, clients: number, forMs: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: clients }, () => open(port)));
  let closed = 0;
  const all = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.on('close', () => {
          closed += 1;
          resolve();
        });
        socket.on('error', () => {});
        socket.resume().write('GET / HTTP/1.1\r\nHost: ');
      }),
  );
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([Promise.all(all), new Promise<void>((resolve) => (timer = setTimeout(resolve, forMs)))]);
  clearTimeout(timer);
  const closedInTime = closed;
  for (const socket of sockets) socket.destroy();
  return closedInTime;
}
