import { parentPort } from 'node:worker_threads';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { describeRefusal } from '#engine/problems/systemRefusal.ts';
import { resolveShell } from '../resolve/site.ts';
import { createEditions } from '../resolve/siteContext.ts';
import { compileCode, loadCompiled } from './code.ts';
import { createPageMakers, type PageMaker, type PageTask } from './pageMaker.ts';
import type { Answer, MakingSite, Order } from './pageWorkers.ts';
import { createRenderer } from './site.ts';

/* Makes pages in a thread of its own: see pageWorkers.ts. */

// The code loads while the site is still being checked; where it is not compiled yet, the first thread does that.
const loaded = loadCompiled();
let tasks: PageTask[] = [];
let maker: Promise<PageMaker> | undefined;
let last = Promise.resolve();

parentPort?.on('message', (order: Order) => {
  last = last.then(() => follow(order)).catch(fail);
});

async function follow(order: Order): Promise<void> {
  if ('isEnd' in order) {
    parentPort?.close();
    return;
  }
  if ('site' in order) {
    tasks = order.tasks;
    maker = createMaker(order.site);
    await maker;
    answer({ isReady: true });
    return;
  }
  const make = (await maker) as PageMaker;
  const results = [];
  for (const task of tasks.slice(order.first, order.first + order.count)) results.push(await make(task));
  answer({ results });
}

async function createMaker(site: MakingSite): Promise<PageMaker> {
  const { source, media, at, absentAnchors, endpoints, isPreview, ...options } = site;
  const code = (await loaded) ?? (await compileCode());
  const editions = [];
  for (const context of createEditions(source, media, at, absentAnchors))
    editions.push({
      context,
      renderer: await createRenderer(code, resolveShell(context), endpoints, isPreview, context),
    });
  return createPageMakers(editions, options);
}

const answer = (said: Answer) => parentPort?.postMessage(said);

function fail(error: unknown): void {
  const sentence = error instanceof CannotRun ? error.message : describeRefusal(error);
  answer({ error: sentence ?? String((error as Error).stack), isExpected: sentence !== undefined });
}
