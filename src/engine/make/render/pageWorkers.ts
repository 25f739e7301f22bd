import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteSource } from '#engine/content/source.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { limitHeapGrowth } from '#engine/store/heapGrowth.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import type { MakingResult, PageMaker, PageTask } from './pageMaker.ts';

/** Everything that another thread needs to make pages of a site; it holds nothing but data. */
export interface MakingSite {
  source: SiteSource;
  media: Map<string, MeasuredMedia>;
  /** The moment of the build on the site's clock. */
  at: string;
  isPreview: boolean;
  absentAnchors: ReadonlySet<string>;
  endpoints: Set<string>;
  directory: string;
  isMeasured: boolean;
}

/** What a thread is sent: the site, once, then the places of pages in the list of tasks, and that it is needed no more. */
export type Order = { site: MakingSite; tasks: PageTask[] } | { first: number; count: number } | { isEnd: true };

/** What a thread says: it is there, or it has made pages, or it could not. */
export type Answer = { isReady: true } | { results: MakingResult[] } | { error: string; isExpected: boolean };

/** Pages that are handed out at a time. */
const batch = 32;

/** Below this many pages, a second thread would start for longer than it works. */
const worthSharing = 150;

/** What is handed out: places in the list of tasks. */
type Take = () => { first: number; count: number };

/** Gets each page when it is made. */
type Found = (result: MakingResult) => void;

// tinypool 2.2.0 cannot hand each thread the site once it has started: 1.35 × the time for 10,000 pages, 288 MB in place of 261.
/** Makes pages, on all cores when they are many. */
export class PageWorkers {
  #others: Worker[] = [];

  /** Starts the other threads if so many pages are worth it: they load their code while something else is done. */
  expect(pages: number): void {
    if (pages < worthSharing || this.#others.length > 0) return;
    this.#others = Array.from({ length: availableParallelism() - 1 }, startWorker);
  }

  /**
   * @param site what other threads need
   * @param makeHere makes a page in this thread
   * @throws CannotRun when one of them cannot be made
   */
  async makeAll(tasks: PageTask[], site: MakingSite, makeHere: PageMaker, found: Found): Promise<void> {
    this.expect(tasks.length);
    let next = 0;
    const take: Take = () => {
      const first = next;
      next = Math.min(next + batch, tasks.length);
      return { first, count: next - first };
    };
    const areMany = tasks.length >= worthSharing;
    const others = areMany ? this.#others : [];
    if (areMany) limitHeapGrowth();
    await Promise.all([
      ...others.map((worker) => share(worker, { tasks, site }, take, found)),
      makeInTurn(tasks, take, makeHere, found),
    ]);
  }

  /** Lets the other threads come to their end: what they have compiled is cached then. */
  async stop(): Promise<void> {
    await Promise.all(
      this.#others.map((worker) => {
        const end = new Promise((resolve) => worker.once('exit', resolve));
        worker.postMessage({ isEnd: true } satisfies Order);
        return end;
      }),
    );
  }
}

/** Another thread runs the command that compiles and caches its code, as this one did. */
const startWorker = () =>
  new Worker(join(projectRoot, 'scripts/compiled.cjs'), {
    argv: [join(import.meta.dirname, 'pageWorker.ts')],
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 10 },
  });

async function makeInTurn(tasks: PageTask[], take: Take, make: PageMaker, found: Found): Promise<void> {
  for (let { first, count } = take(); count > 0; { first, count } = take()) {
    for (const task of tasks.slice(first, first + count)) found(await make(task));
    // Other threads wait for their next pages.
    await new Promise(setImmediate);
  }
}

/** Hands pages to a thread until none are left, always one batch more than it works on. */
function share(worker: Worker, site: { tasks: PageTask[]; site: MakingSite }, take: Take, found: Found): Promise<void> {
  return new Promise((resolve, reject) => {
    let waiting = 0;
    const order = () => {
      const pages = take();
      if (pages.count > 0) {
        waiting += 1;
        worker.postMessage(pages satisfies Order);
      } else if (waiting === 0) resolve();
    };
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread that makes pages has ended.')));
    worker.on('message', (answer: Answer) => {
      if ('error' in answer) {
        reject(answer.isExpected ? new CannotRun(answer.error) : new Error(answer.error));
        return;
      }
      if ('results' in answer) {
        waiting -= 1;
        for (const result of answer.results) found(result);
      }
      order();
    });
    worker.postMessage(site satisfies Order);
    order();
  });
}
