import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { type Target, targets } from './targets.ts';

/** Inputs that were found once and must never fail again, a file each. */
const corpus = (name: string) => join(import.meta.dirname, 'corpus', name);

const known = (name: string): unknown[] => {
  mkdirSync(corpus(name), { recursive: true });
  const files = readdirSync(corpus(name)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => JSON.parse(readFileSync(join(corpus(name), file), 'utf8')));
};

/** What a run is asked for. */
interface RunOptions {
  name: keyof typeof targets;
  /** How long inputs are made up for, in ms. */
  limitMs: number;
  seed: number;
  /** What one input may take of a processor's time, in ms. */
  mostMs: number;
}

/**
 * Tries what was found earlier, then inputs that are made up, until the time is over or one fails.
 * @returns how many inputs were tried
 * @throws the failure, with the smallest input found that shows it and the seed that leads there again
 */
export async function run({ name, limitMs, seed, mostMs }: RunOptions): Promise<number> {
  const { inputs, hold, end } = targets[name]() as unknown as Target<unknown>;
  const watchdog = startWatchdog(mostMs);
  let count = 0;
  const attempt = async (input: unknown) => {
    count += 1;
    watchdog.begin(input);
    await hold(input);
    watchdog.end();
  };
  try {
    for (const input of known(name)) await attempt(input);
    const limits = { interruptAfterTimeLimit: limitMs, markInterruptAsFailure: false, numRuns: 1_000_000 };
    await fc.assert(fc.asyncProperty(inputs, attempt), {
      ...limits,
      seed,
      reporter: (details) => report(details, name),
    });
  } finally {
    await watchdog.stop();
    await end();
  }
  return count;
}

function report(details: fc.RunDetails<[unknown]>, name: string): void {
  if (!details.failed || details.counterexample === null) return;
  const input = JSON.stringify(details.counterexample[0], null, 2);
  const file = join('tests/fuzz/corpus', name, 'found.json');
  if (process.env.FUZZ_KEEP) writeFileSync(join(corpus(name), 'found.json'), `${input}\n`);
  const error = details.errorInstance as Error;
  throw new Error(
    `Seed ${details.seed}, path ${details.counterexamplePath}. As ${file}, this stays a test:\n${input}\n`,
    {
      cause: error,
    },
  );
}

/** Ends the process where one input keeps it busy: from within, a loop without end cannot be stopped. */
function startWatchdog(mostMs: number) {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const { writeSync } = require('node:fs');
    let input, since;
    const now = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    parentPort.on('message', (message) => { input = message; since = now(); });
    setInterval(() => {
      if (input === undefined || now() - since < workerData) return;
      writeSync(2, 'Busy for more than ' + workerData + ' ms with:\\n' + input + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }, 500);`;
  const worker = new Worker(code, { eval: true, workerData: mostMs });
  return {
    begin: (input: unknown) => worker.postMessage(JSON.stringify(input)),
    end: () => worker.postMessage(undefined),
    stop: () => worker.terminate(),
  };
}
