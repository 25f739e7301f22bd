import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** A server that watches a folder of pages, in a separate process. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Start of the process, as `performance.now()`. */
  startedAt: number;
  /** Time from the start of the process until the page `/` has arrived, ms. */
  firstPageMs: number;
  /** Terminal output so far. */
  said: () => string;
  stop: () => Promise<void>;
}

/** Interval of the requests for the first page until the server answers, ms. */
const pollMs = 3;

/** Starts a command, with a free port as its last option, and waits until it has answered with its first page. */
export async function startProcess(
  program: string,
  args: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<RunningServer> {
  const port = await freePort();
  const { NODE_ENV: _, ...outer } = process.env;
  const start = performance.now();
  // A process group, which is stopped as one: npm passes no signal on.
  const child = spawn(program, [...args, '--port', String(port)], {
    cwd,
    env: { ...outer, XDG_CACHE_HOME: join(import.meta.dirname, '../../../.cache/private'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}/`;
  while ((await getStatus(url)) !== 200) {
    if (child.exitCode !== null) throw new Error(`${program} ${args.join(' ')} has ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedAt: start,
    firstPageMs: performance.now() - start,
    said: () => output,
    async stop() {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}

/** Status of a page once all of it has arrived; undefined without an answer. */
const getStatus = (url: string) =>
  new Promise<number | undefined>((resolve) => {
    const request = get(url, { headers: { accept: 'text/html' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', () => resolve(undefined));
  });

/** A port that nothing listens on now. */
export const freePort = (): Promise<number> =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
