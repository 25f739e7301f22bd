import { expect } from '@playwright/test';
import { test } from '../fixtures/form-site.ts';
import { findViolations, openForm } from '../forms/onPage.ts';

test('a form of steps leads from one to the next, and sends what was asked', async ({ page, forms }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const form = await openForm(page, '/forms/steps', 'steps');
  const next = form.getByRole('button', { name: 'Next', exact: true });
  const heading = (name: string) => form.getByRole('heading', { name, exact: true });
  const now = form.getByRole('listitem').and(form.locator('[aria-current=step]'));
  await expect(form.getByText('Step 1 of 3')).toBeVisible();
  await expect(now).toHaveText('About you');
  await expect(form.getByLabel('Course')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Apply' })).toHaveCount(0);

  // Only what is wrong in this step is said.
  await next.click();
  await expect(form.getByRole('region', { name: 'Please check these fields' }).getByRole('listitem')).toHaveCount(2);
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Age').fill('17');
  await expect(form.getByText('Step 1 of 4')).toBeVisible();
  await form.getByLabel('Age').press('Enter');
  await expect(heading('Your parents')).toBeFocused();
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-step.png` });

  // Back is a button, and that of the browser.
  await page.goBack();
  await expect(heading('About you')).toBeFocused();
  await form.getByLabel('Age').fill('18');
  await next.click();
  await expect(heading('Your studies')).toBeFocused();
  await form.getByRole('button', { name: 'Previous' }).click();
  await expect(heading('About you')).toBeFocused();
  await next.click();
  await expect(heading('Music')).toBeHidden();
  await form.getByLabel('Course').selectOption('Music');
  await expect(heading('Music')).toBeVisible();
  await form.getByLabel('Instrument').fill('Sitar');
  await form.getByLabel('Since').fill('2020-03-01');
  await next.click();

  await expect(heading('Check your answers')).toBeFocused();
  await expect(form.locator('dd')).toHaveText(['Asha Rao', '18', 'Music', 'Sitar', /2020/, 'No']);
  expect(await findViolations(page)).toEqual([]);
  for (const width of process.env.SHOT ? [360, 768, 1440] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.SHOT}-check-${width}.png`, fullPage: true });
  }
  // On the next day the visitor comes back in another tab, and finds all again.
  await expect(form.getByText('stays on this device for 30 days')).toBeVisible();
  const later = await page.context().newPage();
  const again = await openForm(later, '/forms/steps', 'steps');
  await expect(again.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(again.locator('dd')).toHaveText(['Asha Rao', '18', 'Music', 'Sitar', /2020/, 'No']);
  await expect(again.getByRole('note')).toContainText('You filled this in on');
  if (process.env.SHOT) await later.screenshot({ path: `${process.env.SHOT}-again.png`, fullPage: true });
  await again.getByRole('button', { name: 'Delete it and start again' }).click();
  await expect(again.getByLabel('Full name')).toBeFocused();
  await expect(again.getByLabel('Full name')).toHaveValue('');
  await expect(again.getByRole('note')).toHaveCount(0);
  await later.reload();
  await expect((await openForm(later, '/forms/steps', 'steps')).getByLabel('Full name')).toHaveValue('');
  await later.close();
  await form.getByRole('button', { name: 'Change: Your studies' }).click();
  await expect(heading('Your studies')).toBeFocused();
  await form.getByLabel('Instrument').fill('');
  // Steps behind are reached only when all is right.
  await next.click();
  await expect(form.getByLabel('Instrument')).toBeFocused();
  await form.getByLabel('Course').selectOption('Law');
  await next.click();
  // What the server says leads to the step of its field.
  const apply = form.getByRole('button', { name: 'Apply' });
  const refuseWith = (errors: Record<string, string>) => ({ status: 422, body: JSON.stringify({ errors }) });
  forms.site.reply = refuseWith({ name: 'Not in our list', course: 'No places left' });
  await apply.click();
  await expect(heading('About you')).toBeVisible();
  const summary = form.getByRole('region', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Course: No places left' }).click();
  await expect(heading('Your studies')).toBeVisible();
  await expect(form.getByLabel('Course')).toBeFocused();
  await next.click();
  await expect(heading('Check your answers')).toBeFocused();
  forms.site.reply = refuseWith({ age: 'Too young' });
  await apply.click();
  await expect(form.getByLabel('Age')).toBeFocused();
  await expect(form.getByLabel('Age')).toHaveAccessibleDescription(/Too young/);
  forms.site.reply = {};
  await next.click();
  await expect(heading('Your studies')).toBeFocused();
  await next.click();
  forms.site.received.length = 0;
  await apply.click();
  await expect(form.getByText('It has arrived.')).toBeVisible();
  // A section reaches to the next one: what is in a hidden one is not sent.
  expect(forms.site.received.map(({ body }) => JSON.parse(body))).toEqual([
    { name: 'Asha Rao', age: '18', course: 'l' },
  ]);
  await expect(form.getByText('Step 1 of 3')).toBeVisible();
  await expect(form.getByRole('note')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lintel-form')))).toEqual(
    [],
  );
});

test('without scripts all steps stand below each other', async ({ browser, forms }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${forms.site.url}/forms/steps`);
  const form = page.locator('#steps form');
  for (const label of ['Full name', 'Name of a parent', 'Course', 'Instrument'])
    await expect(form.getByLabel(label)).toBeVisible();
  await expect(form.getByRole('group', { name: 'Your parents' })).toBeVisible();
  await expect(form.getByRole('button')).toHaveText(['Apply']);
  await expect(form.getByText('Step 1 of')).toBeHidden();
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-plain.png`, fullPage: true });
  await context.close();
});
