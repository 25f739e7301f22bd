import type { Page } from '@playwright/test';
import { inTime } from './inTime.ts';
import { notedPaints, notePaints, typeWords } from './paints.ts';

/** Longest time in which thousands of new files are checked, ms. */
const maxCheckMs = 300_000;

/** Waits until the server has checked the new files and names them as changes. */
async function waitForChanges(page: Page, changes: number): Promise<void> {
  const files = () =>
    page.evaluate(async () => {
      const { files: changed } = await (await fetch('/_studio/api/repository')).json();
      return (changed as unknown[]).length;
    });
  const wait = async () => {
    while ((await files()) < changes) await page.waitForTimeout(1000);
  };
  await inTime(wait(), `${changes} changed files`, maxCheckMs);
  await page.waitForTimeout(3000);
}

/** Works in Changes after files came. @returns ms of each step */
export async function workInChanges(
  page: Page,
  studio: string,
  changes: number,
  times: number,
): Promise<Map<string, number[]>> {
  await waitForChanges(page, changes);
  const opened: number[] = [];
  for (let turn = 0; turn < times; turn += 1) opened.push(await openChanges(page, studio));
  const group = page.getByRole('group', { name: 'What is published' });
  await notePaints(page, 'click');
  for (let turn = 0; turn < times; turn += 1) {
    await group.getByRole('button', { name: 'None' }).click();
    await page.waitForTimeout(500);
    await group.getByRole('button', { name: 'All' }).click();
    await page.waitForTimeout(500);
  }
  const chosen = await notedPaints(page);
  await page.getByRole('textbox', { name: 'What has changed' }).click();
  const typed = await typeWords(page, times);
  return new Map([
    ['changes shown', opened],
    ['all or none of the changes chosen', chosen],
    ['key to paint, in the message of the changes', typed],
  ]);
}

/** Milliseconds from the start of the navigation until the changes and what is published are drawn. */
async function openChanges(page: Page, studio: string): Promise<number> {
  await page.goto(`${studio}/_studio/changes/`, { waitUntil: 'commit' });
  const shown = page.evaluate(async () => {
    const isShown = () =>
      document.querySelector('[aria-label="What is published"]') && document.querySelector('main h2');
    while (!isShown()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now();
  });
  return inTime(shown, 'The changes');
}
