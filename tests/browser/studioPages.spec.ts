import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FrameLocator, type Page, test } from '@playwright/test';
import { findViolations } from '#engine/tools/testBlocks/visitPage.ts';
import { filesIn } from '../filesIn.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyReference } from './siteCopy.ts';

/*
 * A page is created, put into the menu, renamed, scheduled and removed; the menu is reordered, a colour changed. At the
 * end everything is undone, and the folder is as it was, byte for byte.
 */

test.describe.configure({ mode: 'serial', timeout: 60_000 });

const { pages, edit } = copyReference('studio-pages');
// Its last day would be the first date in the calendar.
edit('_site.json', (site) => {
  delete site.announcement;
});

let dev: DevServer;
let page: Page;
let canvas: FrameLocator;
let before: Record<string, string>;

const read = (file: string) => JSON.parse(readFileSync(join(pages, file), 'utf8'));

interface Entry {
  label: string;
  link?: string;
  children?: Entry[];
}
const menu = (): Entry[] => read('_site.json').navigation;
const labels = (label: string) =>
  (menu().find((entry) => entry.label === label)?.children ?? []).map((one) => one.label);

const snapshot = () => filesIn(pages);

const tree = () => page.getByRole('tree', { name: 'Pages', exact: true });
const rowOf = (address: string) => tree().locator(`[data-page="${address}"]`);
const dialog = () => page.getByRole('dialog');
const axeFindsNothing = async () => expect(await findViolations(page)).toEqual([]);

async function choose(address: string, action: string): Promise<void> {
  await rowOf(address).click({ button: 'right' });
  await page.getByRole('menuitem', { name: action }).click();
}

