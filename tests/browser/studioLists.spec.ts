import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { everyNth } from '../longRun.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyReference } from './siteCopy.ts';

/*
 * A data list is edited as a table on a copy of a site: cell by cell, in order, and with rows from a spreadsheet. At
 * the end everything is undone, and the file is as it was.
 */

test.describe.configure({ mode: 'serial', timeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const { pages } = copyReference('studio-lists');
const file = join(pages, '_data/speakers.json');
const original = readFileSync(join(root, 'pages/_data/speakers.json'), 'utf8');

interface Speaker {
  name: string;
  role: string;
  remark: string;
  image: unknown;
}
const speakers = (): Speaker[] => JSON.parse(readFileSync(file, 'utf8')).items;
const names = () => speakers().map(({ name }) => name);
const before: Speaker[] = JSON.parse(original).items;

let dev: DevServer;
let page: Page;

const grid = () => page.getByRole('grid', { name: 'speakers' });
const cell = (row: number, key: string) => grid().locator(`tr[data-row="${row}"] [data-key="${key}"]`);
const status = () => page.getByRole('status');

test.beforeAll(async ({ browser }) => {
  dev = await startDev(pages);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  await dev.signIn(page.context());
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

test('all lists are there with their rows and pages, and lead to their tables', async () => {
  await page.goto(`${dev.studio}/_studio/lists/`);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'speakers', exact: true }) });
  await expect(row).toContainText(String(before.length));
  await expect(row.getByRole('link', { name: '/placements/industry-speaks' })).toBeVisible();
  await row.getByRole('link', { name: 'speakers', exact: true }).click();
  await expect(grid()).toHaveAttribute('aria-rowcount', String(before.length + 1));
  await expect(cell(0, 'name')).toHaveText(before[0]?.name ?? '');
});

test('a cell becomes its field, and what is typed is on the site', async () => {
  await cell(1, 'role').click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Role' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(1, 'role')).toBeFocused();
  await page.keyboard.type('Weaver of maps');
  await page.keyboard.press('Enter');
  await expect(cell(2, 'role')).toBeFocused();
  await expect.poll(() => speakers()[1]?.role).toBe('Weaver of maps');
  await expect(page).toHaveURL(/lists\/speakers\?at=%2Fitems%2F2%2Frole$/);
  const site = await page.context().newPage();
  await site.goto(`${dev.url}/placements/industry-speaks`);
  await expect(site.getByText('Weaver of maps').first()).toBeVisible();
  await site.close();
});

test('a picture is chosen in its cell, and a whole row is a form beside the table', async () => {
  await cell(2, 'image').dblclick();
  const picture = page.getByRole('dialog', { name: 'Image' });
  await picture.getByRole('button', { name: 'Choose another' }).click();
  await page.getByRole('dialog', { name: 'Choose a file' }).getByLabel('Search by name').fill('gate');
  await page.getByRole('button', { name: /gate/ }).first().click();
  await expect(picture.getByText(/^campus.gate/)).toBeVisible();
  await cell(2, 'name').click();
  await expect(picture).toHaveCount(0);
  await expect.poll(() => JSON.stringify(speakers()[2]?.image)).toContain('gate');
  await cell(3, '').click();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Open as a form' }).click();
  const form = page.getByRole('complementary', { name: 'The row as a form' });
  await form.getByLabel('Role').fill('Reader of clouds');
  await expect.poll(() => speakers()[3]?.role).toBe('Reader of clouds');
  await expect(cell(3, 'role')).toHaveText('Reader of clouds');
  await page.getByRole('button', { name: 'Close the form' }).click();
});

test('keys move, duplicate and remove rows', async () => {
  const [first, second, third] = names();
  await cell(0, 'name').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(status().filter({ hasText: 'Row moved' })).toHaveText(`Row moved, 2 of ${before.length}`);
  await expect.poll(() => names().slice(0, 3)).toEqual([second, first, third]);
  await expect(cell(1, 'name')).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect.poll(() => names().slice(0, 3)).toEqual([second, first, `${first} 2`]);
  await expect(cell(2, 'name')).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByRole('toolbar', { name: /selected/ })).toContainText('2 rows selected');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => names().slice(0, 4)).toEqual([second, third, first, `${first} 2`]);
  await expect(status().filter({ hasText: 'rows moved' })).toHaveText(`2 rows moved, 3 to 4 of ${before.length + 1}`);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names().slice(0, 4)).toEqual([second, first, `${first} 2`, third]);
  await page.keyboard.press('Delete');
  await expect.poll(() => names().slice(0, 2)).toEqual([second, third]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => names().slice(0, 3)).toEqual([second, first, `${first} 2`]);
});

