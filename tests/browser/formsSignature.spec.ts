import { expect, type Locator } from '@playwright/test';
import { longestDrawing } from '#rules/signature.ts';
import { test } from '../fixtures/form-site.ts';
import { draw, findViolations, openForm } from '../forms/onPage.ts';

/** Share of an area that is ink. */
const inkOf = (area: Locator) =>
  area.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return data.filter((value, at) => at % 4 === 0 && value < 128).length / (canvas.width * canvas.height);
  });

test('a signature is typed or drawn, and is there again on the answers and after a reload', async ({ page, forms }) => {
  const form = await openForm(page, '/forms/signed', 'signed');
  const next = form.getByRole('button', { name: 'Next', exact: true });
  const signature = form.getByRole('group', { name: 'Signature' });
  const name = signature.getByLabel('Your full name');
  const area = signature.getByRole('img');
  const clear = signature.getByRole('button', { name: 'Clear' });

  // What is missing is said at the name, and at the area while one draws.
  await next.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Please sign/);
  await signature.getByRole('radio', { name: 'Type' }).press('ArrowRight');
  await expect(signature.getByRole('radio', { name: 'Draw' })).toBeChecked();
  await expect(area).toHaveAccessibleName('Draw your signature with a finger, a pen or the mouse');
  await next.click();
  await expect(area).toBeFocused();
  await expect(area).toHaveAccessibleDescription('Please sign');
  await expect(clear).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);

  await draw(area);
  await expect(area).toHaveAccessibleName('Drawn signature');
  await expect(signature.getByText('Please sign')).toHaveCount(0);
  expect(await inkOf(area)).toBeGreaterThan(0.005);
  for (const width of process.env.SHOT ? [360, 768, 1440] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.SHOT}-drawn-${width}.png`, fullPage: true });
  }
  await clear.click();
  expect(await inkOf(area)).toBe(0);
  await draw(area);

  // Each way has what was filled in with it.
  await signature.getByText('Type', { exact: true }).click();
  await expect(name).toHaveValue('');
  await name.fill('Asha Rao');
  await signature.getByText('Draw', { exact: true }).click();
  await expect.poll(() => inkOf(area)).toBeGreaterThan(0.005);

  await page.reload();
  await openForm(page, '/forms/signed', 'signed');
  await expect.poll(() => inkOf(area)).toBeGreaterThan(0.005);
  await next.click();
  const picture = form.getByRole('img', { name: 'Drawn signature' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
  await expect(form.locator('dd')).toHaveText(['Not filled in', 'No', '']);
  expect(await findViolations(page)).toEqual([]);
  for (const width of process.env.SHOT ? [360, 768, 1440] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.SHOT}-answers-${width}.png`, fullPage: true });
  }
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('It has arrived.')).toBeVisible();
  const { signature: sent } = JSON.parse(forms.site.received.at(-1)?.body ?? '{}');
  expect(sent).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  expect(sent.length).toBeLessThanOrEqual(longestDrawing);
  // Nothing of it is left for the next visitor.
  await expect(name).toHaveValue('');
  await signature.getByText('Draw', { exact: true }).click();
  expect(await inkOf(area)).toBe(0);
});

test('a drawing that fills its area has a size that is sent', async ({ page, forms }) => {
  test.slow();
  const form = await openForm(page, '/forms/signed', 'signed');
  await form.getByText('Draw', { exact: true }).click();
  const area = form.getByRole('img');
  // Noise, which no picture holds in few bytes.
  await area.evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d');
    let seed = 1;
    for (let at = 0; at < 20_000; at++) {
      seed = (seed * 16807) % 2147483647;
      context?.fillRect(seed % canvas.width, (seed >> 8) % canvas.height, 2, 2);
      if (context) context.fillStyle = `hsl(${seed % 360} 80% 50%)`;
    }
  });
  await draw(area);
  await form.getByRole('button', { name: 'Next', exact: true }).click();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('It has arrived.')).toBeVisible();
  const { signature } = JSON.parse(forms.site.received.at(-1)?.body ?? '{}');
  expect(signature.length).toBeLessThanOrEqual(longestDrawing);
});

test('without scripts a signature is the name', async ({ browser, forms }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${forms.site.url}/forms/signed`);
  const signature = page.getByRole('group', { name: 'Signature' });
  await expect(signature.getByRole('radio')).toHaveCount(0);
  await signature.getByLabel('Your full name').fill('Asha Rao');
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-plain.png`, fullPage: true });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => forms.site.received.length).toBe(1);
  expect(new URLSearchParams(forms.site.received[0]?.body).get('signature')).toBe('Asha Rao');
  await context.close();
});
