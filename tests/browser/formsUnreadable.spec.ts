import { expect } from '@playwright/test';
import { openForm, test } from '../fixtures/form-site.ts';
import { resultOf } from '../forms/onPage.ts';

/*
 * Input that the browser itself cannot read, as "1-" in a number: it is an error in words, and never sent as nothing.
 */

const unreadable = [
  { name: 'count', keys: ['1', '-', '2'], message: 'Please enter a number, such as 12 or 12.5', readable: '12' },
  { name: 'count', keys: ['1', '0', 'e'], message: 'Please enter a number, such as 12 or 12.5', readable: '10' },
  { name: 'day', keys: ['0', '2'], message: 'Please enter a complete date', readable: '2027-02-03' },
];

for (const { name, keys, message, readable } of unreadable) {
  test(`${keys.join('')} typed into ${name} is refused in words, and sent once it is corrected`, async ({
    page,
    forms,
  }) => {
    const form = await openForm(page, '/forms/long', 'long');
    const input = form.locator(`[name=${name}]`);
    await input.focus();
    for (const key of keys) await page.keyboard.press(key);
    await form.locator('[type=submit]').click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(message);
    await expect(page).toHaveTitle(/^Error: /);
    expect(forms.site.received).toEqual([]);
    await input.fill(readable);
    await expect(page).not.toHaveTitle(/^Error: /);
    await form.locator('[type=submit]').click();
    await expect.poll(() => forms.site.received.map(({ body }) => body)).toEqual([expect.stringContaining(readable)]);
  });
}

test('several errors: each link of the summary says what is wrong, among them what cannot be read', async ({
  page,
}) => {
  const form = await openForm(page, '/forms/long', 'long');
  await form.locator('[name=count]').fill('30');
  await form.locator('[name=day]').focus();
  await page.keyboard.press('1');
  await form.locator('[type=submit]').click();
  const summary = form.getByRole('region', { name: 'Please check these fields' });
  await expect(summary.getByRole('link')).toHaveText(['Count: At most 20', 'Day: Please enter a complete date']);
});

test('a failure stays in the form and has the focus, with a toast beside it', async ({ page, forms }) => {
  forms.site.reply = { status: 500 };
  const form = await openForm(page, '/forms/long', 'long');
  await form.locator('[name=note]').fill('Hello');
  await form.locator('[type=submit]').click();
  await expect(resultOf(form)).toHaveText('ErrorIt did not arrive.');
  await expect(resultOf(form).locator('> *')).toBeFocused();
  await expect(page.locator('[data-kind=failure]', { hasText: 'It did not arrive.' })).toHaveCount(2);
});