test('the mouse drags a row by its handle', async () => {
  const [first, second, third] = names();
  await cell(0, '').hover();
  await cell(0, '')
    .locator('[data-handle]')
    .dragTo(cell(2, 'name'), { targetPosition: { x: 40, y: 30 } });
  await expect.poll(() => names().slice(0, 3)).toEqual([second, third, first]);
});

test('sorting and filters change no file, until somebody keeps the order', async () => {
  const asIs = names();
  await grid().getByRole('button', { name: 'Name', exact: true }).click();
  const sorted = asIs.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare);
  await expect(grid().locator('tbody tr').first().locator('[data-key="name"]')).toHaveText(sorted[0] ?? '');
  await expect(grid().getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel('Search in all columns').fill('engineer');
  const found = speakers().filter((speaker) => JSON.stringify(speaker).toLowerCase().includes('engineer')).length;
  await expect(grid()).toHaveAttribute('aria-rowcount', String(found + 1));
  await grid().locator('tbody tr').first().locator('[data-key="name"]').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(status().filter({ hasText: 'cannot be moved' })).toBeAttached();
  expect(names()).toEqual(asIs);
  await page.getByRole('button', { name: 'Keep this order' }).click();
  await expect.poll(names).toEqual(sorted);
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(grid()).toHaveAttribute('aria-rowcount', String(asIs.length + 1));
});

test('rows of a spreadsheet are shown before they come, and update those that are there', async () => {
  const [name = ''] = names();
  const count = names().length;
  const rows = `NAME\tRole\tNotes\n${name}\t"Reader, of ""maps"""\tx\nNew Person\tPilot\ty\n`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows);
  await cell(0, 'name').click();
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('dialog', { name: 'Rows for speakers' });
  await expect(dialog.getByRole('switch', { name: /first line/ })).toBeChecked();
  await expect(dialog.getByLabel('Field for column 3, Notes')).toHaveValue('Leave out');
  await expect(dialog.getByRole('cell', { name: 'Reader, of "maps"' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Remark' })).toHaveAccessibleDescription(/^2 rows have none/);
  await expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^Import without/ }).check();
  await dialog.getByText('Update rows').click();
  await expect(dialog.getByRole('status')).toContainText('1 row to be updated, 1 row to be added');
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.poll(() => names().length).toBe(count + 1);
  expect(speakers()[0]).toMatchObject({ name, role: 'Reader, of "maps"' });
  expect(speakers().at(-1)).toEqual({ name: 'New Person', role: 'Pilot' });
});

test('what the check finds stands at its cell', async () => {
  const last = names().length - 1;
  await page.keyboard.press('Control+End');
  const head = cell(last, '');
  await expect(head).toHaveAttribute('data-problem', 'error');
  await expect(cell(last, 'remark')).toHaveAttribute('data-problem', 'error');
  await head.click();
  await expect(page.locator('main')).toContainText('remark');
  await expect(head).toHaveAccessibleDescription(/remark|image/);
});

test('a column comes, is called otherwise and goes, for all rows at once', async () => {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitem', { name: 'Add a column…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a column' });
  await dialog.getByLabel('Name').fill('town');
  await page.keyboard.press('Enter');
  await expect(grid().getByRole('columnheader', { name: 'Town' })).toBeAttached();
  await cell(0, 'town').click();
  await page.keyboard.type('Bengaluru');
  await page.keyboard.press('Tab');
  await expect.poll(() => (speakers()[0] as unknown as Record<string, string>).town).toBe('Bengaluru');
  await page.getByRole('button', { name: 'What can be done with the column Town' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('city');
  await page.keyboard.press('Enter');
  await expect.poll(() => (speakers()[0] as unknown as Record<string, string>).city).toBe('Bengaluru');
  await expect(cell(0, 'city')).toHaveText('Bengaluru');
});

for (const colorScheme of everyNth(['light', 'dark'] as const, 2)) {
  test(`axe finds nothing in the table, a field and the preview, ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe.source);
    const violations = async () => {
      const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run(document));
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };
    expect(await violations()).toEqual([]);
    await cell(0, 'role').click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Role' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel('Paste rows here').fill('name,role\nA,B\n');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('all of it is taken back, and the file is what it was', async () => {
  const undo = page.getByRole('button', { name: /^Undo: / });
  await expect(async () => {
    if (await undo.isVisible()) await undo.click({ timeout: 1000 });
    expect(readFileSync(file, 'utf8')).toBe(original);
  }).toPass({ intervals: [150], timeout: 40_000 });
  await expect(page).toHaveURL(/\/lists\/speakers/);
});
