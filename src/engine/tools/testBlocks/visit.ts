import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ConsoleMessage, Page } from 'playwright-core';
import { touchIslands } from '#inPage/islands.ts';
import { reportRefused } from '#inPage/reportRefused.ts';

/** Failed requests that a block makes by design: random content asks for addresses that nobody answers. */
const isFailedRequest = (message: ConsoleMessage) => {
  const isOwnFile = /\/(assets|media)\/|islands\.json/.test(message.location().url);
  return message.text().startsWith('Failed to load resource') && !isOwnFile;
};

/** What was asked for ahead is used later on a machine that has other things to do. */
const isAboutTime = (message: ConsoleMessage) =>
  message.text().includes('was preloaded using link preload but not used');

/** The browser's own words for what `reportRefused` says of the element. */
const isAboutPolicy = (message: ConsoleMessage) =>
  message.text().includes('violates the following Content Security Policy directive');

/**
 * Collects what a page complains about from now on: errors and warnings of the console, what its policy refuses, and what
 * was not caught.
 */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const isLeftOut = isFailedRequest(message) || isAboutTime(message) || isAboutPolicy(message);
    if (isComplaint && !isLeftOut) complaints.push(message.text());
  });
  return complaints;
}

/** Findings of one kind: each says which kind it is. */
export const under = (heading: string, findings: readonly string[]): string[] =>
  findings.map((finding) => `${heading}: ${finding}`);

/** Longest time until a page hears of what its policy has refused, ms. */
const hearingMs = 30;

/**
 * Examines a page, and listens to it.
 * @param examine gives what is wrong with it
 * @returns that, and what the page complained about meanwhile, each once
 */
export async function whileListening(page: Page, examine: () => Promise<string[]>): Promise<string[]> {
  const complaints = listen(page);
  const findings = await examine();
  await page.waitForTimeout(hearingMs);
  return [...new Set(under('Console', complaints)), ...findings];
}

/** Tabs that say what policies refuse: nothing takes a script out that runs before those of each page. */
const reporting = new WeakSet<Page>();

/**
 * Opens a page of a site of examples; it says in its console what its policy refuses. Nothing outside it is asked for: other hosts answer with an empty list.
 * @param until which event of the page is waited for
 */
export async function visit(
  page: Page,
  address: string,
  until: 'load' | 'domcontentloaded' | 'commit' = 'load',
): Promise<void> {
  const { origin } = new URL(address);
  if (!reporting.has(page)) await page.addInitScript(reportRefused);
  reporting.add(page);
  await page.route(
    (url) => url.origin !== origin,
    (request) =>
      request.fulfill({ contentType: 'application/json', headers: { 'access-control-allow-origin': '*' }, body: '[]' }),
  );
  const response = await page.goto(address, { waitUntil: until });
  if (response?.status() !== 200)
    throw new Error(`${address} answered ${response?.status()}: the build has refused it.`);
}

/** Hydrates all islands of a page, as a visitor's touch would, and waits until they react. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(touchIslands);
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
