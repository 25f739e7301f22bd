import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { createValidValues } from '#blocks/form/ruleViolations.ts';
import { loadRules } from '#rules/loadRules.ts';
import { copiedForms, formsForInbox, openForm, test } from '../fixtures/form-site.ts';
import { fillForm } from '../forms/fill.ts';
import { draw } from '../forms/onPage.ts';

/*
 * Forms of the reference site that go to its inbox, which is on another address: they are sent with scripts and without,
 * and read behind the link that the inbox prints.
 */

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
let inbox: ChildProcess;
let signIn = '';
let address = '';

test.beforeAll(async ({ formSite: { pages, inboxPort } }) => {
  const data = join(folder, 'inbox.db');
  const words = ['--pages', pages, '--data', data, '--port', String(inboxPort), '--host', '127.0.0.1'];
  inbox = fork(join(root, 'scripts/compiled.cjs'), [join(root, 'scripts/inbox.ts'), ...words], { cwd: root });
  const [message] = (await once(inbox, 'message')) as [{ signIn: string }];
  signIn = message.signIn;
  address = `http://127.0.0.1:${inboxPort}`;
  await loadRules(copiedForms.flatMap(({ fields }) => fields));
});

test.afterAll(async () => {
  const exit = once(inbox, 'exit');
  inbox.kill();
  await exit;
  rmSync(folder, { recursive: true });
});

const chosen = copiedForms.filter(({ name }) => formsForInbox.includes(name));

async function send(page: Page, path: string, fields: FieldDefinition[], isHydrated: boolean) {
  if (!isHydrated) await page.goto(path);
  const form = isHydrated ? await openForm(page, path, 'inbox') : page.locator('#inbox form');
  await fillForm(form, fields, createValidValues(fields));
  await form.locator('[type=submit]').click();
}

test('forms arrive with scripts and without, and are read behind the link', async ({ page, browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plainPage = await plain.newPage();
  for (const { name, fields } of chosen) {
    const taken = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await send(page, `/forms/inbox-${name}`, fields, true);
    expect((await taken).status(), name).toBe(201);
    await send(plainPage, `/forms/inbox-${name}`, fields, false);
    await expect(plainPage.getByText('Your reference')).toBeVisible();
    await plainPage.getByRole('link', { name: 'Back to the page' }).click({ trial: true });
  }

  // Without scripts the form comes back with what is wrong and what was typed, and can be sent from there.
  await plainPage.goto('/forms/inbox-newsletter');
  await plainPage.locator('#inbox [name=email]').fill('corrected@example');
  await plainPage.locator('#inbox [type=submit]').click();
  const again = plainPage.getByLabel('Email address', { exact: true });
  await expect(again).toHaveValue('corrected@example');
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  await again.fill('corrected@example.edu');
  await plainPage.locator('[type=submit]').click();
  await expect(plainPage.getByText('Your reference')).toBeVisible();
  await plain.close();

  await page.goto(`${address}${signIn}`);
  await expect(page.getByRole('status')).toHaveText(`${chosen.length * 2 + 1} entries`);
  await page.getByLabel('Words').fill('CORRECTED example');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('status')).toHaveText('1 entry');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.locator('.entries a').first().click();
  await expect(page.getByText('corrected@example.edu')).toBeVisible();
});

