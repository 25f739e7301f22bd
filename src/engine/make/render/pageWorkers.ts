import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { limitHeapGrowth } from '#engine/store/heapGrowth.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import type { PageMaker, PageMakerOptions, PageResult, PageTask } from './pageMaker.ts';

/** Inputs of a worker thread for making pages; plain data only. */
export interface PageWorkerInput extends PageMakerOptions {
  source: SiteSource;
  media: Map<string, MeasuredMedia>;
  at: string;
  isPreview: boolean;
  absentAnchors: ReadonlySet<string>;
  endpoints: Set<string>;
  /** Limit for code that is given content, ms. */
  codeLimitMs?: number | undefined;
}

/** Message to a worker: first the site and all tasks, then ranges of tasks, finally the end. */
export type PageWorkerRequest =
  | { site: PageWorkerInput; tasks: PageTask[] }
  | { first: number; count: number }
  | { isEnd: true };

export type PageWorkerResponse = { isReady: true } | { results: PageResult[] } | { error: string; isExpected: boolean };

const batchSize = 32;

/** Number of pages below which a worker takes longer to start than to work. */
const minPagesForWorkers = 150;

/** Ranges of the task list that are not taken yet; all threads share them. */
type Batches = Generator<{ first: number; count: number }, undefined>;

type OnPageMade = (result: PageResult) => void;

// Not tinypool 2.2.0, which cannot send each worker the site once: 1.35 × the time for 10,000 pages, 288 MB instead of
// 261.
/** Pool of threads that make pages; it uses all cores for many pages. */
export class PageWorkers {
  #workers: Worker[] = [];

  /** Starts workers if there are enough pages. They load their code while the main thread works. */
  startIfWorthwhile(pages: number): void {
    if (pages < minPagesForWorkers || this.#workers.length > 0) return;
    this.#workers = Array.from({ length: availableParallelism() - 1 }, startWorker);
  }

  /** @throws CommandError if a page cannot be made */
  async makeAll(tasks: PageTask[], site: PageWorkerInput, makeHere: PageMaker, onPageMade: OnPageMade): Promise<void> {
    this.startIfWorthwhile(tasks.length);
    const batches = createBatches(tasks.length);
    const hasManyPages = tasks.length >= minPagesForWorkers;
    const workers = hasManyPages ? this.#workers : [];
    if (hasManyPages) limitHeapGrowth();
    await Promise.all([
      ...workers.map((worker) => runInWorker(worker, { tasks, site }, batches, onPageMade)),
      runInThisThread(tasks, batches, makeHere, onPageMade),
    ]);
  }

  /** Lets the workers exit by themselves, so that their compiled code is cached. */
  async stop(): Promise<void> {
    await Promise.all(
      this.#workers.map((worker) => {
        const end = new Promise((resolve) => worker.once('exit', resolve));
        worker.postMessage({ isEnd: true } satisfies PageWorkerRequest);
        return end;
      }),
    );
  }
}

/** Starts a worker through the command that compiles and caches its code, as in the main thread. */
const startWorker = () =>
  new Worker(join(projectRoot, 'scripts/compiled.cjs'), {
    argv: [join(import.meta.dirname, 'pageWorker.ts')],
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 10 },
  });

function* createBatches(taskCount: number): Batches {
  for (let first = 0; first < taskCount; first += batchSize)
    yield { first, count: Math.min(batchSize, taskCount - first) };
  return undefined;
}

async function runInThisThread(
  tasks: PageTask[],
  batches: Batches,
  make: PageMaker,
  onPageMade: OnPageMade,
): Promise<void> {
  for (const { first, count } of batches) {
    for (const task of tasks.slice(first, first + count)) onPageMade(await make(task));
    // Workers wait for their next batch.
    await new Promise(setImmediate);
  }
}

/** Sends batches to a worker until none are left, always one batch ahead. */
function runInWorker(
  worker: Worker,
  request: { tasks: PageTask[]; site: PageWorkerInput },
  batches: Batches,
  onPageMade: OnPageMade,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let pendingBatches = 0;
    const sendBatch = () => {
      const pages = batches.next().value;
      if (pages) {
        pendingBatches += 1;
        worker.postMessage(pages satisfies PageWorkerRequest);
      } else if (pendingBatches === 0) resolve();
    };
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread that makes pages has ended.')));
    worker.on('message', (response: PageWorkerResponse) => {
      if ('error' in response) {
        reject(response.isExpected ? new CommandError(response.error) : new Error(response.error));
        return;
      }
      if ('results' in response) {
        pendingBatches -= 1;
        for (const result of response.results) onPageMade(result);
      }
      sendBatch();
    });
    worker.postMessage(request satisfies PageWorkerRequest);
    sendBatch();
  });
}
