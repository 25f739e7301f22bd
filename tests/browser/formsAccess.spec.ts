import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import examples from '#blocks/form/form.examples.json' with { type: 'json' };
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { createValidValues } from '#blocks/form/ruleViolations.ts';
import { openForm, test } from '../fixtures/form-site.ts';
import { fillForm } from '../forms/fill.ts';
import { buttonOf, fill, findViolations, resultOf } from '../forms/onPage.ts';
import { formPlaces as forms } from '../forms/places.ts';

/*
 * Accessibility of forms: axe in every state, the keyboard alone, help and counters.
 */

const every = examples.longest.fields as unknown as FieldDefinition[];

const expectNoViolations = async (page: Page, state: string) => expect(await findViolations(page), state).toEqual([]);

for (const [path, id] of forms) {
  test(`axe: ${path} as it comes, refused, and with one error left`, async ({ page }) => {
    test.slow();
    const form = await openForm(page, path, id);
    await expectNoViolations(page, 'empty');
    await buttonOf(form).click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectNoViolations(page, 'errors, summary and notice');
    const text = form.locator('input[aria-invalid=true]:is([type=text], [type=tel], [type=email])').first();
    await text.fill('x');
    await expectNoViolations(page, 'one of the errors gone');
  });
}

test('axe: sending, failed, sent, with the password shown and conditional fields', async ({ page, forms }) => {
  test.slow();
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  forms.site.reply = { status: 500, after: opened };
  const form = await openForm(page, '/forms/every', 'every');
  const values = {
    ...createValidValues(every),
    position: 'other',
    qualification: 'Other',
    whichPosition: 'Cook',
    customQualification: 'Diploma',
  };
  await fillForm(form, every, values);
  await form.getByRole('button', { name: 'Show password' }).first().click();
  await expect(form.getByLabel('Which position?')).toBeVisible();
  await expectNoViolations(page, 'conditional fields and the password shown');
  await buttonOf(form).click();
  await expect(buttonOf(form)).toBeDisabled();
  await expectNoViolations(page, 'sending');
  open();
  await expect(resultOf(form)).toContainText('Please try again.');
  await expectNoViolations(page, 'failed');
  await expect(resultOf(form).locator('> *')).toBeFocused();
  forms.site.reply = {};
  await buttonOf(form).click();
  await expect(resultOf(form)).toContainText('Thank you for your application');
  await expectNoViolations(page, 'sent');
});

test('one error: the focus goes to its field, which says what is wrong', async ({ page }) => {
  const form = await openForm(page, '/alumni-login', 'login');
  await fill(form, { email: 'asha@example.edu', password: 'short' });
  await buttonOf(form).click();
  const password = form.locator('[name=password]');
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  await expect(form.getByRole('region')).toHaveCount(0);
});

/** Name of a field, and its message, in a link of the summary. */
async function readSummaryLink(link: Locator): Promise<[name: string, message: string]> {
  const text = await link.evaluate((element) => element.textContent);
  const end = text.indexOf(': ');
  return [text.slice(0, end), text.slice(end + 2)];
}

test('several errors: the focus goes to a list of them, each a way to its field', async ({ page }) => {
  const form = await openForm(page, '/forms/every', 'every');
  await buttonOf(form).click();
  const summary = form.getByRole('region', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  const links = await summary.getByRole('link').all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const [name, message] = await readSummaryLink(link);
    await link.press('Enter');
    const { label, tag } = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const group = element.closest('fieldset')?.querySelector('legend');
      return { label: `${group?.textContent} ${element.labels?.[0]?.textContent}`, tag: element.tagName };
    });
    expect(label, tag).toContain(name);
    await expect(page.locator(':focus')).toHaveAccessibleDescription(new RegExp(message.replace(/[^\w ]/g, '.')));
  }
  await expect(page).toHaveTitle(/^Error: /);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 60; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a form is filled in, corrected and sent by the keyboard alone', async ({ page, forms }) => {
  test.slow();
  await page.goto('/careers');
  const form = page.locator('#application form');
  const specify = form.getByLabel('Specify qualification');
  await form.locator('[name=firstName]').focus();
  await page.keyboard.type('Asha');
  const order = await form
    .locator('[name]:visible')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  for (const name of order.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(form.locator(`[name=${name}]`)).toBeFocused();
    if (name === 'qualification') {
      // Conditional fields are shown once the form is hydrated.
      await expect(page.locator('#application')).toHaveAttribute('data-live');
      await page.keyboard.type('Other');
      await page.keyboard.press('Tab');
      await expect(specify).toBeFocused();
    } else if (name === 'email') await page.keyboard.type('asha@example.edu');
    else if (name !== 'positionType' && name !== 'lastName') await page.keyboard.type(`My ${name}`);
  }
  await expect(form.locator('[name=firstName]')).toHaveValue('Asha');
  await expect(page.locator('#application')).toHaveAttribute('data-live');
  await tabTo(page, buttonOf(form));
  await page.keyboard.press('Enter');
  const summary = form.getByRole('region');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.locator('[name=lastName]')).toBeFocused();
  await page.keyboard.type('Rao');
  await tabTo(page, specify);
  await page.keyboard.type('Diploma in Glass');
  await page.keyboard.press('Enter');
  await expect(form.locator('[name=firstName]')).toHaveValue('');
  expect(forms.site.received).toEqual([]);
});

test('boxes, radio buttons and the password are worked by keys', async ({ page }) => {
  const form = await openForm(page, '/forms/every', 'every');
  await form.getByRole('radio', { name: 'Teaching', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Other' })).toBeChecked();
  await expect(form.getByLabel('Which position?')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Physics' }).focus();
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox', { name: 'Physics' })).toBeChecked();
  await form.getByRole('button', { name: 'Show password' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(form.locator('[name=password]')).toHaveAttribute('type', 'text');
});

test('a field is asked for while another is ticked, and no longer', async ({ page }) => {
  const form = await openForm(page, '/forms/every', 'every');
  const phone = form.locator('[name=phone]');
  await expect(phone).not.toHaveAttribute('required');
  await form.getByLabel('Please call me').check();
  await expect(phone).toHaveAttribute('required');
  await buttonOf(form).click();
  await expect(phone).toHaveAccessibleDescription(/We need a number to call you/);
  await form.getByLabel('Please call me').uncheck();
  await buttonOf(form).click();
  await expect(phone).not.toHaveAttribute('aria-invalid');
});

test('help and the counter belong to their input, the counter counts characters as people do', async ({ page }) => {
  await page.goto('/forms/every');
  const form = page.locator('#every form');
  const letter = form.locator('[name=letter]');
  await letter.pressSequentially('Naïve 🎓');
  await expect(page.locator('#every')).toHaveAttribute('data-live');
  await expect(letter).toHaveAccessibleDescription(/^7 \/ 2000$/);
  await expect(form.locator('[name=phone]')).toHaveAccessibleDescription(/Ten digits\./);
  await expect(form.locator('[name=subjects]').first()).not.toHaveAccessibleDescription(/\/ 2/);
  await letter.fill('x'.repeat(2001));
  await buttonOf(form).click();
  await expect(letter).toHaveAccessibleDescription(/At most 2000 characters.*2001 \/ 2000/);
});
