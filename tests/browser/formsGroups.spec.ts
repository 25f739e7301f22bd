import { expect } from '@playwright/test';
import { test } from '../fixtures/form-site.ts';
import { findViolations, openForm } from '../forms/onPage.ts';

test('what is asked several times is added, ordered and removed by keyboard, and sent as a list', async ({
  page,
  forms,
}) => {
  const form = await openForm(page, '/forms/group', 'group');
  const school = (number: number) => form.getByRole('group', { name: `School ${number}`, exact: true });
  const name = (number: number) => school(number).getByLabel('Name');
  const press = async (words: string, key = 'Enter') => {
    await form.getByRole('button', { name: words }).focus();
    await page.keyboard.press(key);
  };
  const said = form.getByRole('group', { name: 'Schools', exact: true }).getByRole('status');
  await expect(school(2)).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Remove: School 1' })).toBeDisabled();
  await name(1).fill('Riverside');

  await press('Add a school');
  await expect(school(2).locator('legend')).toBeFocused();
  await expect(said).toHaveText('School 2 added');
  await page.keyboard.press('Tab');
  await expect(name(2)).toBeFocused();
  await school(2).getByLabel('Board', { exact: true }).selectOption('Other');
  await expect(school(2).getByLabel('Which board?')).toBeVisible();
  await expect(school(1).getByLabel('Which board?')).toBeHidden();
  await school(2).getByLabel('Which board?').fill('Ours');

  // An item that is begun must be whole.
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(name(2)).toBeFocused();
  await expect(name(2)).toHaveAccessibleDescription('Please name the school');
  await name(2).fill('Hillside');

  await press('Move up: School 2', 'Space');
  await expect(said).toHaveText('School 2 is now number 1');
  await expect(form.getByRole('button', { name: 'Move up: School 1' })).toBeDisabled();
  await expect(school(1).locator('legend')).toBeFocused();
  await expect(name(1)).toHaveValue('Hillside');
  await expect(school(1).getByLabel('Which board?')).toHaveValue('Ours');

  await press('Add a school');
  await expect(form.getByRole('button', { name: 'Add a school' })).toBeDisabled();
  await press('Move up: School 3');
  await expect(form.getByRole('button', { name: 'Move up: School 2' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  for (const width of process.env.SHOT ? [360, 768, 1440] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.SHOT}-group-${width}.png`, fullPage: true });
  }

  // The second one is empty: it is not sent, and what the server says stands at the right one.
  forms.site.reply = { status: 422, body: JSON.stringify({ errors: { 'schools[1].name': 'No such school' } }) };
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(name(3)).toHaveAccessibleDescription('No such school');
  await expect(name(3)).toBeFocused();
  expect(JSON.parse(forms.site.received[0]?.body ?? '')).toEqual({
    schools: [
      { name: 'Hillside', board: 'Other', which: 'Ours' },
      { name: 'Riverside', board: '' },
    ],
  });
  await press('Remove: School 2');
  await expect(school(2).locator('legend')).toBeFocused();
  await expect(said).toHaveText('School 2 removed');
  await expect(name(2)).toHaveAccessibleDescription('No such school');
  await page.reload();
  await openForm(page, '/forms/group', 'group');
  await expect(name(2)).toHaveValue('Riverside');
  forms.site.reply = {};
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('It has arrived.')).toBeVisible();
  await expect(school(2)).toHaveCount(0);
});

test('without scripts as many stand there as there may be', async ({ browser, forms }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${forms.site.url}/forms/group`);
  const form = page.locator('#group form');
  await expect(form.getByLabel('Which board?').and(page.locator(':visible'))).toHaveCount(3);
  await expect(form.getByRole('button')).toHaveText(['Send']);
  await form.getByLabel('Name').first().fill('Riverside');
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-group-plain.png`, fullPage: true });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => forms.site.received.length).toBe(1);
  const sent = [...new URLSearchParams(forms.site.received[0]?.body)];
  expect(sent.filter(([, value]) => value !== '')).toEqual([['schools[0].name', 'Riverside']]);
  await context.close();
});
