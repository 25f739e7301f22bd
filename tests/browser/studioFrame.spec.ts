import { test as base, type Locator } from '@playwright/test';
import { findViolations } from '#engine/tools/testBlocks/visitPage.ts';
import { everyNth } from '../longRun.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/*
 * The studio around the page: trees, search, problems, dates, keys. It is tested on a small site that has nothing in
 * common with the reference site.
 */

base.describe.configure({ mode: 'default', timeout: 120_000 });

const test = base.extend<object, { orchard: SiteCopy & { dev: DevServer } }>({
  orchard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('studio-frame');
      const dev = await startDev(site.pages, ['--at', '2030-06-01']);
      await use({ ...site, dev });
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ orchard }, use) => use(orchard.dev.studio),
  context: async ({ context, orchard }, use) => {
    await orchard.dev.signIn(context);
    await use(context);
  },
});

test.use({ viewport: { width: 1280, height: 800 } });

const canvas = 'iframe[title^="The page"]';

test('the bar of a page leads to it in the studio, at the same moment', async ({ page, orchard }) => {
  await page.goto(`${orchard.dev.url}/visit?at=2030-07-01`);
  await page.locator('#lintel-bar').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL('/_studio/pages/visit?asof=2030-07-01');
  await expect(page.getByRole('heading', { level: 1, name: 'Visit' })).toBeVisible();
  await expect(page.frameLocator(canvas).getByRole('heading', { level: 1, name: 'Visit' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'As of 2030-07-01' })).toBeVisible();
});

test('pages stand in a tree; a search finds them, and words on them', async ({ page }) => {
  await page.goto('/_studio/');
  const pages = page.getByRole('tree', { name: 'Pages' });
  await pages.getByText('Varieties', { exact: true }).click();
  await expect(page).toHaveURL(/\/_studio\/pages\/varieties$/);
  await expect(pages.getByText('Egremont Russet')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/_studio\/pages\/$/);

  await page.getByRole('searchbox', { name: 'Find a page or a text' }).fill('dogs may');
  await page.getByRole('button', { name: /Dogs may come/ }).click();
  await expect(page).toHaveURL(/\/_studio\/pages\/visit\?at=%2Fblocks%2F0%2Ftext$/);
});

test('the outline shows the blocks of page and layout, and selects', async ({ page }) => {
  await page.goto('/_studio/pages/varieties/egremont-russet');
  const blocks = page.getByRole('tree', { name: 'Blocks' });
  await expect(blocks.getByText('fruit').first()).toBeVisible();
  await page.goto('/_studio/pages/visit');
  await blocks.getByText('The gate').click();
  await expect(page).toHaveURL(/\?at=%2Fblocks%2F0$/);
});

