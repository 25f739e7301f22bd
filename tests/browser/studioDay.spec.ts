import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { type DevServer, expect, startDev } from './devServer.ts';
import { folderOfWorker } from './siteCopy.ts';

/*
 * A day of an editor of the reference site in the studio: each change is shown on the page, and in the files it changes
 * only the lines of its value. At the end everything is undone.
 */

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ viewport: { width: 1440, height: 900 } });

const root = join(import.meta.dirname, '../..');
const pages = join(folderOfWorker('studio-day'), 'pages');

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: pages,
  }).toString();

/** Lines that differ from the start of the day, without surrounding spaces. */
const changedLines = () =>
  git('diff', '-U0', '--no-color')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line))
    .map((line) => line[0] + line.slice(1).trim());

/** Waits until exactly these lines have been added to the differing ones. */
async function expectChange(before: string[], ...lines: string[]): Promise<void> {
  await expect.poll(() => changedLines().filter((line) => !before.includes(line))).toEqual(lines);
}

let dev: DevServer;
let page: Page;
let canvas: FrameLocator;

const openPage = async (path: string) => {
  const traced = page.waitForResponse(/\/api\/trace/);
  await page.goto(`${dev.studio}/_studio/pages${path}`);
  await expect(canvas.locator('[data-at]').first()).toBeAttached();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await traced;
  await expect(page.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem').first()).toBeVisible();
};

/** Edits a text in place, as soon as the studio knows where it is written. */
const typeAt = (text: Locator) =>
  expect(async () => {
    await text.dblclick({ timeout: 5000 });
    await expect(canvas.getByRole('textbox').and(canvas.locator('[data-typing]'))).toBeFocused({ timeout: 3000 });
  }).toPass();

/** Clicks an element on the page, as soon as the studio knows where it is written. */
const select = (shown: Locator, place: RegExp) =>
  expect(async () => {
    await shown.click({ timeout: 5000 });
    await expect(page).toHaveURL(place, { timeout: 3000 });
  }).toPass();

/** Presses a key until a condition holds. */
async function press(key: string, isMet: () => Promise<boolean>): Promise<void> {
  for (let times = 0; times < 40; times += 1) {
    await page.keyboard.press(key);
    if (await isMet()) return;
  }
  throw new Error(`${key} has led nowhere.`);
}

const properties = () => page.getByRole('tabpanel', { name: 'Properties' });

test.beforeAll(async ({ browser }) => {
  rmSync(join(pages, '..'), { recursive: true, force: true });
  cpSync(join(root, 'pages'), pages, { recursive: true });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'The site as it is');
  dev = await startDev(pages);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await dev.signIn(page.context());
  canvas = page.frameLocator('iframe[title^="The page"]');
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

test('a heading is typed on the page', async () => {
  await openPage('/');
  const before = changedLines();
  await typeAt(canvas.getByRole('heading', { name: 'Latest events' }));
  await page.keyboard.press('End');
  await page.keyboard.type(' and more');
  await expectChange(before, '-"heading": "Latest events",', '+"heading": "Latest events and more",');
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('heading', { name: 'Latest events and more' })).toBeVisible();
});

test('an item of a list says where it is shown before it is changed, and both pages follow', async () => {
  const before = changedLines();
  await select(
    canvas.getByRole('heading', { name: 'Tech Fest 2026: Three Days of Making' }).first(),
    /at=_data%2Fspotlights.json%23%2Fitems%2F0%2Ftitle$/,
  );
  await expect(properties()).toContainText('From the list Spotlights, on 4 pages.');
  const title = properties().getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue('Tech Fest 2026: Three Days of Making');
  await title.fill('Tech Fest 2026: Four Days of Making');
  await expectChange(
    before,
    '-"title": "Tech Fest 2026: Three Days of Making",',
    '+"title": "Tech Fest 2026: Four Days of Making",',
  );
  await expect(canvas.getByRole('heading', { name: 'Tech Fest 2026: Four Days of Making' }).first()).toBeVisible();
  await openPage('/spotlights');
  await expect(canvas.getByRole('heading', { name: 'Tech Fest 2026: Four Days of Making' }).first()).toBeVisible();
});

test('the page of an event says what is of the event and what is of all events, and both are typed on it', async () => {
  await openPage('/spotlights/tech-fest');
  await select(canvas.getByRole('heading', { name: 'What happened' }), /at=%2Fblocks%2F0%2Fheading$/);
  await expect(properties()).toContainText('From the template spotlights/[event].json, on 30 pages.');
  const before = changedLines();
  await typeAt(canvas.getByRole('heading', { level: 1 }));
  // The heading may be on two lines.
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' on Campus');
  await expectChange(before, '+"title": "Tech Fest 2026: Four Days of Making on Campus",');
  await expect(properties()).toContainText('From the list Spotlights, on 4 pages.');
});

test('the phone number of the site is changed where it stands', async () => {
  const before = changedLines();
  await select(canvas.getByText('+91 90000 00000').first(), /at=_site.json%23%2Fphone$/);
  const phone = properties().getByRole('textbox', { name: 'Phone', exact: true });
  await phone.fill('+91 90000 11111');
  await expectChange(before, '-"phone": "+91 90000 00000",', '+"phone": "+91 90000 11111",');
  await expect(canvas.getByText('+91 90000 11111').first()).toBeVisible();
});

