import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ConsoleMessage, Page } from '@playwright/test';

/** Address of the conformance site; its global setup puts it there. */
export const baseUrl = () => process.env.CONFORMANCE_URL ?? '';

/** Failed requests that a block makes by design: random content asks for addresses that nobody answers. */
const isFailedRequest = (message: ConsoleMessage) => {
  const isOwnFile = /\/(assets|media)\/|islands\.json/.test(message.location().url);
  return message.text().startsWith('Failed to load resource') && !isOwnFile;
};

/** What was asked for ahead is used later on a machine that has other things to do. */
const isAboutTime = (message: ConsoleMessage) =>
  message.text().includes('was preloaded using link preload but not used');

/** Collects what a page complains about from now on: errors and warnings of the console, and what was not caught. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isFailedRequest(message) && !isAboutTime(message)) complaints.push(message.text());
  });
  return complaints;
}

/**
 * Opens a page of the conformance site. Nothing outside it is asked for: other hosts answer with an empty list.
 * @param until which event of the page is waited for
 */
export async function visit(page: Page, route: string, until: 'load' | 'domcontentloaded' = 'load'): Promise<void> {
  await page.route(
    (url) => url.origin !== baseUrl(),
    (request) =>
      request.fulfill({ contentType: 'application/json', headers: { 'access-control-allow-origin': '*' }, body: '[]' }),
  );
  const response = await page.goto(baseUrl() + route, { waitUntil: until });
  if (response?.status() !== 200)
    throw new Error(`${route} answered ${response?.status()}: it was refused by the build, see build.test.ts`);
}

/** Waits until what blocks do without React is there; not on a page where nothing needs it. */
export async function waitForBehaviours(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'acts' in document.documentElement.dataset || !document.querySelector('main [data-behaviour]'),
  );
}

/**
 * Touches every island as a visitor's pointer would, and waits until all of them are live, and the blocks that need no
 * React too.
 */
export async function wakeIslands(page: Page): Promise<void> {
  await waitForBehaviours(page);
  await page.evaluate(async () => {
    const islands = [...document.querySelectorAll<HTMLElement>('main [data-island]')];
    // The first sign of life loads the listener for all others, so signs are given until it has heard them.
    while (islands.some((island) => island.isConnected && !('live' in island.dataset))) {
      for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** As small as it comes: each page takes it anew. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is now: one text for each rule that is violated. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // Of what is in order, nobody wants to read.
  const run = "axe.run({ resultTypes: ['violations'] }).then((results) => results.violations)";
  const violations = await page.evaluate<Violation[]>(run);
  return violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.flatMap(({ html, failureSummary }) => [html, failureSummary])].join('\n'),
  );
}
