import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

/** A server that follows a folder of pages, in a process of its own. */
export interface RunningServer {
  url: string;
  pid: number;
  /** When the process was started, as `performance.now()`. */
  startedAt: number;
  /** From the start of the process until the page `/` had arrived, ms. */
  firstPageMs: number;
  stop: () => Promise<void>;
}

/** How often the first page is asked for while nobody answers yet, ms. */
const askEveryMs = 3;

/** Starts a command, with a free port as its last option, and waits until it has answered with its first page. */
export async function startProcess(
  program: string,
  args: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<RunningServer> {
  const port = await freePort();
  const { NODE_ENV: _, ...outer } = process.env;
  const start = performance.now();
  // A group of its own, which is stopped as a whole: npm passes no signal on.
  const child = spawn(program, [...args, '--port', String(port)], {
    cwd,
    env: { ...outer, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}/`;
  while ((await ask(url)) !== 200) {
    if (child.exitCode !== null) throw new Error(`${program} ${args.join(' ')} has ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedAt: start,
    firstPageMs: performance.now() - start,
    async stop() {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}

/** Status of a page once all of it has arrived; undefined when nobody answers. */
const ask = (url: string) =>
  new Promise<number | undefined>((resolve) => {
    const request = get(url, { headers: { accept: 'text/html' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', () => resolve(undefined));
  });

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
