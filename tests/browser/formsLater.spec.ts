import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { openForm, test } from '../fixtures/form-site.ts';
import { findViolations } from '../forms/onPage.ts';
import { laterLinksIn, openMailServer } from '../samples/openMailServer.ts';

/* A form that visitors finish later, on another device, by a link that the inbox mails to them. */

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'later-'));
let mails: Awaited<ReturnType<typeof openMailServer>>;
let inbox: ChildProcess;

test.beforeAll(async ({ formSite: { pages, inboxPort } }) => {
  mails = await openMailServer();
  const data = join(folder, 'inbox.db');
  const words = ['--pages', pages, '--data', data, '--port', String(inboxPort), '--host', '127.0.0.1'];
  const { url, from } = mails.settings;
  inbox = fork(join(root, 'scripts/compiled.cjs'), [join(root, 'scripts/inbox.ts'), ...words, '--mail-from', from], {
    cwd: root,
    env: { ...process.env, SMTP_URL: url },
  });
  await once(inbox, 'message');
});

test.afterAll(async () => {
  const exit = once(inbox, 'exit');
  inbox.kill();
  await exit;
  await mails.close();
  rmSync(folder, { recursive: true });
});

const later = (page: Page) => page.locator('#later');
const finishLater = (page: Page) => later(page).getByRole('button', { name: 'Finish later by e-mail' });

/** Asks for a link to an address on a page with a form, and returns it once it has arrived. */
async function askForLink(page: Page, address: string): Promise<string> {
  await finishLater(page).click();
  await later(page).getByLabel('Your e-mail address').fill(address);
  await later(page).getByRole('button', { name: 'Send me the link' }).click();
  await expect(later(page).getByText(`The link is on its way to ${address}`)).toBeVisible();
  const mail = mails.received.find(({ to }) => to === address);
  const [[path, token] = []] = laterLinksIn(mail?.text ?? '');
  return `${path}#resume=${token}`;
}

/** Opens a link as on another device. */
async function openElsewhere(browser: Browser, link: string): Promise<{ page: Page; form: Locator }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await later(page).and(page.locator('[data-live]')).waitFor();
  return { page, form: later(page).locator('form').first() };
}

async function fillBeginning(page: Page): Promise<Locator> {
  const form = (await openForm(page, '/forms/later', 'later')).first();
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Age').fill('20');
  await form.getByRole('button', { name: 'Next', exact: true }).click();
  await form.getByLabel('Course').selectOption('Music');
  await form.getByLabel('Instrument').fill('Sitar');
  return form;
}

