import { parentPort } from 'node:worker_threads';
import { setCodeLimit } from '#engine/problems/codeLimit.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { describeSystemError } from '#engine/problems/systemError.ts';
import { createLocaleContexts } from '../resolve/createContexts.ts';
import { resolveShell } from '../resolve/resolveShell.ts';
import { compileCode, loadCompiledCode } from './compiledCode.ts';
import { createPageMaker, type PageMaker, type PageTask } from './pageMaker.ts';
import type { PageWorkerInput, PageWorkerRequest, PageWorkerResponse } from './pageWorkers.ts';
import { createSiteRenderer } from './siteRenderer.ts';

/* Worker thread that makes pages: see pageWorkers.ts. */

// The code loads during the check. If it is not compiled yet, the main thread compiles it.
const compiledCode = loadCompiledCode();
let tasks: PageTask[] = [];
let maker: Promise<PageMaker> | undefined;
let lastRequest = Promise.resolve();

parentPort?.on('message', (request: PageWorkerRequest) => {
  lastRequest = lastRequest.then(() => handleRequest(request)).catch(reportError);
});

async function handleRequest(request: PageWorkerRequest): Promise<void> {
  if ('isEnd' in request) {
    parentPort?.close();
    return;
  }
  if ('site' in request) {
    tasks = request.tasks;
    maker = createMaker(request.site);
    await maker;
    respond({ isReady: true });
    return;
  }
  const make = (await maker) as PageMaker;
  const results = [];
  for (const task of tasks.slice(request.first, request.first + request.count)) results.push(await make(task));
  respond({ results });
}

async function createMaker(site: PageWorkerInput): Promise<PageMaker> {
  const { source, media, at, absentAnchors, endpoints, isPreview, codeLimitMs, ...options } = site;
  setCodeLimit(codeLimitMs);
  const code = (await compiledCode) ?? (await compileCode());
  const locales = [];
  for (const context of createLocaleContexts(source, media, at, absentAnchors))
    locales.push({
      context,
      renderer: await createSiteRenderer(code, resolveShell(context), endpoints, isPreview, context),
    });
  return createPageMaker(locales, options);
}

const respond = (response: PageWorkerResponse) => parentPort?.postMessage(response);

function reportError(error: unknown): void {
  const sentence = error instanceof CommandError ? error.message : describeSystemError(error);
  respond({ error: sentence ?? String((error as Error).stack), isExpected: sentence !== undefined });
}