test("a form's message and a rule", async () => {
  await openPage('/contact-us');
  let before = changedLines();
  await page.goto(`${dev.studio}/_studio/pages/contact-us?at=/blocks/1/fields/0/rules/1`);
  const message = properties().getByRole('textbox', { name: 'Message', exact: true }).first();
  await expect(message).toHaveValue('Name must be at least 3 characters');
  await message.fill('Name must be at least 2 characters');
  await expectChange(
    before,
    '-{ "rule": "minLength", "value": 3, "message": "Name must be at least 3 characters" },',
    '+{ "rule": "minLength", "value": 3, "message": "Name must be at least 2 characters" },',
  );
  before = changedLines();
  await properties().getByRole('textbox', { name: 'Value', exact: true }).first().fill('2');
  await expectChange(before, '+{ "rule": "minLength", "value": 2, "message": "Name must be at least 2 characters" },');
});

test('a picture is chosen from the library', async () => {
  await openPage('/about/location');
  const before = changedLines();
  await select(canvas.getByRole('img', { name: /Academic building/ }), /at=%2Fblocks%2F1%2Fitems%2F0%2Fimage/);
  await properties().getByRole('button', { name: 'Choose another' }).first().click();
  const library = page.getByRole('dialog');
  await library.getByLabel('Search by name').fill('campus/workshop');
  await library.getByRole('button', { name: /workshop\.jpg/ }).click();
  // The text alternative of the old picture does not fit the new one.
  await expectChange(
    before,
    '-"src": "campus/address-campus.jpg",',
    '-"alt": "Academic building beside a tree-lined road"',
    '+"src": "campus/workshop.jpg"',
  );
});

test("a tab's label within a course", async () => {
  await openPage('/courses/btech-civil-engineering');
  const before = changedLines();
  await typeAt(canvas.getByRole('tab', { name: 'Eligibility' }));
  await page.keyboard.press('End');
  await page.keyboard.type(' and fees');
  await page.keyboard.press('Escape');
  await expectChange(before, '-"label": "Eligibility",', '+"label": "Eligibility and fees",');
  await expect(canvas.getByRole('tab', { name: 'Eligibility and fees' })).toBeVisible();
});

test('a mistake is reported at its field, and corrected with one button', async () => {
  await openPage('/about/location');
  const before = changedLines();
  await page.getByRole('tab', { name: 'JSON' }).click();
  const code = page.getByRole('textbox', { name: /JSON/ });
  await code.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('"order"');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.type('"oder"');
  await expectChange(before, '-"order": 2,', '+"oder": 2,');
  await page.getByRole('tab', { name: /Problems/ }).click();
  await page.getByRole('button', { name: 'Fix', exact: true }).first().click();
  await expect.poll(changedLines).toEqual(before);
  // Translations of the edited files are outdated, which has no automatic fix.
  await expect(page.getByRole('button', { name: 'Fix', exact: true })).toHaveCount(0);
  await expect(page.getByText('"oder"')).toHaveCount(0);
});

test('with the keyboard alone: find a page, choose a block, change a text, take it back', async () => {
  await openPage('/');
  const before = changedLines();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('campus location');
  await expect(page.getByRole('dialog').locator('[data-selected]')).toContainText('/about/location');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pages\/about\/location$/);
  const block = page.getByRole('tree', { name: 'Blocks' }).getByText('Two addresses');
  await expect(block).toBeVisible();
  await page.keyboard.press('Alt+2');
  await press('ArrowDown', () =>
    page.locator('[role=treeitem]:focus').filter({ hasText: 'Two addresses' }).isVisible(),
  );
  // The innermost entry that contains it.
  await press('ArrowDown', async () => (await page.locator('[role=treeitem]:focus [role=treeitem]').count()) === 0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/at=%2Fblocks%2F0$/);
  const heading = properties().getByRole('textbox', { name: 'Heading', exact: true });
  await expect(heading).toHaveValue(/^Two addresses/);
  await page.keyboard.press('Alt+4');
  await press('Tab', () => heading.evaluate((field) => field === document.activeElement));
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await expectChange(
    before,
    '-"heading": "Two addresses, one place to visit",',
    '+"heading": "Two addresses, one place to visit today",',
  );
  await page.keyboard.press('Alt+1');
  await page.keyboard.press('Control+z');
  await expect.poll(changedLines).toEqual(before);
});

test('all of it is taken back, and the files are as they were', async () => {
  await page.getByRole('tab', { name: 'Pages' }).click();
  const undo = page.getByRole('button', { name: /^Undo:/ });
  for (let steps = 0; steps < 30 && (await undo.count()) > 0; steps += 1) {
    const label = await undo.getAttribute('aria-label');
    await undo.click();
    await expect(page.getByRole('button', { name: label ?? '', exact: true })).toHaveCount(0);
  }
  expect(changedLines()).toEqual([]);
  await openPage('/');
  await expect(canvas.getByRole('heading', { name: 'Latest events', exact: true })).toBeVisible();
});
