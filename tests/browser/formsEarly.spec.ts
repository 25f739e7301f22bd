import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import examples from '#blocks/form/form.examples.json' with { type: 'json' };
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { createValidValues } from '#blocks/form/ruleViolations.ts';
import { openForm, test } from '../fixtures/form-site.ts';
import { fillForm } from '../forms/fill.ts';
import { buttonOf, resultOf } from '../forms/onPage.ts';
import { holdScripts } from './site.ts';

/*
 * Forms that are filled in before hydration: nothing is lost, done twice, or moved under the visitor's hands.
 */

const every = examples.longest.fields as unknown as FieldDefinition[];

/** Opens the form with every kind of field; it is not hydrated until its scripts are released. */
async function openHeld(page: Page): Promise<{ form: Locator; release: () => Promise<void> }> {
  const release = await holdScripts(page);
  await page.goto('/forms/every', { waitUntil: 'domcontentloaded' });
  const block = page.locator('#every');
  return {
    form: block.locator('form'),
    async release() {
      await expect(block).not.toHaveAttribute('data-live');
      release();
      await block.dispatchEvent('pointerover');
      await expect(block).toHaveAttribute('data-live');
    },
  };
}

test('what was filled in early stays, is judged and counted, and the form follows it', async ({ page }) => {
  const { form, release } = await openHeld(page);
  const qualification = form.locator('[name=qualification]');
  await form.locator('[name=letter]').fill('I like it');
  await qualification.selectOption('Other');
  await form.locator('[name=phone]').fill('98');
  await qualification.selectOption({ index: 1 });
  await form.locator('[name=phone]').fill('987');
  await qualification.selectOption('Other');
  await form.getByRole('radio', { name: 'Other' }).check();
  await form.getByRole('checkbox', { name: 'Physics' }).check();
  await form.getByRole('checkbox', { name: 'Mathematics' }).check();
  await form.getByLabel('Please call me').check();
  await form
    .locator('[name=cv]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(9) });
  await release();
  await expect(form.locator('[name=letter]')).toHaveValue('I like it');
  await expect(form.locator('[name=letter]')).toHaveAccessibleDescription(/9 \/ 2000/);
  await expect(qualification).toHaveValue('Other');
  await expect(form.locator('[name=phone]')).toHaveValue('987');
  await expect(form.getByRole('radio', { name: 'Other' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Physics' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Mathematics' })).toBeChecked();
  await expect(form.locator('[name=phone]')).toHaveAttribute('required');
  await expect(form.getByLabel('Which position?')).toBeVisible();
  await expect(form.locator('[name=customQualification]')).toBeVisible();
  await buttonOf(form).click();
  const summaryLinks = form.getByRole('region').getByRole('link');
  await expect(summaryLinks.filter({ hasText: 'Phone' })).toHaveCount(1);
  for (const right of ['Position', 'Qualification', 'CV'])
    await expect(summaryLinks.getByText(right, { exact: true })).toHaveCount(0);
});

test('a visitor who types goes on typing where the caret is', async ({ page }) => {
  const { form, release } = await openHeld(page);
  const letter = form.locator('[name=letter]');
  await letter.fill('one three');
  await letter.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
  await release();
  await expect(letter).toBeFocused();
  expect(await letter.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd])).toEqual([
    4, 4,
  ]);
  await page.keyboard.type('two ');
  await expect(letter).toHaveValue('one two three');
});

test('a form that was sent early is judged once, by its own rules', async ({ page }) => {
  const { form, release } = await openHeld(page);
  await buttonOf(form).click();
  await expect(buttonOf(form)).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(form.getByRole('region')).toBeFocused();
  await expect(buttonOf(form)).not.toHaveAttribute('aria-busy');
});

test('no input is replaced, whatever becomes of the form', async ({ page, forms }) => {
  forms.site.reply = {};
  const { form, release } = await openHeld(page);
  const count = () =>
    form.evaluate((element) => [...element.querySelectorAll('[name]')].filter((field) => 'ours' in field).length);
  await form.evaluate((element) => {
    for (const field of element.querySelectorAll('[name]')) Object.assign(field, { ours: true });
  });
  const all = await count();
  await release();
  await form.locator('[name=qualification]').selectOption('Other');
  await form.getByRole('radio', { name: 'Other' }).check();
  await buttonOf(form).click();
  await expect(form.getByRole('region')).toBeFocused();
  expect(all).toBeGreaterThan(10);
  expect(await count()).toBe(all);
});

test('a form that was sent holds no file any more, and no password is shown', async ({ page }) => {
  const form = await openForm(page, '/forms/every', 'every');
  await fillForm(form, every, { ...createValidValues(every), cv: { size: 2000 } });
  await form.getByRole('button', { name: 'Show password' }).first().click();
  await buttonOf(form).click();
  await expect(resultOf(form)).toContainText('Thank you for your application');
  expect(await form.locator('[name=cv]').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await expect(form.locator('[name=password]')).toHaveAttribute('type', 'password');
});
