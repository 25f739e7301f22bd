import { test as base, type Page } from '@playwright/test';
import { findViolations } from '#engine/tools/testBlocks/visit.ts';
import { breakStudio, type Spot } from './breakStudio.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/*
 * Parts of the studio that fail: the rest goes on, what was typed is there, JSON is, and a reload gets a studio that
 * works. Each part is made to throw in the browser (`breakStudio.ts`).
 */

base.describe.configure({ mode: 'default', timeout: 120_000 });

const test = base.extend<object, { orchard: SiteCopy & { dev: DevServer } }>({
  orchard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('studio-errors');
      const dev = await startDev(site.pages, ['--at', '2030-06-01']);
      await use({ ...site, dev });
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ orchard }, use) => use(orchard.dev.url),
});

test.use({ viewport: { width: 1440, height: 900 } });

const text = encodeURIComponent('/blocks/0/text');
const visit = '/_studio/pages/visit';

interface Part extends Spot {
  /** Where it is shown. */
  at: string;
  /** What the notice says has failed. */
  says: string;
  /** What is there all the same. */
  rest: 'all' | 'rail' | 'nothing';
  hasJson?: boolean;
}

/** One part of each kind: routes, areas, bars, panes, tabs, groups and fields of forms, marks, tables. */
const parts: Part[] = [
  {
    name: 'route',
    file: 'index',
    before: /"aria-label":(?=`Areas of the studio`)/,
    at: `${visit}?at=${text}`,
    says: 'The studio',
    rest: 'nothing',
  },
  {
    name: 'area',
    file: 'index',
    before: /title:(?=`Open this page in a tab of its own`)/,
    at: `${visit}?at=${text}`,
    says: 'This area of the studio',
    rest: 'rail',
    hasJson: true,
  },
  {
    name: 'area that comes later',
    file: 'MediaArea',
    before: /"aria-label":(?=`Which files`)/,
    at: '/_studio/media/?file=fruit%2Forchard.jpg',
    says: 'This area of the studio',
    rest: 'rail',
  },
  {
    name: 'bar',
    file: 'index',
    before: /label:(?=`Find anything`)/,
    at: `${visit}?at=${text}`,
    says: 'The bar at the top',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'outline',
    file: 'index',
    before: /"aria-label":(?=`Outline of the page`)/,
    at: `${visit}?at=${text}`,
    says: 'The outline of the page',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'tab',
    file: 'index',
    before: /"aria-label":(?=`Find a page or a text`)/,
    at: `${visit}?at=${text}`,
    says: 'The tree of pages',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'canvas',
    file: 'index',
    before: /"aria-label":(?=`The page`)/,
    at: `${visit}?at=${text}`,
    says: 'The page',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'marks',
    file: 'index',
    before: /look:(?=`selected`,name:)/,
    at: `${visit}?at=${text}`,
    says: 'Editing on the page',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'field',
    file: 'MarkdownEditor',
    before: /"aria-multiline":(?=`true`)/,
    at: `${visit}?at=${text}`,
    says: 'The field “Text”',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'picture',
    file: 'index',
    before: /children:\w+\?(?=`Choose another`)/,
    at: '/_studio/pages/?at=%2Fblocks%2F0%2Fimage',
    says: 'The field “Image”',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'JSON',
    file: 'JsonPane',
    before: /label:(?=`JSON of )/,
    at: `${visit}?at=${text}`,
    says: 'The JSON pane',
    rest: 'all',
  },
  {
    name: 'table',
    file: 'ListsArea',
    before: /"aria-label":(?=`What can be done with row )/,
    at: '/_studio/lists/harvest',
    says: 'The table',
    rest: 'rail',
    hasJson: true,
  },
];

const notice = (page: Page, says: string) => page.getByRole('alert', { name: `${says} has failed` });

/** That what is around a part that has failed is there, and works. */
async function expectRest(page: Page, rest: Part['rest'], says: string): Promise<void> {
  if (rest === 'nothing') return;
  await expect(page.getByRole('navigation', { name: 'Areas of the studio' })).toBeVisible();
  if (rest === 'rail') return;
  if (!says.startsWith('The outline')) await expect(page.getByRole('tree', { name: 'Blocks' })).toBeVisible();
  if (says !== 'The page') await expect(page.locator('iframe[title^="The page"]')).toBeVisible();
  if (!says.startsWith('The bar')) await expect(page.getByRole('button', { name: /^Find anything/ })).toBeVisible();
}

for (const part of parts)
  test(`${part.name}: the rest goes on, and a reload gets a studio that works`, async ({ page }) => {
    const fail = await breakStudio(page, [part]);
    await page.goto('/_studio/changes');
    await fail(part.name);
    await page.goto(part.at);
    if (part.name === 'JSON') await page.getByRole('tab', { name: 'JSON' }).click();
    const said = notice(page, part.says);
    await expect(said).toBeVisible();
    await expect(page).not.toHaveURL(/[?&](at|file)=/);
    // Nobody reads a stack who has not asked for it.
    await expect(said.locator('pre')).toBeHidden();
    await expect(said).not.toContainText(/undefined|TypeError|null/);
    await expectRest(page, part.rest, part.says);
    // What is selected stays so, but not in the address, whatever else comes into it.
    await said.getByText('Details for a report').click();
    await expect(said.locator('pre')).toContainText(`Made to fail: ${part.name}`);

    const json = said.getByRole('button', { name: 'Open as JSON' });
    await expect(json).toHaveCount(part.hasJson ? 1 : 0);
    await page.screenshot({ path: `/tmp/bounds-${part.name.replaceAll(' ', '-')}.png` });

    await page.reload();
    if (part.at.includes('?')) await expect(page).not.toHaveURL(/[?&](at|file)=/);
    if (part.rest !== 'nothing')
      await expect(page.getByRole('navigation', { name: 'Areas of the studio' })).toBeVisible();
    await fail();
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.count()) await again.click();
    await expect(said).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Areas of the studio' })).toBeVisible();
  });