test('trees are used with the keyboard alone', async ({ page }) => {
  await page.goto('/_studio/pages/visit');
  await expect(page.getByRole('tree', { name: 'Pages' }).getByText('Visit')).toBeVisible();
  await page.keyboard.press('Alt+1');
  const tree = page.getByRole('tree', { name: 'Pages' });
  await tree.getByRole('treeitem', { name: 'Varieties' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/varieties\//);
});

test('one palette finds pages, texts and commands', async ({ page }) => {
  await page.goto('/_studio/');
  await expect(page.getByRole('tree', { name: 'Pages' }).getByText('Visit')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByPlaceholder('Find a page, a text or a command');
  await field.fill('visit');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pages\/visit$/);
  await page.keyboard.press('Control+k');
  await field.fill('shortcuts');
  await page.getByText('Show these shortcuts').click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('problems are listed, lead to their place, and are fixed where that is sure', async ({ page, orchard }) => {
  await page.goto('/_studio/');
  const before = orchard.read('visit.json');
  orchard.edit('visit.json', (content) => {
    content.heding = content.heading;
    delete content.heading;
  });
  await page.getByRole('tab', { name: /Problems/ }).click();
  const problem = page.getByRole('button', { name: /heding/ }).first();
  await problem.click();
  await expect(page).toHaveURL(/\/pages\/visit\?at=/);
  await page.getByRole('button', { name: 'Fix', exact: true }).first().click();
  await expect(page.getByText('Nothing is wrong')).toBeVisible();
  expect(JSON.parse(orchard.read('visit.json'))).toEqual(JSON.parse(before));
  orchard.write('visit.json', before);
});

test('a day shows the site as it will be', async ({ page }) => {
  await page.goto('/_studio/');
  const shown = page.frameLocator(canvas).getByText('appears in the new year');
  await expect(page.frameLocator(canvas).getByRole('heading', { name: 'Apples without hurry' }).first()).toBeAttached();
  await expect(shown).toHaveCount(0);
  await page.goto('/_studio/pages/?asof=2031-02-01');
  await expect(shown).toBeAttached();
  await page.getByRole('button', { name: /As of 2031-02-01/ }).click();
  await page.getByRole('button', { name: 'Now, with drafts' }).click();
  await expect(shown).toHaveCount(0);
});

test('panels are hidden and come back, also after a reload', async ({ page }) => {
  await page.goto('/_studio/');
  const properties = page.getByRole('tab', { name: 'Properties' });
  await expect(properties).toBeVisible();
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  await expect(properties).not.toBeInViewport();
  await page.reload();
  await expect(page.getByRole('tree', { name: 'Pages' })).toBeVisible();
  await expect(properties).not.toBeInViewport();
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  await expect(properties).toBeInViewport();
});

test('at 1024 px the page has room, and pages and outline lie over it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/_studio/pages/visit?at=/blocks/0');
  const widthOfPage = async () => (await page.locator(canvas).boundingBox())?.width ?? 0;
  await expect.poll(widthOfPage).toBeGreaterThanOrEqual(600);
  await expect(page.getByRole('tab', { name: 'Properties' })).toBeInViewport();
  const outline = page.getByRole('tree', { name: 'Blocks' });
  await expect(outline).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Pages and outline' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(outline.getByRole('treeitem', { name: 'The gate', selected: true })).toBeVisible();
  expect(await widthOfPage()).toBeGreaterThanOrEqual(600);
  await page.mouse.move(1000, 760);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await outline.getByRole('treeitem').first().focus();
  await page.keyboard.press('Escape');
  await expect(outline).toHaveCount(0);
  await page.keyboard.press('Alt+2');
  await expect(outline.locator('[role=treeitem]:focus')).toBeVisible();
});

test('F6 leads through the parts, and back', async ({ page }) => {
  await page.goto('/_studio/pages/visit?at=/blocks/0');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  const parts = [
    page.getByRole('searchbox', { name: 'Find a page or a text' }),
    page.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem', { selected: true }),
    page.locator(`[data-part=canvas] :is(main, ${canvas})`).first(),
    page.locator('[data-part=properties] :focus'),
  ];
  for (const part of parts) {
    await page.keyboard.press('F6');
    await expect(part).toBeFocused();
  }
  await page.keyboard.press('Shift+F6');
  await expect(parts[2] as Locator).toBeFocused();
  // From inside the page, which is a document of its own; also while a text of it is typed into.
  const shown = page.frameLocator('iframe[title^="The page"]');
  await shown.getByRole('link').first().focus();
  await expect.poll(() => page.evaluate(() => document.activeElement?.nodeName)).toBe('IFRAME');
  await page.keyboard.press('F6');
  await expect(parts[3] as Locator).toBeVisible();
  await shown.getByRole('heading', { name: 'The gate' }).dblclick();
  await expect(shown.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(parts[1] as Locator).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('row', { name: /^F6/ })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('an area is left and found again as it was', async ({ page }) => {
  await page.goto('/_studio/pages/visit?at=%2Fblocks%2F0');
  const areas = page.getByRole('navigation', { name: 'Areas of the studio' });
  await areas.getByRole('link', { name: 'Media' }).click();
  await expect(page).toHaveURL(/\/media\/$/);
  await areas.getByRole('link', { name: 'Pages' }).click();
  await expect(page).toHaveURL(/\/pages\/visit\?at=%2Fblocks%2F0$/);

  await page.getByRole('button', { name: 'Menu of Visit' }).click();
  await page.getByRole('menuitem', { name: 'Publish from, until' }).click();
  const dialog = page.getByRole('dialog', { name: /^When/ });
  await dialog.getByLabel('Show from', { exact: true }).click();
  const calendar = dialog.locator('[data-dates-dropdown]');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('where there is no room it says so, and shows the page', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto('/_studio/pages/visit');
  await expect(page.getByText('The studio needs a wider window')).toBeVisible();
  await expect(page.frameLocator(canvas).getByRole('heading', { level: 1, name: 'Visit' })).toBeAttached();
});

for (const scheme of everyNth(['light', 'dark'] as const, 2))
  test(`axe finds nothing in any panel, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto('/_studio/pages/visit?at=/blocks/0');
    await expect(page.getByRole('tree', { name: 'Blocks' }).getByText('The gate')).toBeVisible();
    const found: string[] = [];
    const collect = async () => found.push(...(await findViolations(page)));
    await collect();
    await page.getByRole('tab', { name: 'More' }).click();
    await expect(page.getByText('Layouts')).toBeVisible();
    await collect();
    await page.getByRole('tab', { name: /Problems/ }).click();
    await collect();
    await page.getByRole('button', { name: /As of/ }).click();
    await expect(page.getByRole('switch', { name: 'With drafts', exact: true })).toBeAttached();
    await collect();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await collect();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.move(640, 790);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await collect();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^What can be done with/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await collect();
    await page.getByRole('menuitem', { name: 'Insert after' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Accordion/ })).toBeVisible();
    await collect();
    expect(found).toEqual([]);
  });
