import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FrameLocator, type Page, test } from '@playwright/test';
import { expect, startDev } from './devServer.ts';
import { copyOrchard } from './siteCopy.ts';

/* What was copied in other programs is pasted, with the browser's own clipboard, and pictures are dropped. */

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  reducedMotion: 'reduce',
});

const copyHtml = (page: Page, html: string) =>
  page.evaluate(async (text) => {
    const blob = (type: string) => new Blob([text], { type });
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': blob('text/html'), 'text/plain': blob('text/plain') }),
    ]);
  }, html);

const table = '<table><tr><th>Time</th><th>What</th></tr><tr><td>10:00</td><td>Welcome</td></tr></table>';

/** Drops pictures on the middle of an element of the page. */
async function dropPictures(page: Page, canvas: FrameLocator, words: string, names: string[]): Promise<void> {
  const box = await canvas.getByText(words).first().boundingBox();
  const data = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    for (const name of files) transfer.items.add(new File([dot], name, { type: 'image/svg+xml' }));
    return transfer;
  }, names);
  const area = page.getByRole('region', { name: 'Drop pictures here' });
  const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 8, dataTransfer: data };
  // The page answers with the block under the pointer.
  await expect(async () => {
    await page.dispatchEvent('main', 'dragenter', { dataTransfer: data });
    await area.dispatchEvent('dragover', at, { timeout: 1000 });
    await expect(page.locator('[data-look^=hover]').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await area.dispatchEvent('drop', at);
}

test('what was copied elsewhere becomes blocks, texts and links, and what cannot come is said', async ({ page }) => {
  test.setTimeout(120_000);
  const { pages, edit } = copyOrchard('studio-paste');
  edit('cider-house.json', (content) => {
    content.blocks = [{ type: 'gallery', heading: 'Photos', items: [{ title: 'Trees', image: 'fruit/orchard.jpg' }] }];
  });
  const blocks = (file: string) => JSON.parse(readFileSync(join(pages, file), 'utf8')).blocks;
  const dev = await startDev(pages);
  await dev.signIn(page.context());
  const canvas = page.frameLocator('iframe[title^="The page"]');
  try {
    await page.goto(`${dev.studio}/_studio/pages/visit`);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    // The block, not a text in it: its field would have the focus.
    await canvas.locator('[data-at$="#/blocks/0"]').click({ position: { x: 4, y: 4 } });
    await expect(page).toHaveURL(/at=%2Fblocks%2F0$/);
    await copyHtml(
      page,
      `<h1>Open day</h1><p>Of {site.name}, with *stars*</p><ul><li>First<ul><li>Inner</li></ul></li></ul>${table}`,
    );
    await page.keyboard.press('Control+v');
    await expect
      .poll(() => blocks('visit.json').slice(1))
      .toEqual([
        { type: 'rich-text', heading: 'Open day', text: 'Of {site.name}, with \\*stars\\*\n\n- First\n  - Inner' },
        {
          type: 'table',
          columns: [
            { label: 'Time', field: 'time' },
            { label: 'What', field: 'what' },
          ],
          rows: [{ time: '10:00', what: 'Welcome' }],
        },
      ]);

    // Into a text: the words come, the table as lines, which is said.
    await expect(async () => {
      await canvas.getByText('Dogs may come').dblclick({ timeout: 5000 });
      await expect(canvas.locator('[data-typing], [role=textbox]').first()).toBeFocused({ timeout: 3000 });
    }).toPass();
    await page.keyboard.press('End');
    await copyHtml(page, `<p>, and <b>cats</b></p>${table}`);
    await page.keyboard.press('Control+v');
    await expect.poll(() => blocks('visit.json')[0].text).toContain('Dogs may come, and **cats**');
    await page.getByRole('button', { name: 'Show what that is' }).click();
    const dialog = page.getByRole('dialog', { name: 'What could not be pasted' });
    await expect(dialog.getByRole('cell', { name: 'Welcome' })).toBeVisible();
    await page.keyboard.press('Escape');

    // Ctrl+K chooses a page by its name.
    await expect(async () => {
      await canvas.getByText('Boots help').dblclick({ timeout: 5000 });
      await expect(canvas.getByRole('textbox')).toBeFocused({ timeout: 3000 });
    }).toPass();
    await page.keyboard.press('Control+k');
    const link = page.getByRole('textbox', { name: 'Where the link leads' });
    await expect(link).toBeFocused();
    await link.fill('cider');
    await expect(page.getByRole('option', { name: /cider/i }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => blocks('visit.json')[0].text).toContain('](/cider-house)');
    await page.keyboard.press('Escape');

    // Pictures go into the list of the block on which they are dropped.
    await page.goto(`${dev.studio}/_studio/pages/cider-house`);
    await expect(canvas.getByRole('heading', { name: 'Photos' })).toBeVisible();
    await dropPictures(page, canvas, 'Photos', ['Übergröße.svg', 'IMG_0815.svg', 'old-press.svg']);
    await expect
      .poll(() => blocks('cider-house.json')[0].items.slice(1))
      .toEqual([
        { title: 'Übergröße', image: 'fruit/ubergrosse.svg' },
        { title: '', image: 'fruit/img_0815.svg' },
        { title: 'Old press', image: 'fruit/old-press.svg' },
      ]);

    // Several are chosen at once.
    await page.getByRole('tree', { name: 'Blocks' }).getByText('Photos').click();
    await page.getByRole('button', { name: 'Add pictures' }).click();
    const library = page.getByRole('dialog', { name: 'Choose pictures' });
    await library.getByTitle('fruit/apple.jpg').click();
    await library.getByTitle('brand/share.jpg').click();
    await library.getByRole('button', { name: 'Add 2 pictures' }).click();
    await expect
      .poll(() => blocks('cider-house.json')[0].items.slice(4))
      .toEqual([
        { title: 'Apple', image: 'fruit/apple.jpg' },
        { title: 'Share', image: 'brand/share.jpg' },
      ]);
  } finally {
    await dev.stop();
  }
});
