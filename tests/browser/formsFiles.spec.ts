import { expect } from '@playwright/test';
import { openForm, test } from '../fixtures/form-site.ts';
import { findViolations, resultOf } from '../forms/onPage.ts';

const picture = (name: string, bytes = 400) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes - 3)]),
});

test('several files stand in a list, to which more are added and from which each can be removed', async ({
  page,
  forms,
}) => {
  const form = await openForm(page, '/forms/long', 'long');
  const input = form.locator('[name=pictures]');
  const field = input.locator('xpath=ancestor::*[@data-file]');
  await input.setInputFiles(picture('a.jpg'));
  await input.setInputFiles([picture('b.jpg', 900)]);
  await expect(field.getByRole('listitem')).toHaveText([/a\.jpg.*1 kB/, /b\.jpg.*1 kB/]);
  await expect(field.getByText('2 of 2 files, 2 kB')).toBeVisible();
  await expect(field.getByRole('status')).toHaveText('b.jpg added');
  // The browser's own input holds all of them.
  expect(await input.evaluate(({ files }: HTMLInputElement) => files?.length)).toBe(2);

  // What is wrong is said at once.
  await input.setInputFiles(picture('a-third-one-with-a-very-long-name-that-has-no-spaces-at-all.jpg'));
  await expect(input).toHaveAccessibleDescription('At most two');
  for (const width of process.env.SHOT ? [360, 768, 1440] : []) {
    await page.setViewportSize({ width, height: 900 });
    await field.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${process.env.SHOT}-files-${width}.png` });
  }
  expect(await findViolations(page)).toEqual([]);
  await field.getByRole('button', { name: /^Remove: a-third/ }).press('Enter');
  await expect(input).not.toHaveAttribute('aria-invalid');
  await expect(field.getByRole('button', { name: 'Remove: b.jpg' })).toBeFocused();
  await expect(field.getByRole('status')).toHaveText(/a-third.* removed/);
  await field.getByRole('button', { name: 'Remove: a.jpg' }).click();
  await input.setInputFiles(picture('large.jpg', 1500));
  await expect(input).toHaveAccessibleDescription('At most 1000 bytes');
  await field.getByRole('button', { name: 'Remove: large.jpg' }).click();
  await form.locator('[type=submit]').click();
  await expect(resultOf(form)).toHaveText('It has arrived.');
  const body = forms.site.received[0]?.body ?? '';
  expect(body.match(/filename="[^"]*"/g)?.filter((name) => name.includes('jpg'))).toEqual(['filename="b.jpg"']);
  await expect(field.getByRole('listitem')).toHaveCount(0);
});

test('the last file that is removed leaves the focus at the input', async ({ page }) => {
  const form = await openForm(page, '/forms/long', 'long');
  const input = form.locator('[name=pictures]');
  await input.setInputFiles(picture('a.jpg'));
  await form.getByRole('button', { name: 'Remove: a.jpg' }).click();
  await expect(input).toBeFocused();
});

test('while files are being sent the form says how much of them has gone', async ({ page, forms }) => {
  test.slow();
  const form = await openForm(page, '/forms/long', 'long');
  const large = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_500_000, '%PDF-1.7 ') };
  await form.locator('[name=note]').fill('Hello');
  await form.locator('[name=paper]').setInputFiles(large);
  const devtools = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
  await devtools.send('Network.emulateNetworkConditions', speed);
  const bar = form.getByRole('progressbar', { name: 'Sending your files' });
  await form.locator('[type=submit]').click();
  await expect(bar).toBeVisible();
  const shareOf = async () => Number(await bar.getAttribute('aria-valuenow', { timeout: 1000 }));
  await expect.poll(shareOf).toBeGreaterThan(5);
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-progress.png` });
  const early = await shareOf();
  expect(early).toBeLessThan(100);
  await expect.poll(shareOf).toBeGreaterThan(early);
  await expect(resultOf(form)).toHaveText('It has arrived.');
  await expect(bar).toHaveCount(0);
  const [{ body, headers } = { body: '', headers: {} }] = forms.site.received;
  expect(headers.accept).toBe('application/json');
  expect(body).toContain('name="paper"; filename="cv.pdf"');
  expect(body.length).toBeGreaterThan(1_500_000);
});

test('a failure, errors of the server and an answer that does not come are the same with files', async ({
  page,
  forms,
}) => {
  const form = await openForm(page, '/forms/long', 'long');
  await form.locator('[name=paper]').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 …'),
  });
  const send = form.locator('[type=submit]');
  forms.site.reply = { status: 422, body: JSON.stringify({ errors: { paper: 'We know this one' } }) };
  await send.click();
  await expect(form.locator('[name=paper]')).toHaveAccessibleDescription('We know this one');
  forms.site.reply = { breakOff: 'head' };
  await send.click();
  await expect(resultOf(form)).toHaveText('ErrorIt did not arrive.');
  forms.site.reply = { status: 204, body: '' };
  await send.click();
  await expect(resultOf(form)).toHaveText('It has arrived.');
});

test('without scripts the browser takes several files by itself', async ({ browser, forms }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${forms.site.url}/forms/long`);
  await page.locator('[name=pictures]').setInputFiles([picture('a.jpg'), picture('b.jpg')]);
  await page.locator('#long [type=submit]').click();
  await expect.poll(() => forms.site.received.length).toBe(1);
  for (const name of ['a.jpg', 'b.jpg']) expect(forms.site.received[0]?.body).toContain(`filename="${name}"`);
  await context.close();
});
