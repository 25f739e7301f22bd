import { expect, type Locator, type Page } from '@playwright/test';
import { openForm, test } from '../fixtures/form-site.ts';
import { resultOf } from '../forms/onPage.ts';
import { holdScripts } from './site.ts';

/*
 * Forms that a visitor leaves and comes back to: what was filled in is still there, whatever way was taken.
 */

async function fillIn(form: Locator): Promise<void> {
  await form.locator('[name=note]').fill('A note');
  await form.locator('[name=letter]').fill('Two\nlines');
  await form.locator('[name=count]').fill('12');
  await form.locator('[name=day]').fill('2027-02-03');
  await form.locator('[name=course]').selectOption('Music');
  await form.locator('[name=more]').fill('The violin');
  await form.getByRole('checkbox', { name: 'Friday' }).check();
  await form.getByRole('radio', { name: 'Phone' }).check();
  await form.getByRole('checkbox', { name: 'Agreed' }).check();
  await form.locator('[name=secret]').fill('correct horse');
}

async function expectFilledIn(form: Locator): Promise<void> {
  await expect(form.locator('[name=note]')).toHaveValue('A note');
  await expect(form.locator('[name=letter]')).toHaveValue('Two\nlines');
  await expect(form.locator('[name=count]')).toHaveValue('12');
  await expect(form.locator('[name=day]')).toHaveValue('2027-02-03');
  await expect(form.locator('[name=course]')).toHaveValue('Music');
  await expect(form.locator('[name=more]')).toBeVisible();
  await expect(form.locator('[name=more]')).toHaveValue('The violin');
  await expect(form.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
  await expect(form.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Agreed' })).toBeChecked();
}

const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Follows a link of the site with the router, and waits until the other page is there. */
async function followLink(page: Page): Promise<void> {
  const link = page.locator('footer a[href$="/careers"], footer a[href$="/careers/"]').first();
  await link.hover();
  await link.click();
  await expect(page.locator('h1')).toContainText('Careers');
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a link and Back': async (page) => {
    await followLink(page);
    await page.goBack();
  },
  'another document and Back': async (page) => {
    await page.goto('/careers');
    await page.goBack();
  },
  'another document and the address once more': async (page) => {
    await page.goto('/careers');
    await page.goto('/forms/long');
  },
  'a reload': (page) => page.reload(),
};

for (const [name, leaveAndReturn] of Object.entries(ways)) {
  test(`all that was filled in is there after ${name}`, async ({ page }) => {
    await fillIn(await openForm(page, '/forms/long', 'long'));
    await leaveAndReturn(page);
    const block = page.locator('#long');
    await block.dispatchEvent('pointerover');
    await block.and(page.locator('[data-live]')).waitFor();
    await expectFilledIn(block.locator('form'));
    expect(await storedTexts(page)).not.toContain('correct horse');
  });
}

test('a field that is hidden is not stored, and a form that was sent is forgotten', async ({ page }) => {
  const form = await openForm(page, '/forms/long', 'long');
  await fillIn(form);
  await form.locator('[name=course]').selectOption('Law');
  await expect(form.locator('[name=more]')).toBeHidden();
  expect(await storedTexts(page)).toContain('A note');
  expect(await storedTexts(page)).not.toContain('violin');
  await form.locator('[type=submit]').click();
  await expect(resultOf(form)).toHaveText('It has arrived.');
  expect(await storedTexts(page)).not.toContain('A note');
  await page.reload();
  const again = await openForm(page, '/forms/long', 'long');
  await expect(again.locator('[name=note]')).toHaveValue('');
});

test('a form that is to forget stores nothing', async ({ page }) => {
  const form = await openForm(page, '/forms/forgetful', 'long');
  await fillIn(form);
  expect(await storedTexts(page)).not.toContain('A note');
  await page.goto('/careers');
  const again = await openForm(page, '/forms/forgetful', 'long');
  await expect(again.locator('[name=note]')).toHaveValue('');
});

test('what is typed before the form is interactive stands, not what was stored', async ({ page }) => {
  await fillIn(await openForm(page, '/forms/long', 'long'));
  await page.goto('/careers');
  const release = await holdScripts(page);
  await page.goto('/forms/long', { waitUntil: 'commit' });
  await page.locator('[name=note]').fill('Newer');
  release();
  const block = page.locator('#long');
  await block.dispatchEvent('pointerover');
  await block.and(page.locator('[data-live]')).waitFor();
  await expect(page.locator('[name=letter]')).toHaveValue('Two\nlines');
  await expect(page.locator('[name=note]')).toHaveValue('Newer');
});