test.beforeAll(async ({ browser }) => {
  before = snapshot();
  dev = await startDev(pages);
  // Tall enough for the whole tree of links, as the tests' drag does not scroll.
  const context = await browser.newContext({ viewport: { width: 1440, height: 1100 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  await dev.signIn(page.context());
  canvas = page.frameLocator('iframe[title^="The page"]');
  await page.goto(`${dev.studio}/_studio/pages/about/location`);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await expect(rowOf('/about/location')).toBeVisible();
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

test('a new page is like its neighbours, in the menu, and open', async () => {
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  await dialog().getByLabel('Heading').fill('Location');
  await expect(dialog().getByLabel('Address')).toHaveValue('/about/location');
  await expect(dialog()).toContainText('There is a page at /about/location already');
  await expect(dialog().getByRole('button', { name: 'Create page' })).toBeDisabled();
  await dialog().getByLabel('Heading').fill('Opening hours');
  await expect(dialog().getByLabel('Address')).toHaveValue('/about/opening-hours');
  await dialog().getByLabel('Show in the menu').click();
  await page.getByRole('option', { name: 'Under About', exact: true }).click();
  await axeFindsNothing();
  await dialog().getByRole('button', { name: 'Create page' }).click();
  await expect(page).toHaveURL(/\/_studio\/pages\/about\/opening-hours$/);
  await expect(canvas.getByRole('heading', { level: 1, name: 'Opening hours' })).toBeVisible();
  expect(read('about/opening-hours.json')).toMatchObject({ heading: 'Opening hours', layout: 'inner' });
  expect(labels('About').at(-1)).toBe('Opening hours');
  await expect(page.getByRole('button', { name: 'Undo: Page Opening hours created' })).toBeVisible();
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  await dialog().getByLabel('Heading').fill('Getting here');
  await dialog().getByLabel('As Markdown').check();
  await dialog().getByRole('button', { name: 'Create page' }).click();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Getting here' })).toBeVisible();
  expect(readFileSync(join(pages, 'about/getting-here.md'), 'utf8')).toMatch(/^---\ntitle: Getting here/);
});

test('a page is renamed by keys, and links follow', async () => {
  await rowOf('/about/opening-hours').click();
  await tree().getByRole('treeitem', { name: 'Opening hours' }).focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  await axeFindsNothing();
  await page.getByRole('menuitem', { name: 'Rename or move' }).press('Enter');
  await dialog().getByLabel('New address').fill('/about/location');
  await expect(dialog().getByRole('button', { name: 'Move' })).toBeDisabled();
  await expect(dialog()).toContainText('/about/location');
  await dialog().getByLabel('New address').fill('/about/hours');
  await expect(dialog()).toContainText('about/opening-hours.json → about/hours.json');
  await dialog().getByRole('button', { name: '_site.json' }).click();
  await expect(dialog().locator('ins').first()).toContainText('"/about/hours"');
  await axeFindsNothing();
  await dialog().getByRole('button', { name: 'Move' }).click();
  await expect(page).toHaveURL(/\/_studio\/pages\/about\/hours$/);
  expect(
    menu()
      .find(({ label }) => label === 'About')
      ?.children?.at(-1)?.link,
  ).toBe('/about/hours');
});

test('a page that is scheduled stands in the calendar, and is seen as of that day', async () => {
  await choose('/about/hours', 'Publish from, until');
  await dialog().getByLabel('Show from', { exact: true }).fill('1 Dec 2099');
  await page.keyboard.press('Enter');
  await expect.poll(() => read('about/hours.json').publishAt).toBe('2099-12-01');
  await axeFindsNothing();
  await dialog().getByRole('button', { name: 'Done' }).click();
  await page.getByRole('combobox', { name: 'Which pages' }).click();
  await page.getByRole('option', { name: 'Scheduled' }).click();
  await expect(tree().locator('[data-page]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Coming' }).click();
  const calendarEntry = page.getByRole('region', { name: 'From 1 December 2099' });
  await expect(calendarEntry).toContainText('Page “Opening hours” appears');
  await page.getByRole('button', { name: '1 December 2099, 1 change' }).click();
  await axeFindsNothing();
  await calendarEntry.getByRole('button', { name: /^Show the site as of/ }).click();
  await expect(page).toHaveURL(/\/_studio\/pages\/about\/hours\?asof=2099-12-01$/);
  await expect(canvas.getByRole('heading', { level: 1, name: 'Opening hours' })).toBeVisible();
});

test('what is used is not removed, unless its visitors are led elsewhere', async () => {
  await choose('/about/hours', 'Remove');
  await expect(dialog().getByRole('button', { name: 'Main navigation: /about/hours' })).toBeVisible();
  await expect(dialog().getByRole('button', { name: 'Remove' })).toBeDisabled();
  await axeFindsNothing();
  await dialog()
    .getByRole('combobox', { name: /^Lead visitors/ })
    .fill('/about/location');
  await page.getByRole('option', { name: /^Campus Location/ }).click();
  await dialog().getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/_studio\/pages\/about\/location/);
  await expect(rowOf('/about/hours')).toHaveCount(0);
  expect(readdirSync(join(pages, 'about'))).not.toContain('hours.json');
});

test('the menu is a tree: pages are dragged into it, keys move what is there', async () => {
  await page.goto(`${dev.studio}/_studio/site/navigation`);
  const links = page.getByRole('tree', { name: 'Main navigation' });
  const row = (name: string) => links.locator('[data-link]').filter({ hasText: new RegExp(`^${name}$`) });
  await row('Admissions').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => menu().findIndex(({ label }) => label === 'Admissions')).toBe(2);
  await expect(page.getByRole('status').filter({ hasText: 'Admissions moved: place 3' })).toBeAttached();
  await links.getByRole('treeitem', { name: /^Not in the menu/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row('Careers')).toBeVisible();
  await row('Careers').dragTo(row('Admissions'), { targetPosition: { x: 60, y: 3 } });
  await expect.poll(() => menu()[2]?.link).toBe('/careers');
  await row('Careers').click();
  await page.getByLabel('Label', { exact: true }).fill('Work with us');
  await expect.poll(() => menu()[2]?.label).toBe('Work with us');
  await axeFindsNothing();
  await row('Work with us').click();
  await page.keyboard.press('Delete');
  await expect.poll(() => menu().some(({ link }) => link === '/careers')).toBe(false);
});

test('a colour that cannot be read is told of, and seen on the site', async () => {
  await page.getByRole('link', { name: 'Colours and type' }).click();
  const contrast = page.getByRole('region', { name: 'Contrast' });
  await expect(contrast).toContainText('All text can be read well');
  await page.getByRole('textbox', { name: /^Brand colour/ }).fill('#e58a98');
  await expect(contrast.getByRole('status')).toContainText('3 pairs of colours are hard to read');
  await expect(contrast).toContainText('White text on the brand colour2.4 to 1: too little, 4.5 is needed');
  await expect(canvas.locator('main a').filter({ hasText: 'Explore Courses' }).first()).toHaveCSS(
    'background-color',
    'rgb(229, 138, 152)',
  );
  await page.keyboard.press('Tab');
  await axeFindsNothing();
});

test('all of it is taken back, and nothing is left', async () => {
  const undo = page.getByRole('button', { name: /^Undo: / });
  for (let step = 0; step < 20 && (await undo.count()) > 0; step++) {
    const label = await undo.getAttribute('aria-label');
    await undo.click();
    await expect(page.locator(`[aria-label="${label}"]`)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
  expect(snapshot()).toEqual(before);
});
