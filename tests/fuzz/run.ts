import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { type Target, targets } from './targets.ts';

/** Folder of inputs that failed once and must never fail again, a file each. */
const corpus = (name: string) => join(import.meta.dirname, 'corpus', name);

const known = (name: string): unknown[] => {
  mkdirSync(corpus(name), { recursive: true });
  const files = readdirSync(corpus(name)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => JSON.parse(readFileSync(join(corpus(name), file), 'utf8')));
};

interface RunOptions {
  name: keyof typeof targets;
  /** Time for which inputs are generated, in ms. */
  limitMs: number;
  seed: number;
  /** Maximum processor time of one input, in ms. */
  mostMs: number;
}

/**
 * Tries the corpus, then generated inputs, until the time is over or one fails.
 * @returns the number of inputs
 * @throws the failure, with the smallest failing input and the seed that reproduces it
 */
export async function run({ name, limitMs, seed, mostMs }: RunOptions): Promise<number> {
  const { inputs, hold, end, summarize, mostMs: ownMs = mostMs } = targets[name]() as unknown as Target<unknown>;
  const watchdog = startWatchdog(Math.max(mostMs, ownMs));
  let count = 0;
  const hasHeld = async (input: unknown) => {
    count += 1;
    watchdog.begin(input);
    await hold(input);
    watchdog.end();
  };
  // At the time limit the runner leaves an input behind that still uses what `end` releases.
  let last: Promise<void> = Promise.resolve();
  let lastInput: unknown;
  const attempt = (input: unknown) => {
    lastInput = input;
    last = hasHeld(input);
    return last;
  };
  try {
    for (const input of known(name)) await attempt(input);
    const limits = { interruptAfterTimeLimit: limitMs, markInterruptAsFailure: false, numRuns: 1_000_000 };
    await fc.assert(fc.asyncProperty(inputs, attempt), {
      ...limits,
      seed,
      reporter: (details) => report(details, name),
    });
    await last.catch((cause: unknown) => {
      throw new Error(`At the end of the time:\n${JSON.stringify(lastInput, null, 2)}\n`, { cause });
    });
    const summary = summarize?.();
    if (summary) console.log(summary);
  } finally {
    await Promise.allSettled([last]);
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

/** Ends the process if one input keeps it busy: an endless loop cannot be stopped from within. */
function startWatchdog(maxMs: number) {
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
  const worker = new Worker(code, { eval: true, workerData: maxMs });
  return {
    begin: (input: unknown) => worker.postMessage(JSON.stringify(input)),
    end: () => worker.postMessage(undefined),
    stop: () => worker.terminate(),
  };
}
