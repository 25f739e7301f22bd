import { type ChildProcess, fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BuildOptions } from '#engine/make/pages/buildOptions.ts';

const root = join(import.meta.dirname, '../../..');
const start = join(root, 'scripts/compiled.cjs');

export interface Outcome {
  ok: boolean;
  /** Reported problems; for the command line, all of its output. */
  said: string;
  /** Number of rendered pages and converted pictures; the others were cached. For the command line, as printed. */
  rendered: number;
  converted: number;
  /** The stack of a thrown error: the build is faulty, not the content. */
  thrown?: string;
}

/** All options of a build. The command line sets all of them, so that both can be compared. */
export type Order = Required<Pick<BuildOptions, 'pages' | 'out' | 'at' | 'keep' | 'compress'>>;

/** The environment of a build with its own cache. Test runners set a different mode than people use. */
const environment = (cache: string, more: Record<string, string> = {}) => ({
  ...process.env,
  NODE_ENV: 'production',
  LINTEL_CACHE: cache,
  ...more,
});

/** Builds in one long-running process, with one cache. */
export interface BuildServer {
  build: (order: Order) => Promise<Outcome>;
  /** Ends the process; settles when it is gone. */
  stop: () => Promise<unknown>;
}

/** Starts a process that builds. @param cache folder of its cache */
export function startBuildServer(cache: string): BuildServer {
  const messages: string[] = [];
  const child = fork(start, [join(import.meta.dirname, 'server.ts')], {
    cwd: root,
    env: environment(cache),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => messages.push(String(chunk)));
  return {
    build: (order) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error(`The process that builds has ended.\n${messages.join('')}`));
        child.once('exit', ended);
        child.once('message', (outcome: Outcome) => {
          child.off('exit', ended);
          resolve(outcome);
        });
        child.send(order);
      }),
    async stop() {
      if (!child.connected) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await exited;
    },
  };
}

export interface RunningBuild {
  child: ChildProcess;
  /** Its result; undefined when it was killed. */
  outcome: Promise<Outcome | undefined>;
}

/**
 * Starts the command that people type.
 * @param more additional environment variables
 */
export function startBuild(order: Order, cache: string, more: Record<string, string> = {}): RunningBuild {
  const { pages, out, at, keep, compress } = order;
  const options = [
    '--pages',
    pages,
    '--out',
    out,
    '--at',
    at,
    '--keep',
    String(keep),
    ...(compress ? ['--compress'] : []),
  ];
  const child = spawn(process.execPath, [start, 'scripts/build.ts', ...options], {
    cwd: root,
    env: environment(cache, more),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained]: [string[], string[]] = [[], []];
  child.stdout.on('data', (chunk) => said.push(String(chunk)));
  child.stderr.on('data', (chunk) => complained.push(String(chunk)));
  const outcome = new Promise<Outcome | undefined>((resolve) => {
    child.on('close', (status, signal) =>
      resolve(signal === 'SIGKILL' ? undefined : read(status, said.join(''), complained.join(''))),
    );
  });
  return { child, outcome };
}

/**
 * Exit code 0 is a finished site, 1 a mistake in the content, 2 a failure reported in a sentence; any other is a fault.
 */
function read(status: number | null, output: string, complained: string): Outcome {
  const [, rendered = '0', converted = '0'] = /\((\d+) rendered\) and (\d+) new pictures/.exec(output) ?? [];
  const isFault = status === null || status > 2 || /^ {4}at /m.test(complained) || (status === 2 && !complained.trim());
  return {
    ok: status === 0,
    said: output + complained,
    rendered: Number(rendered),
    converted: Number(converted),
    ...(isFault && { thrown: `It ended with ${status}.\n${output}${complained}` }),
  };
}
