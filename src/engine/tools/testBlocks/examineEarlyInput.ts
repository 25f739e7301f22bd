import type { Page } from 'playwright-core';
import { describeControl, islandControlSelector, sampleControls, serializePageState } from '#inPage/pageControls.ts';
import { examineWithComplaints, hydrateIslands, visitPage } from './visitPage.ts';

const settleTimeoutMs = 8000;

/**
 * Finds controls of islands that have another effect before their island is hydrated than after: held input must be
 * replayed once, and completely. Console complaints while a control is used are findings too.
 */
export const examineEarlyInput = (page: Page, address: string): Promise<string[]> =>
  examineWithComplaints(page, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitPage(page, address);
    const findings: string[] = [];
    for (const position of await page.evaluate(sampleControls, islandControlSelector)) {
      const late = await afterHydration(page, address, position);
      const early = await beforeHydration(page, address, position, late.state);
      if (early !== late.state)
        findings.push(
          `Used before hydration, ${late.control} leads to something else: ${difference(late.state, early)}`,
        );
    }
    return findings;
  });

type PageControl = Awaited<ReturnType<typeof controlAt>>;

/**
 * Finds a control by position before hydration, which may add others. A mark in the markup would be a mismatch for
 * React.
 */
async function controlAt(page: Page, position: number) {
  const control = await page.locator(islandControlSelector).nth(position).elementHandle();
  if (!control) throw new Error(`There is no control ${position}.`);
  return control;
}

async function afterHydration(
  page: Page,
  address: string,
  position: number,
): Promise<{ control: string; state: string }> {
  await visitPage(page, address);
  const control = await controlAt(page, position);
  await hydrateIslands(page);
  const { html } = await control.evaluate(describeControl);
  await operate(control, page);
  return { control: html, state: await settledState(page) };
}

/** @returns the expected state as soon as it is reached, else the final one */
async function beforeHydration(page: Page, address: string, position: number, expected: string): Promise<string> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const pattern = '**/assets/*.js';
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  try {
    // A script of a page feature would delay all events of the page.
    await visitPage(page, address, 'commit');
    await page.locator('#loader').waitFor({ state: 'attached' });
    await operate(await controlAt(page, position), page);
    release();
    await hydrateIslands(page);
    const end = Date.now() + settleTimeoutMs;
    while (Date.now() < end) {
      if ((await page.evaluate(serializePageState)) === expected) return expected;
      await page.waitForTimeout(50);
    }
    return await page.evaluate(serializePageState);
  } finally {
    release();
    await page.unroute(pattern);
  }
}

async function operate(control: PageControl, { keyboard }: Page): Promise<void> {
  const { kind, options } = await control.evaluate(describeControl);
  const typed = /^(text|search|email|tel|url|password|textarea)$/.test(kind) ? 'Ab' : kind === 'number' && '12';
  if (options > 0) await control.selectOption({ index: options - 1 });
  else if (!typed) await control.click({ noWaitAfter: true });
  else {
    await control.focus();
    await keyboard.type(typed);
  }
}

async function settledState(page: Page): Promise<string> {
  const end = Date.now() + settleTimeoutMs;
  let before = '';
  for (;;) {
    const state = await page.evaluate(serializePageState);
    if (state === before || Date.now() > end) return state;
    before = state;
    await page.waitForTimeout(400);
  }
}

function difference(expected: string, received: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === received[at]) at++;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 80));
  return `${part(expected)} after hydration, ${part(received)} before`;
}
