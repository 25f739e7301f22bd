import type { Page } from '@playwright/test';
import { test as base, codeOf, expect, loadRouter, wakeBlock } from './site.ts';
import { copyOrchard, serveCopy } from './siteCopy.ts';

/*
 * A failing React block: its static HTML stays, and everything else is unaffected. It ends with its page. It has a site
 * of its own, because no block of the reference site needs React.
 */

base.describe.configure({ mode: 'default' });

const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('failing-block');
      site.edit('index.json', (content) => {
        const tab = (label: string) => ({ label, blocks: [{ type: 'rich-text', text: `All about ${label}.` }] });
        content.blocks.push(
          { type: 'tabs', id: 'tabs', items: ['Grafting', 'Pruning'].map(tab) },
          { type: 'code', id: 'sample', text: 'one apple a day', copyLabel: 'Copy' },
        );
      });
      const server = await serveCopy(site);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const sample = (page: Page) => page.locator('#sample');

test('leaves its HTML and everything else alone, and says where it is', async ({ page, complaints }) => {
  await page.route('**/assets/Code-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Code() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/');
  const before = await sample(page).textContent();
  const blocks = await page.locator('main > .block').count();
  await sample(page).dispatchEvent('pointerover');
  await expect.poll(() => complaints.join('\n')).toContain('broken on purpose');
  expect(complaints.find((text) => text.startsWith('A "code" block failed'))).toMatch(
    /failed on \/ \(index\.json#?\/blocks\/5\)/,
  );
  await expect.poll(() => sample(page).textContent()).toBe(before);
  await page.getByRole('tab', { name: 'Pruning' }).click();
  await expect(page.getByText('All about Pruning.')).toBeVisible();
  await expect(page.locator('main > .block')).toHaveCount(blocks);
});

test('when it is used leaves what stood there', async ({ page, complaints }) => {
  await page.route('**/assets/Code-*.js', async (route) => {
    const react = (await codeOf(page)).find((path) => path.includes('/react-'));
    await route.fulfill({
      contentType: 'text/javascript',
      body: `import * as module from '${react}';
        const React = Object.values(module).map((get) => { try { const made = typeof get === 'function' && get.length === 0 ? get() : get; return made?.useState ? made : made?.default; } catch {} }).find((found) => found?.useState);
        export default function Code() {
          const [isBroken, breakIt] = React.useState(false);
          if (isBroken) throw new Error('broken later');
          return React.createElement('button', { onClick: () => breakIt(true), suppressHydrationWarning: true }, 'Break');
        }`,
    });
  });
  await page.goto('/');
  const before = await sample(page).textContent();
  await sample(page).dispatchEvent('pointerover');
  await sample(page).getByRole('button', { name: 'Break' }).click();
  await expect.poll(() => complaints.join('\n')).toContain('broken later');
  await expect.poll(() => sample(page).textContent()).toBe(before);
});

test('because its code is gone stays as it is', async ({ page, complaints }) => {
  await page.route('**/assets/Code-*.js', (route) => route.abort());
  await page.goto('/');
  const before = await sample(page).textContent();
  await sample(page).dispatchEvent('pointerover');
  await expect.poll(() => complaints.join('\n')).toContain('A "code" block could not be made interactive.');
  expect(await sample(page).textContent()).toBe(before);
  await expect(sample(page)).not.toHaveAttribute('data-live');
});

test('ends when its page is left without loading a document', async ({ page, complaints }) => {
  await page.goto('/');
  await wakeBlock(page, sample(page));
  await loadRouter(page);
  const block = await sample(page).elementHandle();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Visit' }).first().click();
  await expect(page).toHaveTitle(/^Visit/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await block?.evaluate((element) => [element.isConnected, element.textContent])).toEqual([false, '']);
  expect(complaints).toEqual([]);
});
