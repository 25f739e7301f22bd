import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { findViolations } from '#engine/tools/testBlocks/visitPage.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyReference } from './siteCopy.ts';

/* A translation is edited like any page, next to its original, and a second one is started. */

test.describe.configure({ mode: 'serial', timeout: 60_000 });

const { pages } = copyReference('studio-languages');

let dev: DevServer;
let page: Page;

const textOf = (file: string) => readFileSync(join(pages, file), 'utf8');

async function open(path: string): Promise<void> {
  await page.goto(`${dev.studio}/_studio/pages${path}`);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
}

test.beforeAll(async ({ browser }) => {
  dev = await startDev(pages);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  await dev.signIn(page.context());
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

test('shows a translation beside its original', async () => {
  await open('/hi/contact-us');
  await page.getByRole('button', { name: 'Beside' }).click();
  const original = page.frameLocator('iframe[title="The page in English (India)"]');
  await expect(original.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  const translated = page.frameLocator('iframe[title="The page /hi/contact-us"]');
  await expect(translated.getByRole('heading', { level: 1 })).toHaveText('संपर्क करें');
  await page.mouse.move(5, 500);
  await expect(page.getByRole('tooltip')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
});

test('writes what is changed in the translation into its own file', async () => {
  const original = textOf('contact-us.json');
  await page.getByRole('tree', { name: 'Blocks' }).getByText('हमें संदेश भेजें').click();
  const properties = page.getByRole('complementary', { name: 'What is selected' });
  await properties.getByLabel('Heading', { exact: true }).fill('हमें लिखें');
  await expect.poll(() => textOf('contact-us.hi.json')).toContain('"heading": "हमें लिखें"');
  expect(textOf('contact-us.json')).toBe(original);
});

test('begins a translation with a draft that says of what, and lists what is to be translated', async () => {
  await open('/admissions');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('translate into');
  await page.getByRole('button', { name: 'Admissions: Translate into Hindi' }).click();
  await expect(page).toHaveURL(`${dev.studio}/_studio/pages/hi/admissions`);
  await expect(page.locator('iframe[title="The page /hi/admissions"]')).toBeVisible();
  expect(JSON.parse(textOf('admissions.hi.json'))).toEqual({
    translates: expect.stringMatching(/^[\da-f]{8}$/),
    draft: true,
    ...JSON.parse(textOf('admissions.json')),
  });
  await page.getByRole('tab', { name: /Problems/ }).click();
  await expect(page.getByRole('button', { name: /not translated into Hindi yet/ }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Pages', exact: true }).click();
});

test('takes a translation back, and the original stays', async () => {
  await page
    .getByRole('tree', { name: 'Pages', exact: true })
    .locator('[data-page="/hi/admissions"]')
    .click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => existsSync(join(pages, 'admissions.hi.json'))).toBe(false);
  expect(existsSync(join(pages, 'admissions.json'))).toBe(true);
});
