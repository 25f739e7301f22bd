import type { Page } from 'playwright-core';
import { controlsToUse, describeControl, islandControls, stateOfPage } from '#inPage/controls.ts';
import { visit, wakeIslands, whileListening } from './visit.ts';

/** Longest time that a page takes to settle, ms. */
const patienceMs = 8000;

/**
 * Finds controls of islands that lead to something else where they are used before their island is hydrated than after:
 * what was pressed, ticked, chosen or typed has to be done once, and nothing of it lost. Complaints while a control is used
 * are findings too.
 */
export const examineEarlyInput = (page: Page, address: string): Promise<string[]> =>
  whileListening(page, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, address);
    const findings: string[] = [];
    for (const position of await page.evaluate(controlsToUse, islandControls)) {
      const late = await afterHydration(page, address, position);
      const early = await beforeHydration(page, address, position, late.state);
      if (early !== late.state)
        findings.push(
          `Used before hydration, ${late.control} leads to something else: ${difference(late.state, early)}`,
        );
    }
    return findings;
  });

type Control = Awaited<ReturnType<typeof controlAt>>;

/** The control at a position before hydration, which may bring others. A mark in the markup would be one that React misses. */
async function controlAt(page: Page, position: number) {
  const control = await page.locator(islandControls).nth(position).elementHandle();
  if (!control) throw new Error(`There is no control ${position}.`);
  return control;
}

async function afterHydration(
  page: Page,
  address: string,
  position: number,
): Promise<{ control: string; state: string }> {
  await visit(page, address);
  const control = await controlAt(page, position);
  await wakeIslands(page);
  const { html } = await control.evaluate(describeControl);
  await operate(control, page);
  return { control: html, state: await settledState(page) };
}

/** @returns the state that is hoped for as soon as it is there, else the one that the page ends in */
async function beforeHydration(page: Page, address: string, position: number, hoped: string): Promise<string> {
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
    // A script of a page feature holds up all events of the page.
    await visit(page, address, 'commit');
    await page.locator('#loader').waitFor({ state: 'attached' });
    await operate(await controlAt(page, position), page);
    release();
    await wakeIslands(page);
    const end = Date.now() + patienceMs;
    while (Date.now() < end) {
      if ((await page.evaluate(stateOfPage)) === hoped) return hoped;
      await page.waitForTimeout(50);
    }
    return await page.evaluate(stateOfPage);
  } finally {
    release();
    await page.unroute(pattern);
  }
}

/** Operates a control as a visitor would. */
async function operate(control: Control, { keyboard }: Page): Promise<void> {
  const { kind, options } = await control.evaluate(describeControl);
  const typed = /^(text|search|email|tel|url|password|textarea)$/.test(kind) ? 'Ab' : kind === 'number' && '12';
  if (options > 0) await control.selectOption({ index: options - 1 });
  else if (!typed) await control.click({ noWaitAfter: true });
  else {
    await control.focus();
    await keyboard.type(typed);
  }
}

/** State of a page that no longer changes. */
async function settledState(page: Page): Promise<string> {
  const end = Date.now() + patienceMs;
  let before = '';
  for (;;) {
    const state = await page.evaluate(stateOfPage);
    if (state === before || Date.now() > end) return state;
    before = state;
    await page.waitForTimeout(400);
  }
}

/** First place at which two states differ. */
function difference(expected: string, received: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === received[at]) at++;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 80));
  return `${part(expected)} after hydration, ${part(received)} before`;
}
