import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type FrameLocator, type Locator, type Page, type Response, test } from '@playwright/test';
import { findViolations } from '#engine/tools/testBlocks/visitPage.ts';
import { everyNth } from '../longRun.ts';
import { type DevServer, startDev } from './devServer.ts';
import { expect as expectSoon } from './site.ts';
import { folderOfWorker } from './siteCopy.ts';

/*
 * The canvas for users who know nothing of files: the element under the pointer has a label, a click selects it in
 * whichever file it is written, and texts are edited in place.
 */

test.describe.configure({ mode: 'default', timeout: 60_000 });

const expect = expectSoon.configure({ timeout: 15_000 });

const root = join(import.meta.dirname, '../..');
const pages = join(folderOfWorker('studio-canvas'), 'pages');

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: pages,
  }).toString();

/** Lines that differ from the reference site, without surrounding spaces; then restores the site. */
const takeChanges = () => {
  const lines = git('diff', '-U0', '--no-color').split('\n');
  git('checkout', '-q', '.');
  return lines.filter((line) => /^[+-](?![+-])/.test(line)).map((line) => line[0] + line.slice(1).trim());
};

/** Waits until a change is saved. */
const saved = () => expect.poll(() => git('status', '--porcelain')).not.toBe('');

let dev: DevServer;
let page: Page;
let canvas: FrameLocator;

const openPage = async (path: string) => {
  // What is clicked earlier waits for the trace, and a click counts for 5 s only.
  const isTrace = (response: Response) => new URL(response.url()).pathname.endsWith('/api/trace');
  const traced = page.waitForResponse(isTrace, { timeout: 60_000 });
  await page.goto(`${dev.studio}/_studio/pages${path}`);
  await expect(canvas.locator('[data-at]').first()).toBeAttached();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem').first()).toBeVisible();
  await traced;
};

/** The selection in the address. */
const selected = () => new URL(page.url()).searchParams.get('at');

/** Labels of the outlines on the canvas. */
const names = () => page.locator('[data-look] > span').allTextContents();

test.beforeAll(async ({ browser }) => {
  rmSync(join(pages, '..'), { recursive: true, force: true });
  cpSync(join(root, 'pages'), pages, { recursive: true });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'The site as it is');
  dev = await startDev(pages);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await dev.signIn(page.context());
  page.setDefaultTimeout(20_000);
  canvas = page.frameLocator('iframe[title^="The page"]');
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

test('what is under the pointer has a line around it and a name', async () => {
  await openPage('/about/location');
  await canvas.getByRole('heading', { level: 1 }).hover();
  await expect.poll(names).toEqual(['Banner, from the layout inner']);
  await expect(page.locator('[data-look=hover]')).toBeVisible();
});

test('a click selects a text, wherever it is written, and links stay where they are', async () => {
  await openPage('/');
  await canvas.getByRole('heading', { name: 'Top placements of the year' }).click();
  await expect.poll(selected).toBe('/blocks/1/heading');
  await expect.poll(names).toContain('Heading');
  await canvas.getByText('+91 90000 00000').first().click();
  await expect.poll(selected).toBe('_site.json#/phone');
  await expect.poll(names).toContain('Phone, from the whole site');
  await canvas.getByRole('link', { name: 'All about placements' }).click();
  await expect.poll(selected).toBe('/blocks/1/actions/0/label');
  await openPage('/about/eminent-faculty');
  await canvas.getByText('Dr. Ekta Narang').first().click();
  await expect.poll(selected).toMatch(/^_data\/faculty\.json#\/items\/\d+\/name$/);
  expect(await canvas.locator('html').evaluate(() => location.pathname)).toBe('/about/eminent-faculty');
});

test('what is selected elsewhere is scrolled to', async () => {
  await page.goto(`${dev.studio}/_studio/pages/?at=${encodeURIComponent('/blocks/7/heading')}`);
  await expect(page.locator('[data-look=selected]')).toBeInViewport();
  await expect(canvas.getByRole('heading', { name: 'Latest events' })).toBeInViewport();
  await page.getByRole('tree', { name: 'Blocks' }).getByText('Top placements').click();
  await expect(canvas.getByRole('heading', { name: 'Top placements of the year' })).toBeInViewport();
});

test('keys go from block to block and from text to text, Escape goes outwards', async () => {
  await openPage('/about/location');
  const main = page.getByRole('main', { name: 'The page', exact: true });
  await main.focus();
  // The trace of the page is loaded soon after the page is visible.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect.poll(selected, { timeout: 2000 }).toContain('/blocks/');
  }).toPass();
  const block = selected();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect.poll(selected, { timeout: 2000 }).not.toBe(block);
  }).toPass();
  const first = selected();
  // Its field is shown, and does not take the keys.
  await expect(page.getByRole('tabpanel', { name: 'Properties' })).toBeVisible();
  await expect(main).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect.poll(selected, { timeout: 2000 }).not.toBe(first);
  }).toPass();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(selected).toBe(first);
  await page.keyboard.press('Escape');
  await expect.poll(selected).toBe(block);
  await page.keyboard.press('Escape');
  await expect.poll(selected).toBe(null);
});