test('a guarded form arrives from people, and leads to their receipt', async ({ page, browser, baseURL }) => {
  const sent: string[] = [];
  await page.exposeFunction('recordSent', (text: string) => sent.push(text));
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (request, settings) => {
      if (request instanceof Request && request.method === 'POST')
        await (window as unknown as { recordSent: (text: string) => Promise<void> }).recordSent(
          await request.clone().text(),
        );
      return send(request, settings);
    };
  });
  const form = await openForm(page, '/forms/guarded?utm_source=fair', 'inbox');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('When were you born?').first()).toBeVisible();
  const date = form.getByRole('group', { name: 'Date of birth' });
  await date.getByLabel('Day').fill('31');
  await date.getByLabel('Month').fill('2');
  await date.getByLabel('Year').fill('2004');
  await form.getByLabel('Call me at').fill('09:30');
  await form.getByLabel('Distance').press('ArrowRight');
  await form.getByLabel('Distance').press('ArrowRight');
  await form.locator('[name=stars][value="4"]').check();
  await form.getByLabel('Country').selectOption({ label: 'India' });
  await form.getByText('Draw', { exact: true }).click();
  await draw(form.locator('canvas'));
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(date).toHaveAccessibleDescription('Please enter a complete date');
  await date.getByLabel('Day').fill('9');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({
    website: '',
    altcha: expect.stringMatching(/^[A-Za-z0-9+/=]{100,}$/),
  });
  const receipt = page.locator('#receipt');
  const reference = (await receipt.locator('dd').first().textContent()) ?? '';
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  // Without scripts there is no proof of work, nor a time: it arrives, a few times an hour.
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plainPage = await plain.newPage();
  await plainPage.goto('/forms/guarded');
  for (const [part, text] of Object.entries({ day: '9', month: '2', year: '2004' }))
    await plainPage.locator(`[name="born.${part}"]`).fill(text);
  await plainPage.locator('[name=stars][value="4"]').check();
  await plainPage.locator('[name=signature]').fill('Asha Rao');
  await plainPage.getByRole('button', { name: 'Send' }).click();
  await expect(plainPage.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  // What fills in every field is no person: it is thanked, too.
  await plainPage.goto('/forms/guarded');
  for (const [part, text] of Object.entries({ day: '9', month: '2', year: '2004' }))
    await plainPage.locator(`[name="born.${part}"]`).fill(text);
  await plainPage.locator('[name=stars][value="4"]').check();
  await plainPage.locator('[name=signature]').fill('Asha Rao');
  await plainPage.locator('form input[tabindex="-1"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://example.com';
  });
  await plainPage.getByRole('button', { name: 'Send' }).click();
  await expect(plainPage.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await plain.close();

  await page.goto(`${address}${signIn}`);
  await page.getByLabel('Words').fill(reference);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('status')).toHaveText('1 entry');
  await page.locator('.entries a').first().click();
  for (const text of ['2004-02-09', '09:30', '10', '4', 'IN', 'fair'])
    await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${text}$`) })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Drawn signature' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-entry.png`, fullPage: true });
});

test('a closed form says so in place of its fields', async ({ page }) => {
  await page.clock.setFixedTime('2027-02-01T12:00:00Z');
  await openForm(page, '/forms/closed', 'inbox').catch(() => {});
  await expect(page.locator('#inbox').getByRole('status')).toContainText('closed');
  await expect(page.locator('#inbox input')).toHaveCount(0);
});

test('a form whose last place is taken says so, when it is opened and to who is filling it in', async ({
  page,
  browser,
  baseURL,
}) => {
  const form = await openForm(page, '/forms/places', 'inbox');
  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  const slower = await openForm(other, '/forms/places', 'inbox');
  await slower.getByLabel('Name').fill('Vikram');
  await form.getByLabel('Name').fill('Asha');
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(form.getByText('You come along.')).toBeVisible();
  await slower.getByRole('button', { name: 'Join' }).click();
  await expect(other.locator('#inbox').getByText('The bus is full.')).toBeVisible();
  await expect(slower.getByText('Not sent.')).toHaveCount(0);
  await expect(slower.getByRole('button', { name: 'Join' })).toBeDisabled();
  await expect(slower.getByLabel('Name')).toHaveValue('Vikram');
  await page.goto('/forms/places');
  await expect(page.locator('#inbox').getByText('The bus is full.')).toBeVisible();
  await expect(page.locator('#inbox input')).toHaveCount(0);
  await other.close();
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plainPage = await plain.newPage();
  await plainPage.goto('/forms/places');
  await plainPage.locator('#inbox [name=name]').fill('Ravi');
  await plainPage.locator('#inbox [type=submit]').click();
  await expect(plainPage.getByRole('heading', { name: 'The bus is full.' })).toBeVisible();
  await plain.close();
});
