import { type ChildProcess, fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BuildOptions } from '#engine/make/pages/makingOptions.ts';

const root = join(import.meta.dirname, '../../..');
const start = join(root, 'scripts/compiled.cjs');

/** What came of a build. */
export interface Outcome {
  ok: boolean;
  /** What it said of the content; of the command line, everything that it printed. */
  said: string;
  /** Pages rendered and pictures converted; the others were in the cache. Of the command line, as it says itself. */
  rendered: number;
  converted: number;
  /** The stack of what was thrown: the build is wrong, not the content. */
  thrown?: string;
}

/** Everything that a build is asked for. The command line leaves nothing open, so that both can be compared. */
export type Order = Required<Pick<BuildOptions, 'pages' | 'out' | 'at' | 'keep' | 'compress'>>;

/** The environment of a build with a cache of its own. Test runners name another mode than people build in. */
const environment = (cache: string, more: Record<string, string> = {}) => ({
  ...process.env,
  NODE_ENV: 'production',
  LINTEL_CACHE: cache,
  ...more,
});

/** Builds in one process that stays, with one cache. */
export interface BuildServer {
  build: (order: Order) => Promise<Outcome>;
  /** Ends the process; done when it is gone. */
  stop: () => Promise<unknown>;
}

/** Starts a process that builds. @param cache folder of its cache */
export function startBuildServer(cache: string): BuildServer {
  const said: string[] = [];
  const child = fork(start, [join(import.meta.dirname, 'server.ts')], {
    cwd: root,
    env: environment(cache),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(String(chunk)));
  return {
    build: (order) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error(`The process that builds has ended.\n${said.join('')}`));
        child.once('exit', ended);
        child.once('message', (outcome: Outcome) => {
          child.off('exit', ended);
          resolve(outcome);
        });
        child.send(order);
      }),
    async stop() {
      if (!child.connected) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await gone;
    },
  };
}

/** A build that runs. */
export interface RunningBuild {
  child: ChildProcess;
  /** What came of it; undefined when it was killed. */
  outcome: Promise<Outcome | undefined>;
}

/** Starts the command that people type. @param more what the process finds in its environment beside the usual */
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

/** 0 is a finished site, 1 a mistake in the content, 2 something that people are told in a sentence; whatever else is a fault. */
function read(status: number | null, said: string, complained: string): Outcome {
  const [, rendered = '0', converted = '0'] = /\((\d+) rendered\) and (\d+) new pictures/.exec(said) ?? [];
  const isFault = status === null || status > 2 || /^ {4}at /m.test(complained) || (status === 2 && !complained.trim());
  return {
    ok: status === 0,
    said: said + complained,
    rendered: Number(rendered),
    converted: Number(converted),
    ...(isFault && { thrown: `It ended with ${status}.\n${said}${complained}` }),
  };
}