test('a form is finished on another device, by a link that ends then', async ({ page, browser }) => {
  await fillBeginning(page);
  const link = await askForLink(page, 'asha@example.edu');
  expect(link).toMatch(/\/forms\/later#resume=[0-9a-f]{32}$/);

  const { page: elsewhere, form } = await openElsewhere(browser, link);
  await expect(form.getByRole('heading', { name: 'Your studies' })).toBeVisible();
  await expect(form.getByLabel('Instrument')).toHaveValue('Sitar');
  await expect(form.getByRole('note')).toContainText('You filled this in on');
  await expect(form.getByRole('note')).toBeInViewport();
  expect(new URL(elsewhere.url()).hash).toBe('');
  expect(await findViolations(elsewhere)).toEqual([]);
  for (const width of process.env.SHOT ? [360, 768, 1440] : []) {
    await elsewhere.setViewportSize({ width, height: 900 });
    await elsewhere.screenshot({ path: `${process.env.SHOT}-opened-${width}.png`, fullPage: true });
  }

  // What is stored again is behind the same link, also after the page was loaded anew.
  await elsewhere.reload();
  const again = (await openForm(elsewhere, '/forms/later', 'later')).first();
  await again.getByLabel('Instrument').fill('Tabla');
  await later(elsewhere).getByRole('button', { name: 'Store for my link' }).click();
  await expect(later(elsewhere).getByText('Stored. Your link opens the form')).toBeVisible();
  const third = await openElsewhere(browser, link);
  await expect(third.form.getByLabel('Instrument')).toHaveValue('Tabla');

  await again.getByRole('button', { name: 'Next', exact: true }).click();
  await again.getByRole('button', { name: 'Apply' }).click();
  await expect(again.getByText('It has arrived.')).toBeVisible();
  await expect(finishLater(elsewhere)).toBeVisible();
  const fourth = await openElsewhere(browser, link);
  await expect(fourth.form.getByText('Your link has ended')).toBeVisible();
  await expect(fourth.form.getByLabel('Full name')).toHaveValue('');
  if (process.env.SHOT) await fourth.page.screenshot({ path: `${process.env.SHOT}-ended.png`, fullPage: true });
  await later(third.page).getByRole('button', { name: 'Store for my link' }).click();
  await expect(later(third.page).getByText('Your link has ended')).toBeVisible();
  await expect(third.form.getByLabel('Instrument')).toHaveValue('Tabla');
  await expect(finishLater(third.page)).toBeVisible();
  for (const opened of [elsewhere, third.page, fourth.page]) await opened.context().close();
});

test('the link is asked for by keyboard, and what is wrong is said there', async ({ page }) => {
  const form = await fillBeginning(page);
  const button = finishLater(page);
  const address = later(page).getByLabel('Your e-mail address');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  await expect(later(page).getByText('Files and passwords are not stored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(address).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await address.fill('asha');
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Please enter an e-mail address, such as name@example.com');
  expect(await findViolations(page)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-panel-${width}.png`, fullPage: true });
  }
  mails.state.isRefusing = true;
  await address.fill('keys@example.edu');
  await page.keyboard.press('Enter');
  await expect(later(page).getByText('No mail can be sent at the moment')).toBeVisible();
  mails.state.isRefusing = false;
  await page.keyboard.press('Enter');
  await expect(later(page).getByText('on its way to keys@example.edu')).toBeVisible();
  await expect(button).toBeFocused();
  await expect(form.getByLabel('Instrument')).toHaveValue('Sitar');
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-sent.png`, fullPage: true });
});

test('a link loses nothing that is typed, and what it has brought is deleted everywhere', async ({ page, browser }) => {
  await fillBeginning(page);
  const link = await askForLink(page, 'typed@example.edu');
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await elsewhere.route('**/later/open', async (route) => {
    await released;
    await route.continue();
  });
  await elsewhere.goto(link);
  await later(elsewhere).and(elsewhere.locator('[data-live]')).waitFor();
  const form = later(elsewhere).locator('form').first();
  await form.getByLabel('Full name').fill('Asha R.');
  release();
  await expect(form.getByLabel('Instrument')).toHaveValue('Sitar');
  await form.getByRole('button', { name: 'Previous' }).click();
  await expect(form.getByLabel('Full name')).toHaveValue('Asha R.');
  await expect(form.getByLabel('Age')).toHaveValue('20');

  await elsewhere.route('**/later/delete', (route) => route.abort());
  await form.getByRole('button', { name: 'Delete it and start again' }).click();
  await expect(form.getByText('That did not work. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Age')).toHaveValue('20');
  await elsewhere.unroute('**/later/delete');
  await form.getByRole('button', { name: 'Delete it and start again' }).click();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByLabel('Age')).toHaveValue('');
  const after = await openElsewhere(browser, link);
  await expect(after.form.getByText('Your link has ended')).toBeVisible();
  await after.page.context().close();
  await context.close();
});

test('a link that cannot be opened for now is tried again', async ({ page, browser }) => {
  await fillBeginning(page);
  const link = await askForLink(page, 'offline@example.edu');
  // The form is far below: the link makes it interactive all the same.
  const context = await browser.newContext({ viewport: { width: 1000, height: 200 } });
  const elsewhere = await context.newPage();
  await elsewhere.route('**/later/open', (route) => route.abort());
  await elsewhere.goto(link);
  const form = later(elsewhere).locator('form').first();
  await expect(form.getByText('could not be loaded')).toBeVisible();
  if (process.env.SHOT) await elsewhere.screenshot({ path: `${process.env.SHOT}-failed.png`, fullPage: true });
  await elsewhere.unroute('**/later/open');
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByLabel('Instrument')).toHaveValue('Sitar');
  await context.close();
});

test('without scripts there is no such button', async ({ browser, forms }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${forms.site.url}/forms/later`);
  await expect(later(page).getByLabel('Instrument')).toBeVisible();
  await expect(later(page).getByText('Finish later')).toBeHidden();
  await context.close();
});