test('a heading is typed where it stands, and nothing else is changed', async () => {
  await openPage('/');
  const heading = canvas.getByRole('heading', { name: 'Top placements of the year' });
  await heading.dblclick();
  await expect(canvas.locator('[data-typing]')).toBeAttached();
  const field = canvas.getByRole('textbox', { name: 'Heading of' });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Best placements');
  await saved();
  // The page is updated meanwhile, without moving the caret.
  await page.keyboard.type(' of all');
  await expect(field).toHaveText('Best placements of all');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(canvas.getByRole('heading', { name: 'Best placements of all' })).toBeVisible();
  await expect.poll(() => git('diff', '-U0')).toContain('"heading": "Best placements of all"');
  expect(takeChanges()).toEqual(['-"heading": "Top placements of the year",', '+"heading": "Best placements of all",']);
  await expect(heading).toBeVisible();
});

test('a no-break space that is typed is saved', async () => {
  await openPage('/');
  await canvas.getByRole('heading', { name: 'Top placements of the year' }).dblclick();
  await expect(canvas.getByRole('textbox', { name: 'Heading of' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('Best of 10\u00a0000');
  await page.keyboard.press('Escape');
  await saved();
  expect(takeChanges()).toContain('+"heading": "Best of 10\u00a0000",');
});

test('an open text follows what is saved elsewhere, and where both differ both are offered', async () => {
  await openPage('/');
  const field = canvas.getByRole('textbox', { name: 'Heading of' });
  await canvas.getByRole('heading', { name: 'Top placements of the year' }).dblclick();
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Best placements');
  await expect.poll(() => git('diff', '-U0')).toContain('"heading": "Best placements"');
  const file = join(pages, git('diff', '--name-only').trim());
  const home = JSON.parse(readFileSync(file, 'utf8'));
  home.blocks[1].heading = 'Their placements';
  const theirs = `${JSON.stringify(home, null, 2)}\n`;
  writeFileSync(file, theirs);
  await expect(page.getByRole('tree', { name: 'Blocks' }).getByText('Their placements')).toBeVisible();
  // The file is fetched apart from the outline.
  const properties = page.getByRole('tabpanel', { name: 'Properties' });
  await expect(properties.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Their placements');
  await expect(field).toHaveText('Their placements');
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('/?');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(theirs.replace('Their placements', 'Their placements/?'));
  // Typed before the server has said that another one was saved.
  await page.route('**/api/file?*', async (route) => {
    await delay(2000);
    await route.continue();
  });
  writeFileSync(file, theirs.replace('Their placements', 'Other placements'));
  await page.keyboard.type('/ mine');
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved' });
  await expect(dialog).toContainText('Their placements/?/ mine');
  await expect(dialog).toContainText('Other placements');
  await page.keyboard.type(' /');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(() => readFileSync(file, 'utf8'))
    .toBe(theirs.replace('Their placements', 'Their placements/?/ mine'));
  takeChanges();
});

test('a text with markup keeps what is not changed, and what is pasted brings no looks', async () => {
  await openPage('/about/leadership');
  await canvas.getByText('We do not promise an easy four years').dblclick();
  await expect(canvas.locator('[data-typing]')).toBeAttached();
  const field = canvas.getByRole('textbox', { name: 'Text of Leadership' });
  await expect(field).toBeFocused();
  await expect(field).toContainText('Chairman, {site.name}');
  await field.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p class="MsoNormal" style="color:red">Pasted <b>words</b> <font size=7>here</font></p>',
    );
    const { ownerDocument: document } = element;
    const [, , third] = element.querySelectorAll('p');
    document.getSelection()?.collapse(third?.firstChild ?? null, 0);
    document.dispatchEvent(new Event('selectionchange'));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(field).toContainText('Pasted words here');
  await saved();
  await page.keyboard.press('Escape');
  const [before = '', after = '', ...more] = takeChanges();
  expect(more).toEqual([]);
  const paragraphs = (line: string) => line.slice(1).split('\\n\\n');
  const changed = paragraphs(after).filter((text) => !paragraphs(before).includes(text));
  expect(changed).toEqual([expect.stringContaining('Pasted **words** hereWe do not promise')]);
});

test('what is typed into a form is on the page at once', async () => {
  await openPage('/');
  await canvas.getByRole('heading', { name: 'Latest events' }).click();
  await page.getByRole('tabpanel', { name: 'Properties' }).getByLabel('Heading', { exact: true }).fill('Next events');
  await expect(canvas.getByRole('heading', { name: 'Next events' })).toBeVisible();
  await saved();
  takeChanges();
});

test('a tab opens while one edits; trying a page, its links lead on', async () => {
  await openPage('/courses/btech-computer-science-engineering');
  const tab = canvas.getByRole('tab').nth(1);
  // The trace of the page is loaded soon after the page is visible.
  await expect(async () => {
    await tab.click();
    await expect.poll(selected, { timeout: 2000 }).toMatch(/\/label$/);
  }).toPass();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Try' }).click();
  await canvas.getByRole('link', { name: 'Admissions' }).last().click();
  await expect(page).toHaveURL(/\/_studio\/pages\/admissions/);
  await page.getByRole('button', { name: 'Try' }).click();
});

test('a page without scripts is edited as well', async () => {
  await openPage('/');
  await page.getByRole('button', { name: 'Scripts' }).click();
  const frame = page.locator('iframe[title^="The page"]');
  await expect(frame).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  const heading = canvas.getByRole('heading', { name: 'Top placements of the year' });
  await heading.click();
  await expect.poll(selected).toBe('/blocks/1/heading');
  await heading.dblclick();
  await expect(canvas.locator('[data-typing]')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Best placements');
  await page.keyboard.press('Escape');
  await saved();
  takeChanges();
  // A different program has saved the file.
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Scripts' }).click();
});

/** Clicks on an element of a page that is shown smaller: clicks in frames of another site are not scaled with them. */
async function clickScaled(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const inFrame = await element.evaluate((heading) => heading.getBoundingClientRect().toJSON() as DOMRect);
  const width = await canvas.locator('html').evaluate(() => innerWidth);
  const frame = await page.locator('iframe[title^="The page"]').boundingBox();
  const scale = (frame?.width ?? 0) / width;
  await page.mouse.click(
    (frame?.x ?? 0) + (inFrame.x + inFrame.width / 2) * scale,
    (frame?.y ?? 0) + (inFrame.y + inFrame.height / 2) * scale,
  );
}

test('a page is shown at the width of a phone and of a large screen', async () => {
  await openPage('/');
  const width = () => canvas.locator('html').evaluate(() => innerWidth);
  for (const px of [390, 1440]) {
    await page.getByRole('radiogroup', { name: 'Width' }).getByText(String(px)).click();
    await expect.poll(width).toBe(px);
  }
  await expect(page.getByText(/^1440 px, at \d\d %$/)).toBeVisible();
  await clickScaled(canvas.getByRole('heading', { name: 'Top placements of the year' }));
  await expect.poll(selected).toBe('/blocks/1/heading');
  await page.getByRole('radiogroup', { name: 'Width' }).getByText('Free').click();
});

for (const colorScheme of everyNth(['light', 'dark'] as const, 2))
  test(`axe finds nothing around the page, ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme });
    await openPage('/about/location');
    await canvas.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('[data-look=hover]')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await canvas.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('[data-look=selected]')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
