import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ConsoleMessage, Page } from 'playwright-core';
import { reportPolicyViolations } from '#inPage/reportPolicyViolations.ts';
import { touchIslands } from '#inPage/touchIslands.ts';

/** Failed requests are expected: random content refers to addresses that do not exist. */
const isFailedRequest = (message: ConsoleMessage) => {
  const isOwnFile = /\/(assets|media)\/|islands\.json/.test(message.location().url);
  return message.text().startsWith('Failed to load resource') && !isOwnFile;
};

/** A preload may be used late on a busy machine. */
const isUnusedPreload = (message: ConsoleMessage) =>
  message.text().includes('was preloaded using link preload but not used');

/** Browser's message for a violation that `reportPolicyViolations` describes with its element. */
const isPolicyMessage = (message: ConsoleMessage) =>
  message.text().includes('violates the following Content Security Policy directive');

/**
 * Collects complaints of a page from now on: errors and warnings of the console, policy violations, and uncaught
 * errors.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const isLeftOut = isFailedRequest(message) || isUnusedPreload(message) || isPolicyMessage(message);
    if (isComplaint && !isLeftOut) complaints.push(message.text());
  });
  return complaints;
}

export const prefixFindings = (heading: string, findings: readonly string[]): string[] =>
  findings.map((finding) => `${heading}: ${finding}`);

/** Limit of the time until a page reports a policy violation, ms. */
const policyReportDelayMs = 30;

/**
 * Examines a page while its complaints are collected.
 * @returns those and the page's complaints, each once
 */
export async function examineWithComplaints(page: Page, examine: () => Promise<string[]>): Promise<string[]> {
  const complaints = collectComplaints(page);
  const findings = await examine();
  await page.waitForTimeout(policyReportDelayMs);
  return [...new Set(prefixFindings('Console', complaints)), ...findings];
}

export type VisitorTabs = Record<'page' | 'scriptlessPage', Page>;

/** Tabs that already report policy violations: an init script cannot be removed. */
const reportingPages = new WeakSet<Page>();

/**
 * Opens a page of a site of examples, which reports policy violations in its console. Requests to other hosts are
 * answered with an empty list.
 * @param until event of the page to wait for
 */
export async function visitPage(
  page: Page,
  address: string,
  until: 'load' | 'domcontentloaded' | 'commit' = 'load',
): Promise<void> {
  const { origin } = new URL(address);
  if (!reportingPages.has(page)) await page.addInitScript(reportPolicyViolations);
  reportingPages.add(page);
  await page.route(
    (url) => url.origin !== origin,
    (request) =>
      request.fulfill({ contentType: 'application/json', headers: { 'access-control-allow-origin': '*' }, body: '[]' }),
  );
  const response = await page.goto(address, { waitUntil: until });
  if (response?.status() !== 200)
    throw new Error(`${address} answered ${response?.status()}: the build has refused it.`);
}

/** Hydrates all islands of a page as a visitor's touch would, and waits until they react. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.evaluate(touchIslands);
}

interface AxeViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

const readAxe = () => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let axeSource: string | undefined;

/** Runs axe on the page. @returns one text for each violated rule */
export async function findViolations(page: Page): Promise<string[]> {
  axeSource ??= readAxe();
  await page.evaluate(axeSource);
  const run = "axe.run({ resultTypes: ['violations'] }).then((results) => results.violations)";
  const violations = await page.evaluate<AxeViolation[]>(run);
  return violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.flatMap(({ html, failureSummary }) => [html, failureSummary])].join('\n'),
  );
}
